#pragma once
#include <png.h>

/* Words of 0xAARRGGBB on a little-endian machine; the macro does not come over to Swift. */
static const png_uint_32 mutoscope_png_format_bgra = PNG_FORMAT_BGRA;
