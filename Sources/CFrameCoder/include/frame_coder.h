#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixels as tokens: lossless, and quick enough for every frame. The page reads them (Sources/DisplayBrowser/Page/pixels.js).
//
// Pixels come row by row. "Last" is the pixel before, opaque black at the start; the table of 64 colours is filled by the tokens that
// name a new colour, at the place that the colour's hash says.
//
//   0x00…0x3F            a colour of the table
//   0x40…0x7F            last + (−2…1, −2…1, −2…1), two bits a channel: red, green, blue
//   0x80…0xBF, byte      last + green −32…31; red and blue differ by −8…7 from that, four bits each
//   0xC0…0xDE            last, 1 to 31 times
//   0xDF, low, high      last, as often as the two bytes say
//   0xE0…0xFC            as in the row above, 1 to 29 pixels
//   0xFD, low, high      as in the row above, as many as the two bytes say
//   0xFE, r, g, b        this colour
//
// Runs end with their row.

/// The most bytes that a rectangle can take.
static inline size_t frame_coder_bound(int width, int height) { return (size_t)width * (size_t)height * 4; }

/// Writes `width` × `height` words 0xAARRGGBB, taken as opaque, `stride` words from row to row; answers how many bytes.
size_t frame_coder_encode(const uint32_t *pixels, size_t stride, int width, int height, uint8_t *out);
