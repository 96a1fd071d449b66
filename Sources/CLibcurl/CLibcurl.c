#include "CLibcurl.h"

#include <dlfcn.h>
#include <pthread.h>

#ifdef __APPLE__
#define LIBRARY_NAME "libcurl.4.dylib"
#else
#define LIBRARY_NAME "libcurl.so.4"
#endif

// libcurl's message about a finished transfer, laid out as its interface fixes it.
struct message {
  int kind;
  weather_curl_easy *easy;
  union {
    void *pointer;
    int code;
  } data;
};

// libcurl's description of an option, laid out as its interface fixes it.
struct option {
  const char *name;
  int number;
  int type;
  unsigned int flags;
};

static struct {
  int (*global_init)(long);
  weather_curl_easy *(*easy_init)(void);
  void (*easy_cleanup)(weather_curl_easy *);
  int (*easy_setopt)(weather_curl_easy *, int, ...);
  int (*easy_getinfo)(weather_curl_easy *, int, ...);
  const char *(*easy_strerror)(int);
  weather_curl_list *(*slist_append)(weather_curl_list *, const char *);
  void (*slist_free_all)(weather_curl_list *);
  weather_curl_multi *(*multi_init)(void);
  int (*multi_cleanup)(weather_curl_multi *);
  int (*multi_add_handle)(weather_curl_multi *, weather_curl_easy *);
  int (*multi_remove_handle)(weather_curl_multi *, weather_curl_easy *);
  int (*multi_perform)(weather_curl_multi *, int *);
  int (*multi_poll)(weather_curl_multi *, void *, unsigned int, int, int *);
  int (*multi_wakeup)(weather_curl_multi *);
  struct message *(*multi_info_read)(weather_curl_multi *, int *);
} curl;

// Absent from libcurl before 7.73; only tests ask for it.
static const struct option *(*option_by_name)(const char *);

static enum weather_curl_presence presence = weather_curl_absent;

static void bind(void) {
  void *library = dlopen(LIBRARY_NAME, RTLD_NOW | RTLD_LOCAL);
  if (!library) return;

  const struct {
    void **function;
    const char *name;
  } symbols[] = {
    {(void **)&curl.global_init, "curl_global_init"},
    {(void **)&curl.easy_init, "curl_easy_init"},
    {(void **)&curl.easy_cleanup, "curl_easy_cleanup"},
    {(void **)&curl.easy_setopt, "curl_easy_setopt"},
    {(void **)&curl.easy_getinfo, "curl_easy_getinfo"},
    {(void **)&curl.easy_strerror, "curl_easy_strerror"},
    {(void **)&curl.slist_append, "curl_slist_append"},
    {(void **)&curl.slist_free_all, "curl_slist_free_all"},
    {(void **)&curl.multi_init, "curl_multi_init"},
    {(void **)&curl.multi_cleanup, "curl_multi_cleanup"},
    {(void **)&curl.multi_add_handle, "curl_multi_add_handle"},
    {(void **)&curl.multi_remove_handle, "curl_multi_remove_handle"},
    {(void **)&curl.multi_perform, "curl_multi_perform"},
    {(void **)&curl.multi_poll, "curl_multi_poll"},
    {(void **)&curl.multi_wakeup, "curl_multi_wakeup"},
    {(void **)&curl.multi_info_read, "curl_multi_info_read"},
  };
  presence = weather_curl_too_old;
  for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
    *symbols[index].function = dlsym(library, symbols[index].name);
    if (!*symbols[index].function) return;
  }
  *(void **)&option_by_name = dlsym(library, "curl_easy_option_by_name");

  // CURL_GLOBAL_DEFAULT: TLS and, where there is such a thing, sockets.
  const long everything = 3;
  if (curl.global_init(everything) != 0) {
    presence = weather_curl_absent;
    return;
  }
  presence = weather_curl_present;
}

enum weather_curl_presence weather_curl_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return presence;
}

weather_curl_easy *weather_curl_easy_create(void) { return curl.easy_init(); }

void weather_curl_easy_destroy(weather_curl_easy *easy) { curl.easy_cleanup(easy); }

int weather_curl_easy_set_number(weather_curl_easy *easy, enum weather_curl_option option, long value) {
  return curl.easy_setopt(easy, option, value);
}

int weather_curl_easy_set_pointer(weather_curl_easy *easy, enum weather_curl_option option,
                                  const void *value) {
  return curl.easy_setopt(easy, option, value);
}

int weather_curl_easy_set_string(weather_curl_easy *easy, enum weather_curl_option option,
                                 const char *value) {
  return curl.easy_setopt(easy, option, value);
}

int weather_curl_easy_set_list(weather_curl_easy *easy, enum weather_curl_option option,
                               const weather_curl_list *value) {
  return curl.easy_setopt(easy, option, value);
}

int weather_curl_easy_set_receiver(weather_curl_easy *easy, enum weather_curl_option option,
                                   weather_curl_receiver value) {
  return curl.easy_setopt(easy, option, value);
}

long weather_curl_easy_number(weather_curl_easy *easy, enum weather_curl_info info) {
  long value = 0;
  return curl.easy_getinfo(easy, info, &value) == 0 ? value : 0;
}

const char *weather_curl_easy_string(weather_curl_easy *easy, enum weather_curl_info info) {
  const char *value = 0;
  return curl.easy_getinfo(easy, info, &value) == 0 ? value : 0;
}

const char *weather_curl_explanation(int code) { return curl.easy_strerror(code); }

weather_curl_list *weather_curl_list_appending(weather_curl_list *list, const char *text) {
  return curl.slist_append(list, text);
}

void weather_curl_list_destroy(weather_curl_list *list) { curl.slist_free_all(list); }

weather_curl_multi *weather_curl_multi_create(void) { return curl.multi_init(); }

void weather_curl_multi_destroy(weather_curl_multi *multi) { curl.multi_cleanup(multi); }

int weather_curl_multi_add(weather_curl_multi *multi, weather_curl_easy *easy) {
  return curl.multi_add_handle(multi, easy);
}

int weather_curl_multi_remove(weather_curl_multi *multi, weather_curl_easy *easy) {
  return curl.multi_remove_handle(multi, easy);
}

int weather_curl_multi_perform(weather_curl_multi *multi) {
  int running = 0;
  return curl.multi_perform(multi, &running);
}

int weather_curl_multi_wait(weather_curl_multi *multi, int milliseconds) {
  return curl.multi_poll(multi, 0, 0, milliseconds, 0);
}

int weather_curl_multi_wake(weather_curl_multi *multi) { return curl.multi_wakeup(multi); }

weather_curl_easy *weather_curl_multi_next_finished(weather_curl_multi *multi, int *code) {
  const int finished = 1;
  int remaining = 0;
  struct message *message;
  while ((message = curl.multi_info_read(multi, &remaining))) {
    if (message->kind == finished) {
      *code = message->data.code;
      return message->easy;
    }
  }
  return 0;
}

int weather_curl_option_number(const char *name) {
  if (!option_by_name) return -1;
  const struct option *option = option_by_name(name);
  return option ? option->number : 0;
}
