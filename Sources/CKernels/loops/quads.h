// Small turned quads of pictures: their rows are short, and of different lengths. The blocks of many rows are worked out together, step
// by step, so that no step waits for the one before or for the end of a row.
#pragma once

#define MOST_BLOCKS 64

// Two blocks side by side in a register, where there are such wide ones.
typedef float f32x16 __attribute__((ext_vector_type(16)));
typedef int32_t i32x16 __attribute__((ext_vector_type(16)));

INLINE i32x16 join_ints(i32x8 a, i32x8 b) {
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
INLINE i32x8 low_half(i32x16 v) { return __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7); }
INLINE i32x8 high_half(i32x16 v) { return __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15); }
INLINE i32x16 two_ints(int32_t a, int32_t b) { return join_ints(splat_int(a), splat_int(b)); }
INLINE f32x16 two_floats(float a, float b) {
    return __builtin_shufflevector(splat(a), splat(b), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
INLINE f32x16 wide(float v) { return two_floats(v, v); }
INLINE f32x16 within_wide(f32x16 v, float low, float high) {
    v = v < wide(high) ? v : wide(high);
    return v > wide(low) ? v : wide(low);
}
// How far the columns of two blocks lie from an origin.
INLINE f32x16 columns_from(int32_t origin, int32_t a, int32_t b) {
    const i32x16 steps = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
    return __builtin_convertvector(two_ints(a - origin, b - origin) + steps, f32x16);
}

// Blocks of a tile: each begins at a column, in a row.
typedef struct {
    int32_t count;
    // Eight are written at a time.
    int32_t column[MOST_BLOCKS + LANES], row[MOST_BLOCKS + LANES];
} BlockList;

// What is known of each row: the source coordinates without their share of the column, the same of the edges, what shows.
typedef struct {
    const Painter *painter;
    CKLevel level;
    const CKShape *shape;
    float u[CK_TILE_HEIGHT], v[CK_TILE_HEIGHT], rest[4][CK_TILE_HEIGHT];
    int32_t first[CK_TILE_HEIGHT], last[CK_TILE_HEIGHT];
} QuadRows;

static void find_quad_rows(QuadRows *q, const Spans *s, RowRange rows, const Visible *visible) {
    const CKItem *item = q->painter->item;
    const CKLine lines[4] = {q->shape->left, q->shape->right, q->shape->top, q->shape->bottom};
    const CKMatrix m = item->map;
    for (int32_t row = rows.firstRow & ~7; row < rows.lastRow; row += LANES) {
        const f32x8 dy = to_float(counting(rows.tile->minY + row - item->originY));
        const f32x8 shape_dy = to_float(counting(rows.tile->minY + row - q->shape->originY));
        const f32x8 u = splat(m.b) * dy + m.c, v = splat(m.e) * dy + m.f;
        memcpy(q->u + row, &u, sizeof u);
        memcpy(q->v + row, &v, sizeof v);
        for (int k = 0; k < 4; k++) {
            const f32x8 rest = splat(lines[k].b) * shape_dy + lines[k].c;
            memcpy(q->rest[k] + row, &rest, sizeof rest);
        }
    }
    for (int32_t row = rows.firstRow; row < rows.lastRow; row++) {
        q->first[row] = s->first[row] > visible->first[row] ? s->first[row] : visible->first[row];
        q->last[row] = s->last[row] < visible->last[row] ? s->last[row] : visible->last[row];
    }
}

INLINE uint32_t *block_target(const QuadRows *q, const BlockList *list, int32_t k) {
    const CKTile *tile = q->painter->tile;
    return tile->pixels + (int64_t)(tile->minY + list->row[k]) * tile->stride + list->column[k];
}

// The same numbers as weights_down and weights_across.
#if CK_HAS_AVX2
INLINE i32x16 wide_weights_down(i32x16 fy) {
    const u16x32 both = (u16x32)(fy | fy << 16);
    return (i32x16)(both - (both << 8) + 128);
}
INLINE i32x16 wide_weights_across(i32x16 fx) { return (fx - (fx << 16)) | 0xff80; }
#else
INLINE i32x16 wide_weights_down(i32x16 fy) { return fy; }
INLINE i32x16 wide_weights_across(i32x16 fx) { return fx; }
#endif

// How much of the pixels of two edge blocks the quad leaves, as edge_coverage says.
INLINE i32x16 quad_strengths(const QuadRows *q, const BlockList *list, int32_t k) {
    const CKLine lines[4] = {q->shape->left, q->shape->right, q->shape->top, q->shape->bottom};
    const int32_t row = list->row[k], next = list->row[k + 1], x = list->column[k], next_x = list->column[k + 1];
    const f32x16 dx = columns_from(q->shape->originX, x, next_x);
    f32x16 part[4];
    for (int n = 0; n < 4; n++)
        part[n] = within_wide(wide(lines[n].a) * dx + two_floats(q->rest[n][row], q->rest[n][next]), 0, 1);
    const f32x16 across = part[0] + part[1] - 1, down = part[2] + part[3] - 1;
    const f32x16 coverage = (across > 0 ? across : wide(0)) * (down > 0 ? down : wide(0));
    const i32x16 strength = __builtin_convertvector(coverage * q->painter->item->strength + 0.5f, i32x16);
    const i32x16 column = join_ints(counting(x), counting(next_x));
    return strength & (column >= two_ints(q->first[row], q->first[next]))
        & (column < two_ints(q->last[row], q->last[next]));
}

INLINE void locate_two(const QuadRows *q, const BlockList *list, int32_t k, Places *places) {
    const CKItem *item = q->painter->item;
    const CKLevel *level = &q->level;
    const int32_t row = list->row[k], next = list->row[k + 1];
    const f32x16 dx = columns_from(item->originX, list->column[k], list->column[k + 1]);
    const f32x16 u = wide(item->map.a) * dx + two_floats(q->u[row], q->u[next]);
    const f32x16 v = wide(item->map.d) * dx + two_floats(q->v[row], q->v[next]);
    const i32x16 x = __builtin_convertvector(within_wide(u, level->minU, level->maxU), i32x16);
    const i32x16 y = __builtin_convertvector(within_wide(v, level->minV, level->maxV), i32x16);
    const i32x16 position = (y >> 7) * level->stride + (x >> 7), fx = x & 127, fy = y & 127;
    store_words(places[0].position, (u32x8)low_half(position));
    store_words(places[1].position, (u32x8)high_half(position));
    const i32x16 down = wide_weights_down(fy), across = wide_weights_across(fx);
    places[0].down = (u32x8)low_half(down);
    places[1].down = (u32x8)high_half(down);
    places[0].across = (u32x8)low_half(across);
    places[1].across = (u32x8)high_half(across);
}

INLINE void lay_over(const QuadRows *q, const BlockList *list, int32_t k, u32x8 color, u16x16 strength) {
    uint32_t *target = block_target(q, list, k);
    const u32x8 below = load_words(target);
    store_words(
        target, q->painter->item->isOpaque ? over(color, below, strength, 1) : over(color, below, strength, 0));
}

static void paint_blocks(const QuadRows *q, BlockList *list, int is_edge) {
    Places places[MOST_BLOCKS + 2];
    u32x8 colors[MOST_BLOCKS + 2];
    const int32_t count = list->count;
    // The last may have no neighbour: it is worked out twice.
    list->column[count] = list->column[count - 1];
    list->row[count] = list->row[count - 1];
    for (int32_t k = 0; k < count; k += 2) locate_two(q, list, k, places + k);
    for (int32_t k = 0; k < count; k++) colors[k] = sample(&q->level, places + k);
    if (is_edge) {
        i32x8 strengths[MOST_BLOCKS + 2];
        for (int32_t k = 0; k < count; k += 2) {
            const i32x16 strength = quad_strengths(q, list, k);
            strengths[k] = low_half(strength);
            strengths[k + 1] = high_half(strength);
        }
        for (int32_t k = 0; k < count; k++) lay_over(q, list, k, colors[k], both_halves((u32x8)strengths[k]));
    } else {
        const u16x16 full = both_halves(splat_word(q->painter->fullStrength));
        for (int32_t k = 0; k < count; k++) lay_over(q, list, k, colors[k], full);
    }
    list->count = 0;
}

INLINE void add_blocks(const QuadRows *q, BlockList *list, int32_t row, int32_t first, int32_t end, int is_edge) {
    for (; first < end; first += LANES * LANES) {
        if (list->count > MOST_BLOCKS - LANES) paint_blocks(q, list, is_edge);
        store_ints(list->column + list->count, splat_int(first) + (i32x8){0, 8, 16, 24, 32, 40, 48, 56});
        store_ints(list->row + list->count, splat_int(row));
        const int32_t left = blocks_in(first, end);
        list->count += left < LANES ? left : LANES;
    }
}

// The same pixels as those of the rows one by one.
static void paint_quad(const Painter *p, const Spans *s, RowRange rows, const Visible *visible) {
    QuadRows q;
    q.painter = p;
    q.level = p->scene->levels[p->item->level];
    q.shape = p->scene->shapes + p->item->shape;
    find_quad_rows(&q, s, rows, visible);
    BlockList inner, edges;
    inner.count = edges.count = 0;
    for (int32_t row = rows.firstRow; row < rows.lastRow; row++) {
        const int32_t first = q.first[row], last = q.last[row];
        if (first >= last) continue;
        const int32_t x = block_floor(first), end = block_ceil(last);
        int32_t inside = block_ceil(s->fullFirst[row] > first ? s->fullFirst[row] : first);
        int32_t inside_end = block_floor(s->fullLast[row] < last ? s->fullLast[row] : last);
        if (inside >= inside_end) inside = inside_end = end;
        add_blocks(&q, &edges, row, x, inside, 1);
        add_blocks(&q, &inner, row, inside, inside_end, 0);
        add_blocks(&q, &edges, row, inside_end, end, 1);
    }
    if (inner.count) paint_blocks(&q, &inner, 0);
    if (edges.count) paint_blocks(&q, &edges, 1);
}

INLINE int is_plain_quad(const CKScene *scene, int32_t head) {
    if (head < 0) return 0;
    const CKShape *shape = scene->shapes + head;
    return shape->next < 0 && shape->rounding < 0 && !shape->isInverted && shape->hasSoftLines;
}

// True for turned pictures of few texels between four straight edges.
INLINE int is_small_quad(const Painter *p) {
    const CKItem *item = p->item;
    return item->source == CKSourceBilinear && item->mapping == CKMappingAffine && item->map.d != 0
        && item->blend == CKBlendNormal && !item->isTinted && !item->isShaded && !item->mask && !p->streams
        && is_plain_quad(p->scene, item->shape) && !is_large(p->scene->levels + item->level);
}
