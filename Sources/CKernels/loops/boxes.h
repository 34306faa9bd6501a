// A box over lines side by side by products of pairs: where there are instructions for these, and for boxes of three samples and more,
// whose weights are numbers of 16 bits. What a sample adds up to is the one before plus what comes in, at both ends, minus what goes out;
// all of it modulo 2³², so that the numbers are those of `box_run`.
#pragma once

#if CK_HAS_AVX512
#define CK_HAS_PAIRS 1
typedef __m512i Pairs;
INLINE Pairs pairs_of(const uint16_t *p) { return _mm512_loadu_si512(p); }
INLINE void store_pairs(uint16_t *p, Pairs v) { _mm512_storeu_si512(p, v); }
INLINE Pairs low_pairs(Pairs a, Pairs b) { return _mm512_unpacklo_epi16(a, b); }
INLINE Pairs high_pairs(Pairs a, Pairs b) { return _mm512_unpackhi_epi16(a, b); }
INLINE Pairs products(Pairs a, Pairs b) { return _mm512_madd_epi16(a, b); }
INLINE Pairs plus_pairs(Pairs a, Pairs b) { return _mm512_add_epi32(a, b); }
INLINE Pairs times_pairs(Pairs a, Pairs b) { return _mm512_mullo_epi32(a, b); }
INLINE Pairs flipped(Pairs a, Pairs b) { return _mm512_xor_si512(a, b); }
INLINE Pairs same_pairs(uint32_t v) { return _mm512_set1_epi32((int32_t)v); }
INLINE Pairs upper_halves(Pairs low, Pairs high) {
    return _mm512_packus_epi32(_mm512_srli_epi32(low, 16), _mm512_srli_epi32(high, 16));
}
#elif CK_HAS_AVX2
#define CK_HAS_PAIRS 1
typedef __m256i Pairs;
INLINE Pairs pairs_of(const uint16_t *p) { return _mm256_loadu_si256((const __m256i *)p); }
INLINE void store_pairs(uint16_t *p, Pairs v) { _mm256_storeu_si256((__m256i *)p, v); }
INLINE Pairs low_pairs(Pairs a, Pairs b) { return _mm256_unpacklo_epi16(a, b); }
INLINE Pairs high_pairs(Pairs a, Pairs b) { return _mm256_unpackhi_epi16(a, b); }
INLINE Pairs products(Pairs a, Pairs b) { return _mm256_madd_epi16(a, b); }
INLINE Pairs plus_pairs(Pairs a, Pairs b) { return _mm256_add_epi32(a, b); }
INLINE Pairs times_pairs(Pairs a, Pairs b) { return _mm256_mullo_epi32(a, b); }
INLINE Pairs flipped(Pairs a, Pairs b) { return _mm256_xor_si256(a, b); }
INLINE Pairs same_pairs(uint32_t v) { return _mm256_set1_epi32((int32_t)v); }
INLINE Pairs upper_halves(Pairs low, Pairs high) {
    return _mm256_packus_epi32(_mm256_srli_epi32(low, 16), _mm256_srli_epi32(high, 16));
}
#endif

#if CK_HAS_PAIRS
#define PAIRS_NUMBERS ((int)(sizeof(Pairs) / sizeof(uint16_t)))
#define PAIRS_OF_SAMPLE (BLUR_LANES / PAIRS_NUMBERS)
// Signed products take numbers minus this.
#define HALF_NUMBER 32768u

typedef struct {
    Pairs low[PAIRS_OF_SAMPLE], high[PAIRS_OF_SAMPLE];     // the totals, of the numbers in the order in which pairs are made
    Pairs front[PAIRS_OF_SAMPLE], back[PAIRS_OF_SAMPLE];   // the samples that came in and went out last, less half
} PairSum;

// Boxes hand each other numbers less half; the first is given whole ones, and the last gives them.
typedef enum { FirstBox, MiddleBox, LastBox } BoxPlace;

typedef struct {
    const uint16_t *in, *low, *high;  // the samples, and those before and behind the line
    int32_t count, radius;
} BoxLine;

INLINE const uint16_t *sample_of(const BoxLine *line, int32_t index) {
    return index < 0 ? line->low : index < line->count ? line->in + (int64_t)index * BLUR_LANES : line->high;
}

INLINE Pairs number_pairs(const uint16_t *sample, int part, BoxPlace place) {
    const Pairs v = pairs_of(sample + part * PAIRS_NUMBERS);
    return place == FirstBox ? flipped(v, same_pairs(HALF_NUMBER << 16 | HALF_NUMBER)) : v;
}

// The first sample, added up from the start.
INLINE void begin_pairs(const CKBlur *blur, const BoxLine *line, uint16_t *out, PairSum *sum, BoxPlace place) {
    const Pairs weight = same_pairs(blur->box.weight), end_weight = same_pairs(blur->box.endWeight);
    const Pairs half = same_pairs(HALF_NUMBER << 16 | HALF_NUMBER), none = same_pairs(0);
    const Pairs rest = same_pairs(place == LastBox ? 32768u : 32768u - (HALF_NUMBER << 16));
    const int32_t radius = line->radius;
    for (int part = 0; part < PAIRS_OF_SAMPLE; part++) {
        Pairs low = rest, high = rest;
        for (int32_t k = -radius - 1; k <= radius + 1; k++) {
            const Pairs v = flipped(number_pairs(sample_of(line, k), part, place), half);
            const Pairs times = k < -radius || k > radius ? end_weight : weight;
            low = plus_pairs(low, times_pairs(low_pairs(v, none), times));
            high = plus_pairs(high, times_pairs(high_pairs(v, none), times));
        }
        sum->low[part] = low;
        sum->high[part] = high;
        sum->front[part] = number_pairs(sample_of(line, radius + 1), part, place);
        sum->back[part] = number_pairs(sample_of(line, -radius - 1), part, place);
        store_pairs(out + part * PAIRS_NUMBERS, upper_halves(low, high));
    }
}

// Samples from..<to, not the first.
INLINE void run_pairs(
    const CKBlur *blur, const BoxLine *line, uint16_t *out, int32_t from, int32_t to, PairSum *state, BoxPlace place,
    int is_inside) {
    const uint32_t ends = blur->box.endWeight, inner = blur->box.weight - ends;
    const Pairs coming = same_pairs(ends | inner << 16), going = same_pairs((0 - ends & 0xffff) | (0 - inner) << 16);
    const int32_t radius = line->radius;
    PairSum sum = *state;
    for (int32_t k = from; k < to; k++) {
        const uint16_t *after = is_inside ? line->in + (int64_t)(k + radius + 1) * BLUR_LANES : sample_of(line, k + radius + 1);
        const uint16_t *before =
            is_inside ? line->in + (int64_t)(k - radius - 1) * BLUR_LANES : sample_of(line, k - radius - 1);
        for (int part = 0; part < PAIRS_OF_SAMPLE; part++) {
            const Pairs front = number_pairs(after, part, place), back = number_pairs(before, part, place);
            const Pairs low = plus_pairs(
                products(low_pairs(front, sum.front[part]), coming), products(low_pairs(sum.back[part], back), going));
            const Pairs high = plus_pairs(
                products(high_pairs(front, sum.front[part]), coming), products(high_pairs(sum.back[part], back), going));
            sum.low[part] = plus_pairs(sum.low[part], low);
            sum.high[part] = plus_pairs(sum.high[part], high);
            sum.front[part] = front;
            sum.back[part] = back;
            store_pairs(
                out + (int64_t)k * BLUR_LANES + part * PAIRS_NUMBERS, upper_halves(sum.low[part], sum.high[part]));
        }
    }
    *state = sum;
}

INLINE void pair_part(
    const CKBlur *blur, int32_t count, const uint16_t *in, uint16_t *out, int32_t from, int32_t to, PairSum *sum,
    BoxPlace place) {
    if (from >= to) return;
    uint16_t nothing[BLUR_LANES];
    for (int k = 0; k < BLUR_LANES; k++) nothing[k] = place == FirstBox ? 0 : HALF_NUMBER;
    const BoxLine line = {
        in, blur->repeatsEdges ? in : nothing,
        blur->repeatsEdges ? in + (int64_t)(count - 1) * BLUR_LANES : nothing, count, blur->box.radius};
    if (from == 0) {
        begin_pairs(blur, &line, out, sum, place);
        from = 1;
    }
    const int32_t radius = line.radius;
    int32_t inside = from > radius + 1 ? from : radius + 1, inside_end = to < count - radius - 1 ? to : count - radius - 1;
    if (inside >= inside_end) inside = inside_end = to;
    run_pairs(blur, &line, out, from, inside < to ? inside : to, sum, place, 0);
    run_pairs(blur, &line, out, inside, inside_end, sum, place, 1);
    run_pairs(blur, &line, out, inside_end, to, sum, place, 0);
}

// All three boxes; see `blur_lines`. A box looks one sample further back than that it is behind.
static const uint16_t *blur_lines_by_pairs(const CKBlur *blur, int32_t count, uint16_t *lines) {
    uint16_t *spare = lines + (int64_t)count * BLUR_LANES;
    PairSum sums[3];
    int32_t done[3] = {0, 0, 0};
    const int32_t lag = blur->box.radius + 2;
    while (done[2] < count) {
        int32_t to = count - done[0] > BLUR_PART ? done[0] + BLUR_PART : count;
        for (int box = 0; box < 3; box++) {
            if (box == 0) pair_part(blur, count, lines, spare, done[0], to, sums, FirstBox);
            else if (box == 1) pair_part(blur, count, spare, lines, done[1], to, sums + 1, MiddleBox);
            else pair_part(blur, count, lines, spare, done[2], to, sums + 2, LastBox);
            if (to > done[box]) done[box] = to;
            if (to < count) to = to > lag ? to - lag : 0;
        }
    }
    return spare;
}
#endif
