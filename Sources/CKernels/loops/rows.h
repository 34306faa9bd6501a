// One item in one tile: row by row, first the pixels at the edges, then the inside.
#pragma once

typedef struct {
    const CKScene *scene;
    const CKItem *item;
    const CKTile *tile;
    const Spans *spans;     // of the item, or NULL
    uint32_t fullStrength;  // where the coverage is 1
    int isOpaque;           // replaces what is beneath, where it shows wholly
    int streams;            // what it replaces is final and goes past the caches
} Painter;

// What is not yet hidden, one run for each row.
typedef struct {
    int16_t first[CK_TILE_HEIGHT], last[CK_TILE_HEIGHT];
    int32_t firstRow, lastRow;  // rows outside are hidden
    int32_t below;              // holds for the items before this one in the order
} Visible;

// Lays an item over the rows of a tile.
typedef void PaintRows(const Painter *p, const Spans *s, RowRange rows, const Visible *visible);

INLINE int32_t block_floor(int32_t x) { return x & ~(CK_BLOCK - 1); }
INLINE int32_t block_ceil(int32_t x) { return (x + CK_BLOCK - 1) & ~(CK_BLOCK - 1); }

// The columns of a block that lie in first..<last.
INLINE i32x8 shown_columns(int32_t x, int32_t first, int32_t last) {
    i32x8 column = counting(x);
    return (column >= first) & (column < last);
}

// How much of a block the item's shapes leave.
INLINE f32x8 item_coverage(const Painter *p, int32_t y, int32_t x) {
    const int asked = p->spans ? asked_shapes(p->spans, y - p->tile->minY, x) : AskAll;
    return chain_coverage(p->scene, p->item->shape, x, y, asked);
}

// The strengths of a block; nothing outside first..<last.
INLINE i32x8 block_strength(const Painter *p, int32_t y, int32_t x, int32_t first, int32_t last) {
    f32x8 coverage = item_coverage(p, y, x);
    return to_int(coverage * p->item->strength + 0.5f) & shown_columns(x, first, last);
}

// Blocks that are only partly covered, or partly outside first..<last.
static void paint_edge(const Painter *p, int32_t y, int32_t x, int32_t end, int32_t first, int32_t last) {
    if (x >= end) return;
    uint32_t colors[CK_TILE_WIDTH] __attribute__((aligned(64)));
    uint8_t strength[CK_TILE_WIDTH] __attribute__((aligned(64)));
    uint32_t *target = p->tile->pixels + (int64_t)y * p->tile->stride + x;
    for (int32_t k = 0; k < end - x; k += LANES)
        store_bytes(strength + k, block_strength(p, y, x + k, first, last));
    fetch(p->scene, p->item, y, x, end, colors);
    if (p->item->blend == CKBlendNormal) over_masked(target, colors, end - x, strength, p->item->isOpaque);
    else blend_masked(p->item->blend, target, colors, end - x, strength);
}

INLINE int is_unchanged(const CKItem *item) { return !item->isTinted && !item->isShaded && !item->mask; }
INLINE int is_plain_copy(const CKItem *item) { return item->source == CKSourceCopy && is_unchanged(item); }
INLINE int is_plain_solid(const CKItem *item) { return item->source == CKSourceSolid && is_unchanged(item); }

// Rows of a tile lie far apart, on pages of their own: those that are written without having been read are asked for some rows before.
// Long rows the processor brings by itself.
INLINE void ask_to_write(const CKTile *tile, int32_t y, int32_t first, int32_t last) {
    if (y + ROWS_AHEAD >= tile->maxY || last - first > CK_TILE_WIDTH) return;
    const uint32_t *row = tile->pixels + (int64_t)(y + ROWS_AHEAD) * tile->stride;
    for (int32_t x = first; x < last; x += 16) __builtin_prefetch(row + x, 1);
}

// Blocks that are wholly covered.
static void paint_inside(const Painter *p, int32_t y, int32_t x, int32_t end) {
    if (x >= end) return;
    uint32_t *target = p->tile->pixels + (int64_t)y * p->tile->stride + x;
    if (p->isOpaque && !p->streams) {
        if (is_plain_solid(p->item)) ask_to_write(p->tile, y, x, end);
        fetch(p->scene, p->item, y, x, end, target);
        return;
    }
    if (p->isOpaque && is_plain_solid(p->item)) {
        for (; x < end; x += LANES, target += LANES) stream_words(target, splat_word(p->item->color));
        return;
    }
    const int is_laid_over = p->item->blend == CKBlendNormal && !p->item->isOpaque;
    const int is_added = p->item->blend == CKBlendPlusLighter;
    if (is_plain_copy(p->item) && (p->isOpaque || is_laid_over || is_added)) {
        const CKLevel *level = p->scene->levels + p->item->level;
        const uint32_t *texels = level->texels + (int64_t)(y + p->item->copyY) * level->stride + p->item->copyX;
        if (end - x <= CK_TILE_WIDTH) ask_for_row(texels + x + ROWS_AHEAD * level->stride, end - x);
        if (is_added) texels_added_evenly(target, texels + x, end - x, p->fullStrength);
        else if (is_laid_over) texels_over_evenly(target, texels + x, end - x, p->fullStrength);
        else for (; x < end; x += LANES, target += LANES) stream_words(target, load_words(texels + x));
        return;
    }
    if (is_plain_solid(p->item) && is_laid_over) {
        solid_over_evenly(target, p->item->color, end - x, p->fullStrength);
        return;
    }
    uint32_t colors[CK_TILE_WIDTH] __attribute__((aligned(64)));
    fetch(p->scene, p->item, y, x, end, colors);
    if (p->isOpaque) {
        for (int32_t k = 0; k < end - x; k += LANES) stream_words(target + k, load_words(colors + k));
        return;
    }
    if (p->item->blend == CKBlendNormal) {
        over_evenly(target, colors, end - x, p->fullStrength, p->item->isOpaque);
    } else {
        uint8_t strength[CK_TILE_WIDTH];
        memset(strength, (int)p->fullStrength, sizeof strength);
        blend_masked(p->item->blend, target, colors, end - x, strength);
    }
}

INLINE void paint_run(const Painter *p, int32_t y, int32_t first, int32_t last, int32_t fullFirst, int32_t fullLast) {
    if (first >= last) return;
    int32_t x = block_floor(first), end = block_ceil(last);
    int32_t inside = block_ceil(fullFirst > first ? fullFirst : first);
    int32_t inside_end = block_floor(fullLast < last ? fullLast : last);
    if (inside >= inside_end) {
        paint_edge(p, y, x, end, first, last);
        return;
    }
    paint_edge(p, y, x, inside, first, last);
    paint_inside(p, y, inside, inside_end);
    paint_edge(p, y, inside_end, end, first, last);
}

// The one or two parts of a row in which an item shows: a hole parts them.
typedef struct { int32_t count, first[2], last[2]; } RowRuns;

INLINE RowRuns row_runs(const Spans *s, int32_t row, int32_t first, int32_t last) {
    if (s->first[row] > first) first = s->first[row];
    if (s->last[row] < last) last = s->last[row];
    if (!s->hasHoles || s->skipFirst[row] >= s->skipLast[row]) return (RowRuns){1, {first, 0}, {last, 0}};
    int32_t before = s->skipFirst[row] < last ? s->skipFirst[row] : last;
    int32_t after = s->skipLast[row] > first ? s->skipLast[row] : first;
    return (RowRuns){2, {first, after}, {before, last}};
}

static void paint_any_rows(const Painter *p, const Spans *s, RowRange rows, const Visible *visible) {
    for (int32_t row = rows.firstRow; row < rows.lastRow; row++) {
        RowRuns runs = row_runs(s, row, visible->first[row], visible->last[row]);
        for (int n = 0; n < runs.count; n++)
            paint_run(p, p->tile->minY + row, runs.first[n], runs.last[n], s->fullFirst[row], s->fullLast[row]);
    }
}
