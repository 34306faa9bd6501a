// Items inside paths: row by row the coverage of all paths of a chain, then blocks that are partly covered and those that are wholly.
#pragma once

typedef struct { const CKRun *first, *last; const uint8_t *coverage; int32_t originX; } PathRow;

INLINE PathRow path_row(const CKScene *scene, const CKPath *path, int32_t y) {
    const int32_t row = y - path->originY;
    if (row < 0 || row >= path->height) return (PathRow){NULL, NULL, NULL, 0};
    const CKBand *band = scene->bands + path->band + row / CK_BAND_HEIGHT;
    const uint32_t *rows = band->rows + row % CK_BAND_HEIGHT;
    return (PathRow){band->runs + rows[0], band->runs + rows[1], band->coverage, path->originX};
}

// The first run that ends after x.
INLINE const CKRun *first_run(PathRow row, int32_t x) {
    const CKRun *low = row.first, *high = row.last;
    while (high - low > 8) {
        const CKRun *middle = low + (high - low) / 2;
        if (middle->last > x) high = middle;
        else low = middle + 1;
    }
    while (low < row.last && low->last <= x) low++;
    return low;
}

// Writes the coverage of the pixels first..<last, of which `out` is zero; `out` begins at `start`.
static void cover_row(PathRow row, int32_t first, int32_t last, int32_t start, uint8_t *out) {
    first -= row.originX;
    last -= row.originX;
    start -= row.originX;
    for (const CKRun *run = first_run(row, first); run < row.last && run->first < last; run++) {
        const int32_t from = run->first > first ? run->first : first, to = run->last < last ? run->last : last;
        if (run->coverage & CK_EVEN) memset(out + (from - start), (int)(run->coverage & 255), (size_t)(to - from));
        else memcpy(out + (from - start), row.coverage + run->coverage + (from - run->first), (size_t)(to - from));
    }
}

// What all paths of the chain cover together, in whole blocks around first..<last; nothing outside.
static void cover_chain(
    const CKScene *scene, int32_t head, int32_t y, int32_t first, int32_t last, uint8_t out[CK_TILE_WIDTH]) {
    const int32_t start = block_floor(first), count = block_ceil(last) - start;
    memset(out, 0, (size_t)count);
    cover_row(path_row(scene, scene->paths + head, y), first, last, start, out);
    for (int32_t index = scene->paths[head].next; index >= 0; index = scene->paths[index].next) {
        uint8_t other[CK_TILE_WIDTH];
        memset(other, 0, (size_t)count);
        cover_row(path_row(scene, scene->paths + index, y), first, last, start, other);
        for (int32_t k = 0; k < count; k++) {
            const uint32_t t = (uint32_t)out[k] * other[k] + 128;
            out[k] = (uint8_t)((t + (t >> 8)) >> 8);
        }
    }
}

// Blocks that are partly covered. `coverage` becomes their strength.
static void paint_path_edge(
    const Painter *p, int32_t y, int32_t x, int32_t end, int32_t fullFirst, int32_t fullLast, uint8_t *coverage) {
    const CKItem *item = p->item;
    const int32_t count = end - x;
    if (x < fullFirst || end > fullLast || item->strength != 255) {
        for (int32_t k = 0; k < count; k += LANES) {
            const f32x8 part = to_float((i32x8)load_bytes(coverage + k)) * (1 / 255.0f);
            store_bytes(
                coverage + k,
                to_int(item_coverage(p, y, x + k) * part * item->strength + 0.5f));
        }
    }
    uint32_t *target = p->tile->pixels + (int64_t)y * p->tile->stride + x;
    if (is_plain_solid(item) && item->blend == CKBlendNormal) {
        const u32x8 color = splat_word(item->color);
        for (int32_t k = 0; k < count; k += LANES) {
            const u16x16 part = both_halves(load_bytes(coverage + k));
            const u32x8 below = load_words(target + k);
            store_words(target + k, item->isOpaque ? over(color, below, part, 1) : over(color, below, part, 0));
        }
        return;
    }
    uint32_t colors[CK_TILE_WIDTH] __attribute__((aligned(64)));
    fetch(p->scene, item, y, x, end, colors);
    if (item->blend == CKBlendNormal) over_masked(target, colors, count, coverage, item->isOpaque);
    else blend_masked(item->blend, target, colors, count, coverage);
}

typedef enum { BlocksEmpty, BlocksPartial, BlocksWhole } BlockKind;

INLINE BlockKind block_kind(const uint8_t *coverage, int is_full) {
    uint64_t bytes;
    memcpy(&bytes, coverage, sizeof bytes);
    return bytes == 0 ? BlocksEmpty : bytes == UINT64_MAX && is_full ? BlocksWhole : BlocksPartial;
}

// Paints the blocks x..<end by their coverages, of which the first belongs to x.
static void paint_path_blocks(
    const Painter *p, int32_t y, int32_t x, int32_t end, int32_t fullFirst, int32_t fullLast, uint8_t *coverage) {
    const int32_t start = x;
    int32_t from = start;
    BlockKind kind = BlocksEmpty;
    for (; x <= end; x += LANES) {
        const BlockKind next =
            x < end ? block_kind(coverage + (x - start), x >= fullFirst && x + LANES <= fullLast) : BlocksEmpty;
        if (next == kind) continue;
        if (kind == BlocksWhole) paint_inside(p, y, from, x);
        else if (kind == BlocksPartial) paint_path_edge(p, y, from, x, fullFirst, fullLast, coverage + (from - start));
        kind = next;
        from = x;
    }
}

INLINE void clear_coverage(uint8_t coverage[CK_TILE_WIDTH]) { memset(coverage, 0, CK_TILE_WIDTH); }

// A path alone: what of a run lies wholly inside goes the short way, and only what lies between such runs is written down.
static void paint_runs(
    const Painter *p, PathRow row, int32_t y, int32_t first, int32_t last, int32_t fullFirst, int32_t fullLast) {
    uint8_t coverage[CK_TILE_WIDTH] __attribute__((aligned(64)));
    int32_t start = block_floor(first), written = start;  // coverages are written from start up to here
    clear_coverage(coverage);
    for (const CKRun *run = first_run(row, first - row.originX); run < row.last; run++) {
        int32_t from = run->first + row.originX, to = run->last + row.originX;
        if (from >= last) break;
        const uint8_t *bytes = row.coverage + run->coverage + (from < first ? first - from : 0);
        if (from < first) from = first;
        if (to > last) to = last;
        if (!(run->coverage & CK_EVEN)) {
            memcpy(coverage + (from - start), bytes, (size_t)(to - from));
            written = to;
            continue;
        }
        const int32_t inside = block_ceil(from > fullFirst ? from : fullFirst);
        const int32_t inside_end = block_floor(to < fullLast ? to : fullLast);
        if ((run->coverage & 255) != 255 || inside_end - inside < 2 * LANES) {
            memset(coverage + (from - start), (int)(run->coverage & 255), (size_t)(to - from));
            written = to;
            continue;
        }
        memset(coverage + (from - start), 255, (size_t)(inside - from));
        if (inside > start) {
            paint_path_blocks(p, y, start, inside, fullFirst, fullLast, coverage);
            clear_coverage(coverage);
        }
        paint_inside(p, y, inside, inside_end);
        start = inside_end;
        memset(coverage, 255, (size_t)(to - inside_end));
        written = to;
    }
    if (written > start) paint_path_blocks(p, y, start, block_ceil(written), fullFirst, fullLast, coverage);
}

static void paint_path_run(
    const Painter *p, int32_t y, int32_t first, int32_t last, int32_t fullFirst, int32_t fullLast) {
    const CKPath *path = p->scene->paths + p->item->path;
    const PathRow row = path_row(p->scene, path, y);
    if (row.first == row.last) return;
    const int32_t begins = row.first->first + row.originX, ends = row.last[-1].last + row.originX;
    if (begins > first) first = begins;
    if (ends < last) last = ends;
    if (first >= last) return;
    if (path->next < 0) {
        paint_runs(p, row, y, first, last, fullFirst, fullLast);
        return;
    }
    uint8_t coverage[CK_TILE_WIDTH] __attribute__((aligned(64)));
    cover_chain(p->scene, p->item->path, y, first, last, coverage);
    paint_path_blocks(p, y, block_floor(first), block_ceil(last), fullFirst, fullLast, coverage);
}

static void paint_path_rows(const Painter *p, const Spans *s, RowRange rows, const Visible *visible) {
    const CKPath *path = p->scene->paths + p->item->path;
    int32_t top = path->originY - p->tile->minY, bottom = top + path->height;
    if (top < rows.firstRow) top = rows.firstRow;
    if (bottom > rows.lastRow) bottom = rows.lastRow;
    for (int32_t row = top; row < bottom; row++) {
        RowRuns runs = row_runs(s, row, visible->first[row], visible->last[row]);
        for (int n = 0; n < runs.count; n++)
            if (runs.first[n] < runs.last[n])
                paint_path_run(p, p->tile->minY + row, runs.first[n], runs.last[n], s->fullFirst[row], s->fullLast[row]);
    }
}

static PaintRows *rows_painter(const CKItem *item) {
    return item->path >= 0 ? paint_path_rows : plain_rows_painter(item);
}
