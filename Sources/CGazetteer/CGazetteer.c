#include "CGazetteer.h"

// C23 has it; the compiler warns of it in Swift packages none the less.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "gazetteer.bin" if_empty(0)
};

const unsigned char *gazetteer_bytes(void) { return bytes; }

size_t gazetteer_byte_count(void) { return sizeof bytes; }
