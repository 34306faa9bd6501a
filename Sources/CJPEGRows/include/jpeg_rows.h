#ifndef JPEG_ROWS_H
#define JPEG_ROWS_H

#include <stddef.h>
#include <stdint.h>

/// One row of a JPEG picture whose colours are stored at half the width: `width` opaque 0xAARRGGBB words.
///
/// `blue` and `red` (Cb and Cr, a sample for two pixels) belong to the row, those `beside` to the row above or below that counts a
/// quarter; pass the row's own where there is none. Across, a sample's neighbour counts a quarter too, but none in another block of
/// 16 pixels. Integers alone, so that equal files give equal pixels on every machine.
void jpeg_color_row(
    const uint8_t *luma, const uint8_t *blue, const uint8_t *blue_beside, const uint8_t *red, const uint8_t *red_beside, size_t width,
    uint32_t *pixels);

#endif
