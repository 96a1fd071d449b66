#ifndef C_LIBCURL_H
#define C_LIBCURL_H

#include <stdbool.h>

/// Binds the system's libcurl on first use; false when it is absent.
bool weather_curl_load(void);

#endif
