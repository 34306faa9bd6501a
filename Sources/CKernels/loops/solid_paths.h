// A path alone in one colour, as most shapes are: its runs go to the target as they lie, wherever blocks begin.
#pragma once

typedef struct {
    u32x8 color;
    int isOpaque;
} SolidPen;

INLINE int is_solid_path(const CKScene *scene, const CKItem *item) {
    return item->path >= 0 && item->shape < 0 && item->blend == CKBlendNormal && item->strength == 255
        && is_plain_solid(item) && scene->paths[item->path].next < 0;
}

INLINE u32x8 solid_over(const SolidPen *pen, u32x8 below, u32x8 coverage) {
    const u16x16 part = both_halves(coverage);
    return pen->isOpaque ? over(pen->color, below, part, 1) : over(pen->color, below, part, 0);
}

// Up to eight pixels, of which the target has `room`; what no coverage belongs to stays as it is.
INLINE void lay_solid_block(const SolidPen *pen, uint32_t *target, int32_t room, uint64_t coverage) {
    if (coverage == 0) return;
    const u32x8 part = load_bytes((const uint8_t *)&coverage);
    if (room >= LANES) {
        store_words(target, solid_over(pen, load_words(target), part));
        return;
    }
    uint32_t pixels[LANES] = {0};
    memcpy(pixels, target, (size_t)room * sizeof *target);
    store_words(pixels, solid_over(pen, load_words(pixels), part));
    memcpy(target, pixels, (size_t)room * sizeof *target);
}

// The first `count` bytes.
INLINE uint64_t first_bytes(uint64_t bytes, int32_t count) {
    return count < LANES ? bytes & (((uint64_t)1 << (8 * count)) - 1) : bytes;
}

INLINE void lay_solid_bytes(
    const SolidPen *pen, uint32_t *target, int32_t count, int32_t room, const uint8_t *coverage) {
    for (int32_t k = 0; k < count; k += LANES) {
        uint64_t bytes;
        memcpy(&bytes, coverage + k, sizeof bytes);
        lay_solid_block(pen, target + k, room - k, first_bytes(bytes, count - k));
    }
}

INLINE void lay_solid_even(const SolidPen *pen, uint32_t *target, int32_t count, int32_t room, uint32_t coverage) {
    int32_t k = 0;
    if (coverage == 255 && pen->isOpaque) {
        for (; k + LANES <= count; k += LANES) store_words(target + k, pen->color);
        for (; k < count; k++) target[k] = pen->color[0];
        return;
    }
    const u32x8 part = splat_word(coverage);
    for (; k + LANES <= count; k += LANES)
        store_words(target + k, solid_over(pen, load_words(target + k), part));
    if (k < count)
        lay_solid_block(pen, target + k, room - k, first_bytes(coverage * 0x0101010101010101u, count - k));
}

INLINE void lay_solid_row(
    const SolidPen *pen, PathRow row, uint32_t *line, int32_t first, int32_t last, int32_t end) {
    for (const CKRun *run = first_run(row, first - row.originX); run < row.last; run++) {
        int32_t from = run->first + row.originX, to = run->last + row.originX;
        if (from >= last) return;
        const int32_t skipped = from < first ? first - from : 0;
        from += skipped;
        if (to > last) to = last;
        if (run->coverage & CK_EVEN) lay_solid_even(pen, line + from, to - from, end - from, run->coverage & 255);
        else lay_solid_bytes(pen, line + from, to - from, end - from, row.coverage + run->coverage + skipped);
    }
}

// The columns of a row that show.
INLINE void lay_solid_row_of(
    const SolidPen *pen, const CKScene *scene, const CKPath *path, uint32_t *line, int32_t y, int32_t first, int32_t last,
    int32_t end) {
    const int32_t row = y - path->originY;
    if ((uint32_t)row >= (uint32_t)path->height) return;
    const CKBand *band = scene->bands + path->band + row / CK_BAND_HEIGHT;
    if (band->narrow) {
        const uint8_t *coverage = band->narrow + row % CK_BAND_HEIGHT * band->narrowStride;
        lay_solid_bytes(pen, line + first, last - first, end - first, coverage + (first - path->originX));
        return;
    }
    lay_solid_row(pen, path_row(scene, path, y), line, first, last, end);
}

INLINE void lay_solid_rows(
    SolidPen pen, const CKScene *scene, const CKItem *item, RowRange rows, const Visible *visible) {
    const CKTile *tile = rows.tile;
    const CKPath *path = scene->paths + item->path;
    const int32_t left = item->minX > tile->minX ? item->minX : tile->minX;
    const int32_t right = item->maxX < tile->maxX ? item->maxX : tile->maxX, end = block_ceil(tile->maxX);
    for (int32_t row = rows.firstRow; row < rows.lastRow; row++) {
        const int32_t first = visible->first[row] > left ? visible->first[row] : left;
        const int32_t last = visible->last[row] < right ? visible->last[row] : right;
        if (first >= last) continue;
        const int32_t y = tile->minY + row;
        lay_solid_row_of(&pen, scene, path, tile->pixels + (int64_t)y * tile->stride, y, first, last, end);
    }
}

static void paint_solid_path(const CKScene *scene, const CKItem *item, RowRange rows, const Visible *visible) {
    const u32x8 color = splat_word(item->color);
    if (item->isOpaque) lay_solid_rows((SolidPen){color, 1}, scene, item, rows, visible);
    else lay_solid_rows((SolidPen){color, 0}, scene, item, rows, visible);
}
