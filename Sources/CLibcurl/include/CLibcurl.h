#ifndef C_LIBCURL_H
#define C_LIBCURL_H

#include <stddef.h>
#include <stdint.h>

// libcurl is bound when it is first needed, so its headers are not needed to build. What stands here is the
// part of its stable interface that is in use; the numbers never change within libcurl.so.4, and a test
// compares them with the library's own table.

/// One transfer of libcurl.
typedef struct weather_curl_easy weather_curl_easy;
/// A group of transfers of libcurl that one thread drives.
typedef struct weather_curl_multi weather_curl_multi;
/// A linked list of strings of libcurl.
typedef struct weather_curl_list weather_curl_list;

/// Takes received bytes, and returns how many it took: fewer than `size * count` stop the transfer.
typedef size_t (*weather_curl_receiver)(char *_Nonnull bytes, size_t size, size_t count,
                                        void *_Nullable context);

/// What came of looking for libcurl.
enum weather_curl_presence {
  /// It is bound and ready.
  weather_curl_present = 0,
  /// No such library is installed.
  weather_curl_absent = 1,
  /// It is older than 7.68 and lacks functions that are needed.
  weather_curl_too_old = 2,
};

/// Options of a transfer, by libcurl's numbers.
enum weather_curl_option {
  weather_curl_option_ssl_verify_peer = 64,
  weather_curl_option_ssl_verify_host = 81,
  weather_curl_option_http_version = 84,
  weather_curl_option_no_signal = 99,
  weather_curl_option_connect_timeout_milliseconds = 156,
  weather_curl_option_protocols = 181,
  weather_curl_option_pipe_wait = 237,
  weather_curl_option_suppress_connect_headers = 265,
  weather_curl_option_http09_allowed = 285,
  weather_curl_option_quick_exit = 322,
  weather_curl_option_write_data = 10001,
  weather_curl_option_url = 10002,
  weather_curl_option_error_buffer = 10010,
  weather_curl_option_user_agent = 10018,
  weather_curl_option_http_header = 10023,
  weather_curl_option_header_data = 10029,
  weather_curl_option_ca_info = 10065,
  weather_curl_option_accept_encoding = 10102,
  weather_curl_option_no_proxy = 10177,
  weather_curl_option_write_function = 20011,
  weather_curl_option_header_function = 20079,
};

/// Facts of a finished transfer, by libcurl's numbers.
enum weather_curl_info {
  weather_curl_info_redirect_url = 0x100000 + 31,
  weather_curl_info_response_code = 0x200000 + 2,
};

/// Outcomes of a transfer, by libcurl's numbers.
enum weather_curl_code {
  weather_curl_ok = 0,
  weather_curl_failed_init = 2,
  weather_curl_could_not_resolve_proxy = 5,
  weather_curl_could_not_resolve_host = 6,
  weather_curl_could_not_connect = 7,
  weather_curl_partial_file = 18,
  weather_curl_out_of_memory = 27,
  weather_curl_timed_out = 28,
  weather_curl_ssl_connect_error = 35,
  weather_curl_got_nothing = 52,
  weather_curl_send_error = 55,
  weather_curl_receive_error = 56,
  weather_curl_ssl_certificate_problem = 58,
  weather_curl_ssl_cipher = 59,
  weather_curl_peer_failed_verification = 60,
  weather_curl_ssl_ca_bad_file = 77,
  weather_curl_proxy = 97,
};

/// Binds the system's libcurl on first use; later calls tell what came of it.
enum weather_curl_presence weather_curl_load(void);

// The functions below may be called only after weather_curl_load() has returned weather_curl_present.

weather_curl_easy *_Nullable weather_curl_easy_create(void);
void weather_curl_easy_destroy(weather_curl_easy *_Nonnull easy);
int weather_curl_easy_set_number(weather_curl_easy *_Nonnull easy, enum weather_curl_option option, long value);
int weather_curl_easy_set_pointer(weather_curl_easy *_Nonnull easy, enum weather_curl_option option,
                                  const void *_Nullable value);
int weather_curl_easy_set_string(weather_curl_easy *_Nonnull easy, enum weather_curl_option option,
                                 const char *_Nonnull value);
int weather_curl_easy_set_list(weather_curl_easy *_Nonnull easy, enum weather_curl_option option,
                               const weather_curl_list *_Nullable value);
int weather_curl_easy_set_receiver(weather_curl_easy *_Nonnull easy, enum weather_curl_option option,
                                   weather_curl_receiver _Nonnull value);
long weather_curl_easy_number(weather_curl_easy *_Nonnull easy, enum weather_curl_info info);
const char *_Nullable weather_curl_easy_string(weather_curl_easy *_Nonnull easy, enum weather_curl_info info);
const char *_Nonnull weather_curl_explanation(int code);

weather_curl_list *_Nullable weather_curl_list_appending(weather_curl_list *_Nullable list,
                                                         const char *_Nonnull text);
void weather_curl_list_destroy(weather_curl_list *_Nullable list);

weather_curl_multi *_Nullable weather_curl_multi_create(void);
void weather_curl_multi_destroy(weather_curl_multi *_Nonnull multi);
int weather_curl_multi_add(weather_curl_multi *_Nonnull multi, weather_curl_easy *_Nonnull easy);
int weather_curl_multi_remove(weather_curl_multi *_Nonnull multi, weather_curl_easy *_Nonnull easy);
int weather_curl_multi_perform(weather_curl_multi *_Nonnull multi);
/// Waits until there is something to do, the time is over, or weather_curl_multi_wake() is called.
int weather_curl_multi_wait(weather_curl_multi *_Nonnull multi, int milliseconds);
/// Ends a wait; the one function that any thread may call.
int weather_curl_multi_wake(weather_curl_multi *_Nonnull multi);
/// Takes the next finished transfer and its outcome, or returns null.
weather_curl_easy *_Nullable weather_curl_multi_next_finished(weather_curl_multi *_Nonnull multi,
                                                              int *_Nonnull code);

/// The number that libcurl's own table gives an option, 0 if it has no such option, -1 if it has no table.
int weather_curl_option_number(const char *_Nonnull name);

#endif
