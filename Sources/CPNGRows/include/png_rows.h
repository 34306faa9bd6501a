#ifndef PNG_ROWS_H
#define PNG_ROWS_H

#include <stddef.h>
#include <stdint.h>

// Loops over every pixel of PNG pictures: compressed rows from premultiplied 0xAARRGGBB words, and words from filtered rows.
// Integers alone, so that equal pictures give equal bytes on every machine.

/// Whether every pixel's alpha is 255. `stride` in pixels.
int png_is_opaque(const uint32_t *pixels, size_t width, size_t height, size_t stride);

/// Whether two pictures of one size have the same pixels. Strides in pixels.
int png_is_equal(const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, size_t width, size_t height);

/// The smallest rectangle with all pixels in which two pictures of one size differ: x, y, width and height into `box`; one pixel when
/// they are equal. Strides in pixels.
void png_changed(
    const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, size_t width, size_t height, int32_t *box);

/// Room that `png_deflate_band` never exceeds, in bytes.
size_t png_band_bound(size_t width, size_t height, int channels);

/// Part of a deflate stream of rows, each after its filter byte: `height` rows from `pixels` on. Parts that follow one another
/// make the stream. `channels` is 3 or 4; colours are written straight. `isFirst`: there is no row above; `isLast`: the stream ends here.
/// Returns the bytes written to `out`, 0 when there is no memory; the Adler-32 of the bytes before compression goes to `checksum`.
size_t png_deflate_band(
    const uint32_t *pixels, size_t width, size_t height, size_t stride, int channels, int isFirst, int isLast, uint8_t *out,
    size_t capacity, uint32_t *checksum);

/// The Adler-32 of bytes and of `second_count` ones behind them.
uint32_t png_joined_checksum(uint32_t first, uint32_t second, size_t second_count);

/// Undoes the filters of rows of 8-bit samples (`channels` 3 or 4) and writes premultiplied words.
/// Returns 0 for a filter that does not exist. `rows` is changed.
int png_unfilter(uint8_t *rows, size_t width, size_t height, int channels, uint32_t *pixels, size_t stride);

/// The same for rows of crushed files, whose samples are blue first and premultiplied.
int png_unfilter_crushed(uint8_t *rows, size_t width, size_t height, int channels, uint32_t *pixels, size_t stride);

#endif
