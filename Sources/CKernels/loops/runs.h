// Runs of pixels from the sums of a band. Blocks that no edge touches are of one coverage, which the sums before them give.
#pragma once

// What the sums are where an outline goes once around the pixel.
#define CK_WHOLE 131072u

INLINE u32x8 running_sum(u32x8 v) {
    const u32x8 zero = splat_word(0);
    // Each half by itself, then what the first adds up to goes to all of the second.
    v += __builtin_shufflevector(zero, v, 0, 8, 9, 10, 0, 12, 13, 14);
    v += __builtin_shufflevector(zero, v, 0, 0, 8, 9, 0, 0, 12, 13);
    return v + __builtin_shufflevector(zero, v, 0, 0, 0, 0, 11, 11, 11, 11);
}

// 0…255. What an outline goes round twice is not covered more, or by the even-odd rule not at all.
INLINE u32x8 coverage_of(u32x8 sum, int is_even_odd) {
    u32x8 area;
    if (is_even_odd) {
        area = sum & (2 * CK_WHOLE - 1);
        area = area > CK_WHOLE ? 2 * CK_WHOLE - area : area;
    } else {
        area = (i32x8)sum < 0 ? -sum : sum;
        area = area > CK_WHOLE ? splat_word(CK_WHOLE) : area;
    }
    return (area * 255 + CK_WHOLE / 2) >> 17;
}

typedef struct {
    const CKCover *cover;
    uint32_t runs, bytes;
    uint32_t rowStart;  // the row's first run
} RunWriter;

// Columns up to the band's end.
INLINE void add_even_run(RunWriter *w, int32_t first, int32_t last, uint32_t sum, int is_even_odd) {
    const uint32_t coverage = coverage_of(splat_word(sum), is_even_odd)[0];
    if (last > w->cover->width) last = w->cover->width;
    if (coverage && first < last) w->cover->runs[w->runs++] = (CKRun){first, last, CK_EVEN | coverage};
}

// What a row adds up to in front of a block, the same in all lanes: it goes from block to block by an addition, and is looked at
// only where a gap or the row's end needs its number.
typedef u32x8 SumBefore;

INLINE u32x8 last_lane(u32x8 v) { return __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7); }

// A touched block: goes on with the run before when that ends here. Returns the sum behind it.
INLINE SumBefore add_block(RunWriter *w, uint32_t *sums, int32_t x, SumBefore sum, int is_even_odd) {
    const u32x8 own = running_sum(load_words(sums));
    store_words(sums, splat_word(0));
    const SumBefore behind = sum + last_lane(own);
    if (x >= w->cover->width) return behind;
    store_bytes(w->cover->coverage + w->bytes, (i32x8)coverage_of(own + sum, is_even_odd));
    const int32_t last = x + CK_BLOCK < w->cover->width ? x + CK_BLOCK : w->cover->width;
    CKRun *before = w->cover->runs + w->runs - 1;
    if (w->runs > w->rowStart && before->last == x && !(before->coverage & CK_EVEN)) before->last = last;
    else w->cover->runs[w->runs++] = (CKRun){x, last, w->bytes};
    w->bytes += CK_BLOCK;
    return behind;
}

// A narrow band, whose blocks are all looked at.
INLINE void find_narrow_runs(const CKCover *c, int32_t blocks, int is_even_odd) {
    const uint32_t stride = (uint32_t)(blocks * CK_BLOCK);
    for (int32_t row = 0; row < c->height; row++) {
        uint32_t *sums = c->sums + (int64_t)row * c->stride;
        uint8_t *coverage = c->coverage + (uint32_t)row * stride;
        SumBefore sum = splat_word(0);
        for (int32_t k = 0; k < blocks; k++) {
            const u32x8 own = running_sum(load_words(sums + k * CK_BLOCK));
            store_words(sums + k * CK_BLOCK, splat_word(0));
            store_bytes(coverage + k * CK_BLOCK, (i32x8)coverage_of(own + sum, is_even_odd));
            sum += last_lane(own);
        }
        // An edge in the last column reaches into the next.
        if (stride == (uint32_t)c->width) sums[stride] = 0;
        c->rows[row] = (uint32_t)row;
        c->runs[row] = (CKRun){0, c->width, (uint32_t)row * stride};
    }
    c->rows[c->height] = (uint32_t)c->height;
    // Long edges leave marks everywhere.
    memset(c->touched, 0, (size_t)(c->words * c->height) * sizeof *c->touched);
}

INLINE void find_wide_runs(const CKCover *c, int is_even_odd) {
    RunWriter w = {c, 0, 0, 0};
    for (int32_t row = 0; row < c->height; row++) {
        uint64_t *touched = c->touched + (int64_t)row * c->words;
        uint32_t *sums = c->sums + (int64_t)row * c->stride;
        SumBefore sum = splat_word(0);
        int32_t next = 0;
        c->rows[row] = w.rowStart = w.runs;
        for (int32_t word = 0; word < c->words; word++) {
            for (uint64_t bits = touched[word]; bits; bits &= bits - 1) {
                const int32_t x = (word * 64 + __builtin_ctzll(bits)) * CK_BLOCK;
                if (x > next && sum[0]) add_even_run(&w, next, x, sum[0], is_even_odd);
                sum = add_block(&w, sums + x, x, sum, is_even_odd);
                next = x + CK_BLOCK;
            }
            touched[word] = 0;
        }
        if (sum[0]) add_even_run(&w, next, c->width, sum[0], is_even_odd);
    }
    c->rows[c->height] = w.runs;
}

static void find_runs(const CKCover *c) {
    const int32_t blocks = ck_narrow_stride(c->width) / CK_BLOCK;
    if (blocks && c->isEvenOdd) return find_narrow_runs(c, blocks, 1);
    // Most letters and icons.
    if (blocks == 2) return find_narrow_runs(c, 2, 0);
    if (blocks == 4) return find_narrow_runs(c, 4, 0);
    if (blocks) return find_narrow_runs(c, blocks, 0);
    if (c->isEvenOdd) find_wide_runs(c, 1);
    else find_wide_runs(c, 0);
}
