#ifndef C_GAZETTEER_H
#define C_GAZETTEER_H

#include <stddef.h>

/// The first byte of the embedded gazetteer.
const unsigned char *_Nonnull gazetteer_bytes(void);

/// The number of bytes in the embedded gazetteer.
size_t gazetteer_byte_count(void);

#endif
