// Images filtered to another size: along their rows into sums of floats, four a pixel, then those along columns.
#pragma once

typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef uint8_t u8x4 __attribute__((ext_vector_type(4)));

// Blue, green, red, alpha, 0…255.
INLINE f32x4 channels_of(const uint32_t *texel) {
    u8x4 bytes;
    memcpy(&bytes, texel, sizeof bytes);
    return __builtin_convertvector(bytes, f32x4);
}

static void narrow_row(const CKResampling *axis, const uint32_t *texels, float *sums) {
    for (int32_t x = 0; x < axis->count; x++) {
        const uint32_t *first = texels + axis->firsts[x];
        const float *weights = axis->weights + (int64_t)x * axis->taps;
        f32x4 sum = 0;
        for (int32_t tap = 0; tap < axis->taps; tap++) {
            // Beyond the last texel weights are zero, and there may be no memory.
            if (weights[tap] != 0) sum += channels_of(first + tap) * weights[tap];
        }
        memcpy(sums + x * 4, &sum, sizeof sum);
    }
}

// Two pixels, rounded; no colour is more than its alpha.
INLINE u8x8 two_words(f32x8 sum) {
    const i32x8 bytes = to_int(within(sum, 0, 255) + 0.5f);
    const i32x8 alpha = __builtin_shufflevector(bytes, bytes, 3, 3, 3, 3, 7, 7, 7, 7);
    return __builtin_convertvector(bytes < alpha ? bytes : alpha, u8x8);
}

static void mix_rows(const float *const *rows, const float *weights, int32_t taps, int32_t width, uint32_t *pixels) {
    for (int32_t x = 0; x < width; x += 2) {
        const size_t count = width - x < 2 ? 1 : 2;
        f32x8 sum = 0;
        for (int32_t tap = 0; tap < taps; tap++) {
            f32x8 row = 0;
            if (count == 2) memcpy(&row, rows[tap] + x * 4, sizeof row);
            else memcpy(&row, rows[tap] + x * 4, sizeof row / 2);
            sum += row * weights[tap];
        }
        const u8x8 words = two_words(sum);
        if (count == 2) memcpy(pixels + x, &words, sizeof words);
        else memcpy(pixels + x, &words, sizeof words / 2);
    }
}
