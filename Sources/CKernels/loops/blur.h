// A Gaussian as three boxes with fractional ends, in whole numbers: a running sum for each channel of each line. Lines are blurred side
// by side, in memory of their own: sample after sample, one cache line of each.
#pragma once

#define BLUR_LANES CK_BLUR_LANES
// Of all four channels, and of one.
#define BLUR_LINES (BLUR_LANES / 4)
#define BLUR_LINES_OF_ONE BLUR_LANES
// As many samples go through all three boxes while they are near.
#define BLUR_PART 64

// The sums of the 32 numbers of a sample.
typedef struct { u32x16 low, high; } BoxSum;

INLINE u32x16 load_numbers(const uint16_t *p) {
    u16x16 v;
    memcpy(&v, p, sizeof v);
    return __builtin_convertvector(v, u32x16);
}

INLINE void store_numbers(uint16_t *p, u32x16 v) {
    const u16x16 numbers = __builtin_convertvector(v, u16x16);
    memcpy(p, &numbers, sizeof numbers);
}

INLINE u32x16 splat_wide_word(uint32_t v) { return (u32x16)(v); }

// Samples from..<to of one box. Those before and behind the line are `low` and `high`.
INLINE void box_run(
    const CKBlur *blur, int32_t count, const uint16_t *in, uint16_t *out, int32_t from, int32_t to, BoxSum *state,
    const uint16_t *low, const uint16_t *high, int is_inside) {
    const int32_t radius = blur->box.radius;
    const u32x16 weight = splat_wide_word(blur->box.weight), end_weight = splat_wide_word(blur->box.endWeight);
    BoxSum sum = *state;
#define SAMPLE(index)                                                                              \
    (is_inside ? in + (int64_t)(index) * BLUR_LANES                                                 \
               : (index) < 0 ? low : (index) < count ? in + (int64_t)(index) * BLUR_LANES : high)
    for (int32_t k = from; k < to; k++) {
        const uint16_t *before = SAMPLE(k - radius - 1), *after = SAMPLE(k + radius + 1), *leaving = SAMPLE(k - radius);
        uint16_t *result = out + (int64_t)k * BLUR_LANES;
        const u32x16 next = load_numbers(after), next_high = load_numbers(after + 16);
        const u32x16 ends = load_numbers(before) + next, ends_high = load_numbers(before + 16) + next_high;
        const u32x16 gone = load_numbers(leaving), gone_high = load_numbers(leaving + 16);
        store_numbers(result, (sum.low * weight + ends * end_weight + 32768) >> 16);
        store_numbers(result + 16, (sum.high * weight + ends_high * end_weight + 32768) >> 16);
        sum.low += next - gone;
        sum.high += next_high - gone_high;
    }
#undef SAMPLE
    *state = sum;
}

// Samples from..<to of one box over `count`; the first call begins at 0, and what they need of `in` is there.
static void box_part(
    const CKBlur *blur, int32_t count, const uint16_t *in, uint16_t *out, int32_t from, int32_t to, BoxSum *sum) {
    static const uint16_t zeros[BLUR_LANES];
    if (from >= to) return;
    const uint16_t *low = blur->repeatsEdges ? in : zeros;
    const uint16_t *high = blur->repeatsEdges ? in + (int64_t)(count - 1) * BLUR_LANES : zeros;
    const int32_t radius = blur->box.radius;
    if (from == 0) {
        *sum = (BoxSum){splat_wide_word(0), splat_wide_word(0)};
        for (int32_t k = -radius; k <= radius; k++) {
            const uint16_t *p = k < 0 ? low : k < count ? in + (int64_t)k * BLUR_LANES : high;
            sum->low += load_numbers(p);
            sum->high += load_numbers(p + 16);
        }
    }
    int32_t inside = from > radius + 1 ? from : radius + 1, inside_end = to < count - radius - 1 ? to : count - radius - 1;
    if (inside >= inside_end) inside = inside_end = to;
    box_run(blur, count, in, out, from, inside, sum, low, high, 0);
    box_run(blur, count, in, out, inside, inside_end, sum, low, high, 1);
    box_run(blur, count, in, out, inside_end, to, sum, low, high, 0);
}

#include "boxes.h"

// All three boxes; returns where the result lies. Each is as far behind the one before as it looks ahead, and so what it writes over is
// needed no more.
static const uint16_t *blur_lines(const CKBlur *blur, int32_t count, uint16_t *lines) {
#if CK_HAS_PAIRS
    if (blur->box.radius > 0) return blur_lines_by_pairs(blur, count, lines);
#endif
    uint16_t *spare = lines + (int64_t)count * BLUR_LANES;
    BoxSum sums[3];
    int32_t done[3] = {0, 0, 0};
    const int32_t lag = blur->box.radius + 1;
    while (done[2] < count) {
        int32_t to = count - done[0] > BLUR_PART ? done[0] + BLUR_PART : count;
        for (int box = 0; box < 3; box++) {
            const uint16_t *in = box == 1 ? spare : lines;
            box_part(blur, count, in, box == 1 ? lines : spare, done[box], to, sums + box);
            if (to > done[box]) done[box] = to;
            if (to < count) to = to > lag ? to - lag : 0;
        }
    }
    return spare;
}

// Rows become columns.
#define TURN_PAIR(V, a, b, low, high)                                 \
    do {                                                              \
        const V x_ = a, y_ = b;                                       \
        a = __builtin_shufflevector(x_, y_, low);                     \
        b = __builtin_shufflevector(x_, y_, high);                    \
    } while (0)
#define EVEN_ONES 0, 8, 2, 10, 4, 12, 6, 14
#define ODD_ONES 1, 9, 3, 11, 5, 13, 7, 15
#define EVEN_TWOS 0, 1, 8, 9, 4, 5, 12, 13
#define ODD_TWOS 2, 3, 10, 11, 6, 7, 14, 15
#define EVEN_FOURS 0, 1, 2, 3, 8, 9, 10, 11
#define ODD_FOURS 4, 5, 6, 7, 12, 13, 14, 15
#define TURN_EIGHT(name, V)                                                                                 \
    INLINE void name(V v[8]) {                                                                              \
        for (int k = 0; k < 8; k += 2) TURN_PAIR(V, v[k], v[k + 1], EVEN_ONES, ODD_ONES);                    \
        for (int k = 0; k < 8; k += k & 1 ? 3 : 1) TURN_PAIR(V, v[k], v[k + 2], EVEN_TWOS, ODD_TWOS);        \
        for (int k = 0; k < 4; k++) TURN_PAIR(V, v[k], v[k + 4], EVEN_FOURS, ODD_FOURS);                     \
    }
TURN_EIGHT(turn_words, u32x8)
TURN_EIGHT(turn_doubles, u64x8)
TURN_EIGHT(turn_numbers, u16x8)
#undef TURN_EIGHT
#undef TURN_PAIR

INLINE u32x8 shaded_alpha(const CKBlur *blur, u32x8 words) {
    const u32x8 v = (words >> 24) * blur->shade + 128;
    return (v + (v >> 8)) >> 8;
}

// The pixels of a sample of eight rows, or their alphas, as numbers of the lanes from `lane` on.
INLINE void store_sample(const CKBlur *blur, uint16_t *sample, u32x8 words, int32_t lane, int is_one) {
    if (is_one) {
        const u16x8 numbers = __builtin_convertvector(shaded_alpha(blur, words) << 8, u16x8);
        memcpy(sample + lane, &numbers, sizeof numbers);
    } else {
        const u16x32 numbers = __builtin_convertvector((u8x32)words, u16x32) << 8;
        memcpy(sample, &numbers, sizeof numbers);
    }
}

// Eight rows from `y` on into the lanes from `lane` on; those from `last` on are as the last. Returns whether they are clear.
INLINE int take_rows(const CKBlur *blur, int32_t y, int32_t last, uint16_t *lines, int32_t lane, int is_one) {
    const uint32_t *rows[8];
    for (int32_t k = 0; k < 8; k++) rows[k] = blur->pixels + (int64_t)(y + k < last ? y + k : last - 1) * blur->stride;
    u32x8 all = splat_word(0);
    int32_t x = 0;
    for (; x + 8 <= blur->width; x += 8) {
        u32x8 words[8];
        for (int k = 0; k < 8; k++) {
            words[k] = load_words(rows[k] + x);
            all |= words[k];
        }
        turn_words(words);
        for (int k = 0; k < 8; k++) store_sample(blur, lines + (int64_t)(x + k) * BLUR_LANES, words[k], lane, is_one);
    }
    for (; x < blur->width; x++) {
        u32x8 words;
        for (int k = 0; k < 8; k++) words[k] = rows[k][x];
        all |= words;
        store_sample(blur, lines + (int64_t)x * BLUR_LANES, words, lane, is_one);
    }
    return is_zero(all);
}

// The upper and the lower bytes of the numbers of eight pixels.
INLINE u8x32 upper_bytes(u16x32 v) { return __builtin_convertvector(v >> 8, u8x32); }
INLINE u8x32 lower_bytes(u16x32 v) { return __builtin_convertvector(v & 255, u8x32); }

// What is wanted of the rows y..<last, eight at most, of four channels.
INLINE void give_rows(const CKBlur *blur, int32_t y, int32_t last, const uint16_t *blurred) {
    const int32_t width = blur->lastColumn - blur->firstColumn, count = last - y < 8 ? last - y : 8;
    const uint16_t *samples = blurred + (int64_t)blur->firstColumn * BLUR_LANES;
    uint32_t *highs = blur->pixels + (int64_t)y * blur->stride + blur->firstColumn;
    uint32_t *lows = blur->lows + (int64_t)y * width;
    int32_t x = 0;
    for (; x + 8 <= width; x += 8) {
        u64x8 v[8];
        for (int k = 0; k < 8; k++) memcpy(v + k, samples + (int64_t)(x + k) * BLUR_LANES, sizeof v[k]);
        turn_doubles(v);
        for (int32_t k = 0; k < count; k++) {
            const u8x32 high = upper_bytes((u16x32)v[k]), low = lower_bytes((u16x32)v[k]);
            memcpy(highs + (int64_t)k * blur->stride + x, &high, sizeof high);
            memcpy(lows + (int64_t)k * width + x, &low, sizeof low);
        }
    }
    for (; x < width; x++) {
        u16x32 v;
        memcpy(&v, samples + (int64_t)x * BLUR_LANES, sizeof v);
        const u32x8 high = (u32x8)upper_bytes(v), low = (u32x8)lower_bytes(v);
        for (int32_t k = 0; k < count; k++) {
            highs[(int64_t)k * blur->stride + x] = high[k];
            lows[(int64_t)k * width + x] = low[k];
        }
    }
}

// The same of one channel, from the lanes from `lane` on.
INLINE void give_rows_of_one(const CKBlur *blur, int32_t y, int32_t last, const uint16_t *blurred, int32_t lane) {
    const int32_t width = blur->lastColumn - blur->firstColumn, count = last - y < 8 ? last - y : 8;
    const uint16_t *samples = blurred + (int64_t)blur->firstColumn * BLUR_LANES + lane;
    uint32_t *numbers = blur->pixels + (int64_t)y * blur->stride + blur->firstColumn;
    int32_t x = 0;
    for (; x + 8 <= width; x += 8) {
        u16x8 v[8];
        for (int k = 0; k < 8; k++) memcpy(v + k, samples + (int64_t)(x + k) * BLUR_LANES, sizeof v[k]);
        turn_numbers(v);
        for (int32_t k = 0; k < count; k++)
            store_words(numbers + (int64_t)k * blur->stride + x, __builtin_convertvector(v[k], u32x8));
    }
    for (; x < width; x++)
        for (int32_t k = 0; k < count; k++) numbers[(int64_t)k * blur->stride + x] = samples[(int64_t)x * BLUR_LANES + k];
}

INLINE void blur_rows_of(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines, int is_one) {
    const int32_t step = is_one ? BLUR_LINES_OF_ONE : BLUR_LINES;
    const int64_t width = blur->lastColumn - blur->firstColumn;
    for (int32_t y = first; y < last; y += step) {
        const int32_t end = last - y < step ? last : y + step;
        int is_clear = 1;
        for (int32_t k = 0; k < step; k += 8)
            if (y + k < end) is_clear &= take_rows(blur, y + k, end, lines, k, is_one);
        // Clear pixels are numbers of zero already.
        if (is_clear && !is_one) memset(blur->lows + y * width, 0, (size_t)(width * (end - y)) * sizeof *blur->lows);
        if (is_clear) continue;
        const uint16_t *blurred = blur_lines(blur, blur->width, lines);
        if (!is_one) give_rows(blur, y, end, blurred);
        else for (int32_t k = 0; y + k < end; k += 8) give_rows_of_one(blur, y + k, end, blurred, k);
    }
}

static void blur_rows(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines) {
    if (blur->ink) blur_rows_of(blur, first, last, lines, 1);
    else blur_rows_of(blur, first, last, lines, 0);
}

// Pixels of a cache line: rows lie far apart, and are asked for a line ahead, once for as many lines as it has.
#define LINE_PIXELS 16

static void blur_columns_of_all(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines) {
    const int32_t width = blur->lastColumn - blur->firstColumn;
    for (int32_t x = first; x < last; x += BLUR_LINES) {
        const int32_t count = last - x < BLUR_LINES ? last - x : BLUR_LINES;
        const size_t bytes = (size_t)count * sizeof(uint32_t);
        const int asks_ahead = (x - first) % LINE_PIXELS == 0 && x + LINE_PIXELS < last;
        for (int32_t y = 0; y < blur->height; y++) {
            const uint32_t *highs = blur->pixels + (int64_t)y * blur->stride + x;
            const uint32_t *lows = blur->lows + (int64_t)y * width + x - blur->firstColumn;
            if (asks_ahead) __builtin_prefetch(lows + LINE_PIXELS);
            u8x32 high = {0}, low = {0};
            if (count == BLUR_LINES) {
                memcpy(&high, highs, sizeof high);
                memcpy(&low, lows, sizeof low);
            } else {
                memcpy(&high, highs, bytes);
                memcpy(&low, lows, bytes);
            }
            const u16x32 numbers =
                (__builtin_convertvector(high, u16x32) << 8) | __builtin_convertvector(low, u16x32);
            memcpy(lines + (int64_t)y * BLUR_LANES, &numbers, sizeof numbers);
        }
        const uint16_t *blurred = blur_lines(blur, blur->height, lines);
        for (int32_t y = blur->firstRow; y < blur->lastRow; y++) {
            u16x32 numbers;
            memcpy(&numbers, blurred + (int64_t)y * BLUR_LANES, sizeof numbers);
            const u8x32 colors = upper_bytes(numbers + 128);
            uint32_t *pixels = blur->pixels + (int64_t)y * blur->stride + x;
            if (asks_ahead) __builtin_prefetch(pixels + LINE_PIXELS);
            if (count == BLUR_LINES) memcpy(pixels, &colors, sizeof colors);
            else memcpy(pixels, &colors, bytes);
        }
    }
}

static void blur_columns_of_one(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines) {
    for (int32_t x = first; x < last; x += BLUR_LINES_OF_ONE) {
        const int32_t count = last - x < BLUR_LINES_OF_ONE ? last - x : BLUR_LINES_OF_ONE;
        const size_t bytes = (size_t)count * sizeof(uint32_t);
        for (int32_t y = 0; y < blur->height; y++) {
            u32x16 numbers[2] = {0};
            const uint32_t *words = blur->pixels + (int64_t)y * blur->stride + x;
            if (count == BLUR_LINES_OF_ONE) memcpy(numbers, words, sizeof numbers);
            else memcpy(numbers, words, bytes);
            store_numbers(lines + (int64_t)y * BLUR_LANES, numbers[0]);
            store_numbers(lines + (int64_t)y * BLUR_LANES + 16, numbers[1]);
        }
        const uint16_t *blurred = blur_lines(blur, blur->height, lines);
        for (int32_t y = blur->firstRow; y < blur->lastRow; y++) {
            const uint16_t *line = blurred + (int64_t)y * BLUR_LANES;
            const u32x16 words[2] = {
                ((load_numbers(line) + 128) >> 8) * blur->ink, ((load_numbers(line + 16) + 128) >> 8) * blur->ink};
            uint32_t *pixels = blur->pixels + (int64_t)y * blur->stride + x;
            if (count == BLUR_LINES_OF_ONE) memcpy(pixels, words, sizeof words);
            else memcpy(pixels, words, bytes);
        }
    }
}

static void blur_columns(const CKBlur *blur, int32_t first, int32_t last, uint16_t *lines) {
    if (blur->ink) blur_columns_of_one(blur, first, last, lines);
    else blur_columns_of_all(blur, first, last, lines);
}
