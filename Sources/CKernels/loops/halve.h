// Half the size: every pixel is the mean of four, rounded. Beyond an edge of odd length its pixels repeat.
#pragma once

INLINE u16x16 sum_of_four(u16x16 a, u16x16 b, u16x16 c, u16x16 d) { return (a + b + c + d + 2) >> 2; }

INLINE u32x8 mean_of_four(u32x8 a, u32x8 b, u32x8 c, u32x8 d) {
    return join_channels(
        sum_of_four(even_channels(a), even_channels(b), even_channels(c), even_channels(d)),
        sum_of_four(odd_channels(a), odd_channels(b), odd_channels(c), odd_channels(d)));
}

// Eight means from sixteen pixels of each row.
INLINE u32x8 halved_block(const uint32_t *upper, const uint32_t *lower) {
    u32x8 a = load_words(upper), b = load_words(upper + LANES), c = load_words(lower), d = load_words(lower + LANES);
    return mean_of_four(
        __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14),
        __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15),
        __builtin_shufflevector(c, d, 0, 2, 4, 6, 8, 10, 12, 14),
        __builtin_shufflevector(c, d, 1, 3, 5, 7, 9, 11, 13, 15));
}

static void halve_rows(const CKHalving *h, int32_t first, int32_t last) {
    const int32_t width = (h->width + 1) / 2;
    for (int32_t y = first; y < last; y++) {
        const uint32_t *upper = h->source + (int64_t)2 * y * h->stride;
        const uint32_t *lower = 2 * y + 1 < h->height ? upper + h->stride : upper;
        uint32_t *row = h->target + (int64_t)y * h->targetStride;
        int32_t x = 0;
        for (; 2 * (x + LANES) <= h->width; x += LANES)
            store_words(row + x, halved_block(upper + 2 * x, lower + 2 * x));
        if (x == width) continue;
        // The last pixels, with the edge repeated.
        uint32_t ends[2][2 * LANES], means[LANES];
        for (int32_t k = 0; k < 2 * LANES; k++) {
            const int32_t column = 2 * x + k < h->width ? 2 * x + k : h->width - 1;
            ends[0][k] = upper[column];
            ends[1][k] = lower[column];
        }
        store_words(means, halved_block(ends[0], ends[1]));
        memcpy(row + x, means, (size_t)(width - x) * sizeof *row);
    }
}
