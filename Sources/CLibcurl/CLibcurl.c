#include "CLibcurl.h"

#include <dlfcn.h>

bool weather_curl_load(void) { return dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL) != 0; }
