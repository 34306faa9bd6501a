// Short edges, many at a time, without a branch for each: first the pieces that rows cut them into, then the cells of eight pieces
// side by side. Other edges go one by one. Both give the same numbers.
#pragma once

// Up to this, in 1/256 pixel, an edge crosses at most eight rows and eight columns, and its positions follow from quotients of
// numbers so small that floats round them as doubles do.
#define SHORT_EDGE (7 * 256)
#define MOST_PIECES 256

// Each within one row. A further eight are written past the last.
typedef struct {
    int32_t from[MOST_PIECES + LANES], to[MOST_PIECES + LANES];  // x of their ends
    int32_t rise[MOST_PIECES + LANES];                           // how far y grows; less than zero upwards
    int32_t row[MOST_PIECES + LANES];
} Pieces;

INLINE i32x8 nearest_quotients(i32x8 dividend, f32x8 divisor) {
    return floor_int(to_float(dividend) / divisor + 0.5f);
}

// The lanes before, `first` in front of them.
INLINE i32x8 shifted(i32x8 v, int32_t first) {
    i32x8 result = __builtin_shufflevector(v, v, 0, 0, 1, 2, 3, 4, 5, 6);
    result[0] = first;
    return result;
}

INLINE i32x8 magnitudes(i32x8 v) { return v < 0 ? -v : v; }
INLINE i32x8 with_sign(i32x8 v, i32x8 sign) { return sign < 0 ? -v : v; }

// Writes the pieces of an edge at `at`; returns how many there are.
INLINE int32_t write_pieces(Pieces *p, int32_t at, int32_t x, int32_t y, int32_t dx, int32_t dy, int32_t sign) {
    const int32_t row = y >> 8, above = y & 255;
    const i32x8 bounds = counting(1) * 256 - above;
    const i32x8 ends = least_int(bounds, splat_int(dy)), begins = most_int(bounds - 256, splat_int(0));
    const i32x8 to = nearest_quotients(ends * dx, splat((float)dy)) + x;
    store_ints(p->from + at, shifted(to, x));
    store_ints(p->to + at, to);
    store_ints(p->rise + at, (ends - begins) * sign);
    store_ints(p->row + at, counting(row));
    return (above + dy + 255) >> 8;
}

// A piece that crosses two columns' bounds or more: the cells of all its columns at once.
static void add_wide_piece(CoverRow row, int32_t left, int32_t right, int32_t rise) {
    const int32_t column = left >> 8, from = left & 255, width = right - left;
    const i32x8 columns = counting(0) * 256;
    const i32x8 ends = least_int(columns + 256 - from, splat_int(width));
    const i32x8 up = nearest_quotients(ends * (rise < 0 ? -rise : rise), splat((float)width));
    const i32x8 dy = with_sign(up - shifted(up, 0), splat_int(rise));
    const i32x8 across = most_int(from - columns, splat_int(0)) + ends + from - columns;
    const i32x8 beyond = dy * across;
    uint32_t *sums = row.sums + column;
    store_words(sums, load_words(sums) + (u32x8)(dy * 512 - beyond + shifted(beyond, 0)));
    sums[LANES] += (uint32_t)beyond[LANES - 1];
    touch(row, column);
    touch(row, (right >> 8) + 1);
}

// How it is noted which blocks of a row are touched: not at all in narrow bands.
typedef enum { MarksNone, MarksInOneWord, MarksInWords } Marks;

// What eight pieces add to the cells of up to two columns and to the cell behind them.
typedef struct {
    int32_t cell[LANES], cells[3][LANES];
    int32_t word[LANES], firstBlock[LANES], lastBlock[LANES];
} PieceCells;

INLINE i32x8 find_cells(PieceCells *out, const CKCover *c, const Pieces *p, int32_t at, Marks marks) {
    const i32x8 a = load_ints(p->from + at), b = load_ints(p->to + at), rise = load_ints(p->rise + at);
    const i32x8 left = least_int(a, b), right = most_int(a, b), column = left >> 8, end = right >> 8;
    const i32x8 is_wide = end - column > 1, from = left & 255, width = right - left, first = 256 - from;
    const i32x8 is_one = width < first, divisor = most_int(width, splat_int(1));
    const i32x8 dividend = (is_one ? divisor : first) * magnitudes(rise);
    i32x8 here = with_sign(to_int(to_float(dividend) / to_float(divisor) + 0.5f), rise), next = rise - here;
    here = is_wide ? splat_int(0) : here;
    next = is_wide ? splat_int(0) : next;
    const i32x8 beyond = here * (2 * from + (is_one ? width : first)), behind = next * (right & 255);
    store_ints(out->cells[0], here * 512 - beyond);
    store_ints(out->cells[1], beyond + next * 512 - behind);
    store_ints(out->cells[2], behind);
    const i32x8 row = load_ints(p->row + at);
    store_ints(out->cell, row * c->stride + column);
    if (marks == MarksNone) return is_wide;
    store_ints(out->word, row * c->words);
    store_ints(out->firstBlock, column >> 3);
    store_ints(out->lastBlock, (is_wide ? column : end + 1) >> 3);
    return is_wide;
}

INLINE void add_cells(const CKCover *c, const PieceCells *cells, Marks marks) {
    for (int k = 0; k < LANES; k++) {
        uint32_t *sums = c->sums + cells->cell[k];
        for (int n = 0; n < 3; n++) sums[n] += (uint32_t)cells->cells[n][k];
        if (marks == MarksNone) continue;
        uint64_t *touched = c->touched + cells->word[k];
        const int32_t first = cells->firstBlock[k], last = cells->lastBlock[k];
        if (marks == MarksInOneWord) {
            *touched |= (uint64_t)1 << first | (uint64_t)1 << last;
        } else {
            touched[first >> 6] |= (uint64_t)1 << (first & 63);
            touched[last >> 6] |= (uint64_t)1 << (last & 63);
        }
    }
}

INLINE void add_marked_pieces(const CKCover *c, Pieces *p, int32_t count, Marks marks) {
    // The last of them again, without a rise.
    for (int32_t k = count; k % LANES; k++) {
        p->from[k] = p->to[k] = p->to[count - 1];
        p->rise[k] = 0;
        p->row[k] = p->row[count - 1];
    }
    for (int32_t at = 0; at < count; at += LANES) {
        PieceCells cells;
        const i32x8 is_wide = find_cells(&cells, c, p, at, marks);
        add_cells(c, &cells, marks);
        if (is_zero((u32x8)is_wide)) continue;
        for (int32_t k = at; k < at + LANES; k++) {
            if (!is_wide[k - at]) continue;
            const int32_t row = p->row[k], a = p->from[k], b = p->to[k];
            const CoverRow cover = {
                c->sums + (int64_t)row * c->stride, c->touched + (int64_t)row * c->words, c->width};
            add_wide_piece(cover, a < b ? a : b, a < b ? b : a, p->rise[k]);
        }
    }
}

static void add_pieces(const CKCover *c, Pieces *p, int32_t count) {
    if (ck_narrow_stride(c->width)) add_marked_pieces(c, p, count, MarksNone);
    else if (c->words == 1) add_marked_pieces(c, p, count, MarksInOneWord);
    else add_marked_pieces(c, p, count, MarksInWords);
}

// Whole lanes as bits.
INLINE uint32_t lanes_of(i32x8 v) {
#if CK_HAS_AVX2
    return (uint32_t)_mm256_movemask_ps((__m256)v);
#else
    uint32_t bits = 0;
    for (int k = 0; k < LANES; k++) bits |= (uint32_t)(v[k] & 1) << k;
    return bits;
#endif
}

// The same number of each of eight edges.
typedef struct { i32x8 x0, y0, x1, y1; } EightEdges;

INLINE EightEdges load_edges(const CKEdge *edges) {
    i32x8 a, b, c, d;  // two edges each
    memcpy(&a, edges, sizeof a);
    memcpy(&b, edges + 2, sizeof b);
    memcpy(&c, edges + 4, sizeof c);
    memcpy(&d, edges + 6, sizeof d);
    const i32x8 from_low = __builtin_shufflevector(a, b, 0, 4, 8, 12, 1, 5, 9, 13);
    const i32x8 from_high = __builtin_shufflevector(c, d, 0, 4, 8, 12, 1, 5, 9, 13);
    const i32x8 to_low = __builtin_shufflevector(a, b, 2, 6, 10, 14, 3, 7, 11, 15);
    const i32x8 to_high = __builtin_shufflevector(c, d, 2, 6, 10, 14, 3, 7, 11, 15);
    return (EightEdges){
        __builtin_shufflevector(from_low, from_high, 0, 1, 2, 3, 8, 9, 10, 11),
        __builtin_shufflevector(from_low, from_high, 4, 5, 6, 7, 12, 13, 14, 15),
        __builtin_shufflevector(to_low, to_high, 0, 1, 2, 3, 8, 9, 10, 11),
        __builtin_shufflevector(to_low, to_high, 4, 5, 6, 7, 12, 13, 14, 15)};
}

// Eight edges at once that reach into no more than two rows each, as the lines of small curves do: the pieces in their upper rows, then
// those in the lower. Returns how many pieces there are; where other edges are among the eight, nothing is written, and it is how many,
// less than zero.
INLINE int32_t write_flat_edges(Pieces *p, int32_t at, const CKCover *c, const CKEdge *edges) {
    const EightEdges e = load_edges(edges);
    const i32x8 is_up = e.y0 > e.y1;
    const i32x8 x0 = (is_up ? e.x1 : e.x0) + c->offsetX, x1 = (is_up ? e.x0 : e.x1) + c->offsetX;
    const i32x8 y0 = (is_up ? e.y1 : e.y0) + c->offsetY, y1 = (is_up ? e.y0 : e.y1) + c->offsetY;
    const i32x8 dx = x1 - x0, dy = y1 - y0, row = y0 >> 8, last = (y1 - 1) >> 8;
    const u32x8 right = splat_word((uint32_t)c->width << 8);
    const i32x8 fits = (i32x8)((u32x8)x0 < right) & (i32x8)((u32x8)x1 < right) & (y0 >= 0) & (y1 <= c->height << 8)
        & (dy > 0) & (last - row <= 1) & (magnitudes(dx) <= SHORT_EDGE);
    if (!is_zero((u32x8)~fits)) return -__builtin_popcount(lanes_of(~fits));
    const i32x8 ends = least_int(256 - (y0 & 255), dy), rest = dy - ends;
    const i32x8 to = nearest_quotients(ends * dx, to_float(dy)) + x0;
    store_ints(p->from + at, x0);
    store_ints(p->to + at, to);
    store_ints(p->rise + at, with_sign(ends, is_up));
    store_ints(p->row + at, row);
    int32_t count = LANES, ends_at[LANES], rises[LANES];
    store_ints(ends_at, x1);
    store_ints(rises, with_sign(rest, is_up));
    for (uint32_t lanes = lanes_of(rest > 0); lanes; lanes &= lanes - 1, count++) {
        const int32_t k = __builtin_ctz(lanes);
        p->from[at + count] = p->to[at + k];
        p->to[at + count] = ends_at[k];
        p->rise[at + count] = rises[k];
        p->row[at + count] = p->row[at + k] + 1;
    }
    return count;
}

// One edge, in pieces after the first `count` or, where it is long or partly outside, at once. Returns how many pieces there are then.
INLINE int32_t take_edge(Pieces *pieces, int32_t count, const CKCover *c, const CKEdge *edge) {
    const int32_t bottom = c->height << 8;
    const uint32_t right = (uint32_t)c->width << 8;
    const int32_t is_up = edge->y0 > edge->y1;
    const int32_t y0 = (is_up ? edge->y1 : edge->y0) + c->offsetY, y1 = (is_up ? edge->y0 : edge->y1) + c->offsetY;
    if (y1 <= 0 || y0 >= bottom) return count;
    const int32_t x0 = (is_up ? edge->x1 : edge->x0) + c->offsetX, x1 = (is_up ? edge->x0 : edge->x1) + c->offsetX;
    const int32_t dx = x1 - x0, dy = y1 - y0;
    if (dx == 0) {
        add_upright_edge(c, x0, y0, y1, is_up ? -1 : 1);
        return count;
    }
    const int is_short = ((uint32_t)(dy - 1) < SHORT_EDGE) & ((uint32_t)(dx + SHORT_EDGE) <= 2 * SHORT_EDGE);
    if (is_short & ((uint32_t)x0 < right) & ((uint32_t)x1 < right) & (y0 >= 0) & (y1 <= bottom))
        return count + write_pieces(pieces, count, x0, y0, dx, dy, is_up ? -1 : 1);
    if (dy) add_edge(c, edge);
    return count;
}

// After eight edges of which many are not flat, so many times eight go one by one: their neighbours are not flat either.
#define MANY_STEEP 3
#define STEEP_GROUPS 3

static int32_t add_edges(const CKCover *c) {
    Pieces pieces;
    int32_t count = 0, steep = 0;
    for (int32_t k = 0; k < c->edgeCount;) {
        const int32_t end = k + LANES < c->edgeCount ? k + LANES : c->edgeCount;
        int32_t added = 0;
        if (steep > 0) {
            steep--;
        } else if (end == k + LANES) {
            added = write_flat_edges(&pieces, count, c, c->edges + k);
            if (-added >= MANY_STEEP) steep = STEEP_GROUPS;
        }
        if (added > 0) {
            k = end;
            count += added;
        }
        for (; k < end; k++) {
            count = take_edge(&pieces, count, c, c->edges + k);
            if (count <= MOST_PIECES - LANES) continue;
            add_pieces(c, &pieces, count);
            count = 0;
        }
        if (count <= MOST_PIECES - 2 * LANES) continue;
        add_pieces(c, &pieces, count);
        count = 0;
    }
    if (count > 0) add_pieces(c, &pieces, count);
    const int32_t stride = ck_narrow_stride(c->width);
    if (stride) return c->height * (stride / CK_BLOCK);
    int32_t blocks = 0;
    for (int32_t k = 0; k < c->words * c->height; k++) blocks += __builtin_popcountll(c->touched[k]);
    return blocks;
}
