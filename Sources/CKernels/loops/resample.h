// Images filtered to another size: along their rows into sums of floats, four a pixel, then those along columns.
#pragma once

typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef int32_t i32x4 __attribute__((ext_vector_type(4)));
typedef uint32_t u32x4 __attribute__((ext_vector_type(4)));
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

// Rounded; no colour is more than its alpha.
INLINE uint32_t word_of(f32x4 sum) {
    sum = sum > 0 ? sum : (f32x4)0;
    sum = sum < 255 ? sum : (f32x4)255;
    i32x4 bytes = __builtin_convertvector(sum + 0.5f, i32x4);
    const i32x4 alpha = bytes.wwww;
    bytes = bytes < alpha ? bytes : alpha;
    const u8x4 word = __builtin_convertvector(bytes, u8x4);
    uint32_t result;
    memcpy(&result, &word, sizeof result);
    return result;
}

static void mix_rows(const float *const *rows, const float *weights, int32_t taps, int32_t width, uint32_t *pixels) {
    for (int32_t x = 0; x < width; x++) {
        f32x4 sum = 0;
        for (int32_t tap = 0; tap < taps; tap++) {
            f32x4 row;
            memcpy(&row, rows[tap] + x * 4, sizeof row);
            sum += row * weights[tap];
        }
        pixels[x] = word_of(sum);
    }
}
