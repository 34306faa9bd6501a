// Half the size for wide blurs, and back to full size: each by weights of 1, 3, 3 and 1, the last by those of straight lines between the
// middles of the small picture's pixels. What fine patterns leave over after such a halving is too slow a wave to be seen.
#pragma once

// Pixels of the smaller picture that are worked out together.
#define SHRINK_PART 64

// Two channels of each pixel, as 16-bit numbers: blue and red, green and alpha.
typedef struct { uint32_t *even, *odd; } ChannelRow;

INLINE void store_sums(ChannelRow row, int32_t k, u16x16 even, u16x16 odd) {
    store_words(row.even + k, (u32x8)even);
    store_words(row.odd + k, (u32x8)odd);
}

INLINE void add_four_rows(ChannelRow sums, int32_t k, const uint32_t *const rows[4], int64_t x, const uint16_t weights[4]) {
    u16x16 even = (u16x16)splat_word(0), odd = even;
    for (int n = 0; n < 4; n++) {
        const u32x8 words = load_words(rows[n] + x);
        const uint16_t weight = weights[n];
        even += even_channels(words) * weight;
        odd += odd_channels(words) * weight;
    }
    store_sums(sums, k, even, odd);
}

// The sums of four rows for the columns from `column` on, `count` of them, a multiple of eight.
INLINE void sum_columns(
    const CKShrinking *s, const uint32_t *const rows[4], const uint16_t weights[4], int64_t column, int32_t count,
    ChannelRow sums) {
    for (int32_t k = 0; k < count; k += LANES) {
        const int64_t x = column + k;
        if (x >= 0 && x + LANES <= s->width) {
            add_four_rows(sums, k, rows, x, weights);
            continue;
        }
        uint32_t ends[4][LANES];
        const uint32_t *const pointers[4] = {ends[0], ends[1], ends[2], ends[3]};
        for (int32_t lane = 0; lane < LANES; lane++) {
            const int64_t at = x + lane < 0 ? 0 : x + lane < s->width ? x + lane : s->width - 1;
            const int is_seen = s->repeatsEdges || at == x + lane;
            for (int n = 0; n < 4; n++) ends[n][lane] = is_seen ? rows[n][at] : 0;
        }
        add_four_rows(sums, k, pointers, 0, weights);
    }
}

// Eight sums of four neighbours each, of which the first begins at `row`.
INLINE u16x16 sum_of_neighbours(const uint32_t *row) {
    const u32x8 a = load_words(row), b = load_words(row + 8), c = load_words(row + 2), d = load_words(row + 10);
    const u16x16 first = (u16x16)__builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
    const u16x16 second = (u16x16)__builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
    const u16x16 third = (u16x16)__builtin_shufflevector(c, d, 0, 2, 4, 6, 8, 10, 12, 14);
    const u16x16 fourth = (u16x16)__builtin_shufflevector(c, d, 1, 3, 5, 7, 9, 11, 13, 15);
    return (first + fourth + (second + third) * 3 + 32) >> 6;
}

static void shrink_rows(const CKShrinking *s, int32_t first, int32_t last) {
    uint32_t even[2 * SHRINK_PART + 2 * LANES] = {0}, odd[2 * SHRINK_PART + 2 * LANES] = {0};
    const ChannelRow sums = {even, odd};
    for (int32_t y = first; y < last; y++) {
        const uint32_t *rows[4];
        uint16_t weights[4] = {1, 3, 3, 1};
        for (int n = 0; n < 4; n++) {
            const int32_t at = 2 * y + s->firstRow - 1 + n, row = at < 0 ? 0 : at < s->height ? at : s->height - 1;
            rows[n] = s->source + (int64_t)row * s->stride;
            if (row != at && !s->repeatsEdges) weights[n] = 0;
        }
        uint32_t *target = s->target + (int64_t)y * s->targetStride;
        for (int32_t x = 0; x < s->targetWidth; x += SHRINK_PART) {
            const int32_t count = s->targetWidth - x < SHRINK_PART ? s->targetWidth - x : SHRINK_PART;
            sum_columns(s, rows, weights, 2 * (int64_t)x + s->firstColumn - 1, block_ceil(2 * count + 2), sums);
            for (int32_t k = 0; k < count; k += LANES) {
                const u32x8 words = join_channels(sum_of_neighbours(even + 2 * k), sum_of_neighbours(odd + 2 * k));
                if (k + LANES <= count) store_words(target + x + k, words);
                else memcpy(target + x + k, &words, (size_t)(count - k) * sizeof *target);
            }
        }
    }
}

// How much the nearer of two pixels counts in each place of a large pixel, of 2 · times.
INLINE u16x16 weights_of_left(int is_quarter) {
    return is_quarter ? (u16x16){3, 3, 1, 1, 7, 7, 5, 5, 3, 3, 1, 1, 7, 7, 5, 5}
                      : (u16x16){1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3};
}

// Eight pixels between those of the small picture from `row` on; the first one lies left of the first large pixel.
INLINE u16x16 between(const uint32_t *row, int is_quarter) {
    const u32x8 words = load_words(row);
    const u16x16 left = weights_of_left(is_quarter), right = (is_quarter ? 8 : 4) - left;
    if (is_quarter) {
        const u16x16 a = (u16x16)__builtin_shufflevector(words, words, 0, 0, 1, 1, 1, 1, 2, 2);
        const u16x16 b = (u16x16)__builtin_shufflevector(words, words, 1, 1, 2, 2, 2, 2, 3, 3);
        return (a * left + b * right + 32) >> 6;
    }
    const u16x16 a = (u16x16)__builtin_shufflevector(words, words, 0, 1, 1, 2, 2, 3, 3, 4);
    const u16x16 b = (u16x16)__builtin_shufflevector(words, words, 1, 2, 2, 3, 3, 4, 4, 5);
    return (a * left + b * right + 8) >> 4;
}

// Eight pixels of a row of the small picture, beyond which its edge goes on.
INLINE u32x8 small_words(const CKEnlarging *e, const uint32_t *row, int32_t x) {
    if (x >= 0 && x + LANES <= e->width) return load_words(row + x);
    u32x8 words;
    for (int32_t k = 0; k < LANES; k++) words[k] = row[x + k < 0 ? 0 : x + k < e->width ? x + k : e->width - 1];
    return words;
}

// Rows of the large picture, blocks of which begin at multiples of eight of its own columns.
INLINE void enlarge_rows_by(const CKEnlarging *e, int32_t first, int32_t last, int is_quarter) {
    const int32_t times = is_quarter ? 4 : 2, shift = is_quarter ? 2 : 1;
    uint32_t even[SHRINK_PART + 2 * LANES] = {0}, odd[SHRINK_PART + 2 * LANES] = {0};
    const ChannelRow sums = {even, odd};
    for (int32_t y = first; y < last; y++) {
        // As many steps of half the distance between two of the large picture's rows.
        const int32_t place = y + e->offsetY, part = place & (times - 1);
        const int32_t isLate = part >= times / 2;
        const uint16_t lower = (uint16_t)(isLate ? 2 * part + 1 - times : 2 * part + 1 + times), upper = (uint16_t)(2 * times - lower);
        const int32_t row = (place >> shift) - 1 + isLate;
        const uint32_t *above = e->source + (int64_t)(row < 0 ? 0 : row) * e->stride;
        const uint32_t *below = e->source + (int64_t)(row + 1 < e->height ? row + 1 : e->height - 1) * e->stride;
        uint32_t *target = e->target + (int64_t)y * e->targetStride;
        // Blocks begin where a small pixel does.
        for (int32_t x = e->firstColumn - ((e->firstColumn + e->offsetX) & (times - 1)); x < e->lastColumn;) {
            const int32_t wanted = e->lastColumn - x;
            const int32_t count = wanted < SHRINK_PART * times / 2 ? wanted : SHRINK_PART * times / 2;
            const int32_t from = ((x + e->offsetX) >> shift) - 1;
            const int32_t needed = (count + times - 1) / times + 2;
            for (int32_t k = 0; k < needed; k += LANES) {
                const u32x8 a = small_words(e, above, from + k), b = small_words(e, below, from + k);
                store_sums(
                    sums, k, even_channels(a) * upper + even_channels(b) * lower,
                    odd_channels(a) * upper + odd_channels(b) * lower);
            }
            for (int32_t k = 0; k < count; k += LANES) {
                const u32x8 words = join_channels(between(even + k / times, is_quarter), between(odd + k / times, is_quarter));
                const int32_t skipped = x + k < e->firstColumn ? e->firstColumn - x - k : 0;
                if (!skipped && k + LANES <= count) {
                    store_words(target + x + k, words);
                    continue;
                }
                const int32_t end = k + LANES < count ? LANES : count - k;
                if (end > skipped)
                    memcpy(
                        target + x + k + skipped, (const uint32_t *)&words + skipped,
                        (size_t)(end - skipped) * sizeof *target);
            }
            x += count;
        }
    }
}

static void enlarge_rows(const CKEnlarging *e, int32_t first, int32_t last) {
    if (e->times == 4) enlarge_rows_by(e, first, last, 1);
    else enlarge_rows_by(e, first, last, 0);
}
