#include "kernels.h"

// Plain floats in one order, never contracted: the same bits on every processor.
#pragma STDC FP_CONTRACT OFF

static inline float limited(float v) {
    const float positive = v > 0 ? v : 0;
    return positive < 1 ? positive : 1;
}

static inline uint32_t byte(float v) { return (uint32_t)(limited(v) * 255 + 0.5f); }

// Premultiplied 0xAARRGGBB → straight colours 0…1 → the matrix's rows red, green, blue, alpha, each with an offset → premultiplied.
static uint32_t changed(uint32_t word, const float m[20]) {
    const float unit = 1.0f / 255;
    const float alpha = (float)(word >> 24) * unit;
    const float scale = alpha > 0 ? 1 / alpha : 0;
    const float red = (float)(word >> 16 & 255) * unit * scale;
    const float green = (float)(word >> 8 & 255) * unit * scale;
    const float blue = (float)(word & 255) * unit * scale;
    float sums[4];
    for (int i = 0; i < 4; i++) {
        const float *row = m + 5 * i;
        sums[i] = limited(row[0] * red + row[1] * green + row[2] * blue + row[3] * alpha + row[4]);
    }
    const float a = sums[3];
    return byte(a) << 24 | byte(sums[0] * a) << 16 | byte(sums[1] * a) << 8 | byte(sums[2] * a);
}

void ck_color_matrix(uint32_t *pixels, int32_t width, const float matrix[20]) {
    // Neighbours are often equal.
    uint32_t last = 0, result = changed(0, matrix);
    for (int32_t x = 0; x < width; x++) {
        if (pixels[x] != last) {
            last = pixels[x];
            result = changed(last, matrix);
        }
        pixels[x] = result;
    }
}
