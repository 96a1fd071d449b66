#include "CGazetteer.h"

static const unsigned char bytes[] = {
#embed "gazetteer.bin"
};

const unsigned char *gazetteer_bytes(void) { return bytes; }

size_t gazetteer_byte_count(void) { return sizeof bytes; }
