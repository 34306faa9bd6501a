// A Gaussian as three boxes with fractional ends, in whole numbers: a running sum for each channel. Eight lines are blurred side by
// side, in memory of their own: sample after sample, of each the four channels of all lines, one cache line.
#pragma once

#define BLUR_LINES CK_BLUR_LINES
#define BLUR_LANES (BLUR_LINES * 4)
#define BLUR_GROUPS (BLUR_LANES / 8)

typedef uint16_t u16x8 __attribute__((ext_vector_type(8)));

INLINE u32x8 load_numbers(const uint16_t *p) {
    u16x8 v;
    memcpy(&v, p, sizeof v);
    return __builtin_convertvector(v, u32x8);
}

INLINE void store_numbers(uint16_t *p, u32x8 v) {
    const u16x8 numbers = __builtin_convertvector(v, u16x8);
    memcpy(p, &numbers, sizeof numbers);
}

// One box over `count` samples of the lines.
INLINE void box_lines(const CKBlur *blur, int32_t count, const uint16_t *in, uint16_t *out) {
    static const uint16_t zeros[BLUR_LANES];
    const uint16_t *low = blur->repeatsEdges ? in : zeros;
    const uint16_t *high = blur->repeatsEdges ? in + (int64_t)(count - 1) * BLUR_LANES : zeros;
    const int32_t radius = blur->box.radius;
    const u32x8 weight = splat_word(blur->box.weight), end_weight = splat_word(blur->box.endWeight);
    u32x8 sum[BLUR_GROUPS] = {0};
#define SAMPLE(index) ((index) < 0 ? low : (index) < count ? in + (int64_t)(index) * BLUR_LANES : high)
    for (int32_t k = -radius; k <= radius; k++) {
        const uint16_t *p = SAMPLE(k);
        for (int g = 0; g < BLUR_GROUPS; g++) sum[g] += load_numbers(p + g * 8);
    }
    for (int32_t k = 0; k < count; k++) {
        const uint16_t *before = SAMPLE(k - radius - 1), *after = SAMPLE(k + radius + 1), *leaving = SAMPLE(k - radius);
        for (int g = 0; g < BLUR_GROUPS; g++) {
            const u32x8 next = load_numbers(after + g * 8), ends = load_numbers(before + g * 8) + next;
            store_numbers(out + (int64_t)k * BLUR_LANES + g * 8, (sum[g] * weight + ends * end_weight + 32768) >> 16);
            sum[g] += next - load_numbers(leaving + g * 8);
        }
    }
#undef SAMPLE
}

// All three boxes; returns where the result lies.
static const uint16_t *blur_lines(const CKBlur *blur, int32_t count, uint16_t *lines) {
    uint16_t *spare = lines + (int64_t)count * BLUR_LANES;
    box_lines(blur, count, lines, spare);
    box_lines(blur, count, spare, lines);
    box_lines(blur, count, lines, spare);
    return spare;
}

static void blur_rows(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines) {
    for (int32_t y = first; y < last; y += BLUR_LINES) {
        const int32_t count = last - y < BLUR_LINES ? last - y : BLUR_LINES;
        for (int32_t line = 0; line < count; line++) {
            const uint8_t *pixels = (const uint8_t *)(blur->pixels + (int64_t)(y + line) * blur->stride);
            for (int32_t x = 0; x < blur->width; x++) {
                uint16_t *numbers = lines + (int64_t)x * BLUR_LANES + line * 4;
                for (int c = 0; c < 4; c++) numbers[c] = (uint16_t)(pixels[x * 4 + c] << 8);
            }
        }
        const uint16_t *blurred = blur_lines(blur, blur->width, lines);
        for (int32_t line = 0; line < count; line++) {
            uint16_t *numbers = blur->numbers + (int64_t)(y + line) * blur->width * 4;
            for (int32_t x = 0; x < blur->width; x++)
                memcpy(numbers + x * 4, blurred + (int64_t)x * BLUR_LANES + line * 4, 4 * sizeof *numbers);
        }
    }
}

static void blur_columns(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines) {
    const int64_t step = (int64_t)blur->width * 4;
    for (int32_t x = first; x < last; x += BLUR_LINES) {
        const int32_t lanes = 4 * (last - x < BLUR_LINES ? last - x : BLUR_LINES);
        for (int32_t y = 0; y < blur->height; y++) {
            const uint16_t *numbers = blur->numbers + y * step + x * 4;
            uint16_t *line = lines + (int64_t)y * BLUR_LANES;
            if (lanes == BLUR_LANES) memcpy(line, numbers, BLUR_LANES * sizeof *line);
            else memcpy(line, numbers, (size_t)lanes * sizeof *line);
        }
        const uint16_t *blurred = blur_lines(blur, blur->height, lines);
        for (int32_t y = 0; y < blur->height; y++) {
            uint8_t *pixels = (uint8_t *)(blur->pixels + (int64_t)y * blur->stride + x);
            const uint16_t *line = blurred + (int64_t)y * BLUR_LANES;
            if (lanes == BLUR_LANES) {
                for (int c = 0; c < BLUR_LANES; c++) pixels[c] = (uint8_t)((line[c] + 128) >> 8);
            } else {
                for (int c = 0; c < lanes; c++) pixels[c] = (uint8_t)((line[c] + 128) >> 8);
            }
        }
    }
}
