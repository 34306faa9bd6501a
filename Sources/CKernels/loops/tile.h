// One tile: first from the top down, to see what hides what, then from the bottom up, painting what is left.
#pragma once

#define MOST_VISIBLE 24

// Takes an opaque item's inside away; returns whether anything changed.
static int hide(Visible *next, const Visible *now, const Spans *s, int32_t firstRow, int32_t lastRow) {
    int changed = 0;
    *next = *now;
    for (int32_t row = firstRow; row < lastRow; row++) {
        int32_t first = now->first[row], last = now->last[row];
        int32_t from = s->fullFirst[row], to = s->fullLast[row];
        if (first >= last || from >= to) continue;
        if (from <= first && to > first) next->first[row] = (int16_t)(to < last ? to : last);
        else if (to >= last && from < last) next->last[row] = (int16_t)from;
        else continue;
        changed = 1;
    }
    if (!changed) return 0;
    while (next->firstRow < next->lastRow && next->first[next->firstRow] >= next->last[next->firstRow]) next->firstRow++;
    while (next->firstRow < next->lastRow && next->first[next->lastRow - 1] >= next->last[next->lastRow - 1])
        next->lastRow--;
    return 1;
}

INLINE uint32_t full_strength(const CKItem *item) { return (uint32_t)(item->strength + 0.5f); }
INLINE int replaces(const CKItem *item) {
    if (full_strength(item) != 255 || item->mask) return 0;
    return item->blend == CKBlendCopy || (item->isOpaque && item->blend == CKBlendNormal);
}

INLINE RowRange rows_of(const CKScene *scene, const CKItem *item, const CKTile *tile, const Visible *visible) {
    int32_t first = item->minY - tile->minY, last = item->maxY - tile->minY;
    if (first < visible->firstRow) first = visible->firstRow;
    if (last > visible->lastRow) last = visible->lastRow;
    // A part of a tile may lie beside an item that the tile has.
    if (item->minX >= tile->maxX || item->maxX <= tile->minX) last = first;
    RowRange rows = {tile, first, last};
    keep_rows_of_chain(&rows, scene, item);
    return rows;
}

static void paint_item(
    const CKScene *scene, const CKItem *item, const CKTile *tile, const Visible *visible, int streams) {
    RowRange rows = rows_of(scene, item, tile, visible);
    if (rows.firstRow >= rows.lastRow) return;
    if (is_solid_path(scene, item)) {
        paint_solid_path(scene, item, rows, visible);
        return;
    }
    Spans spans;
    find_spans(&spans, scene, item, rows);
    Painter painter = {scene, item, tile, &spans, full_strength(item), replaces(item), streams};
    if (painter.fullStrength == 0) return;
    if (item->path < 0 && is_small_quad(&painter)) paint_quad(&painter, &spans, rows, visible);
    else if (item->path < 0 && is_small_piece(&painter)) paint_piece(&painter, &spans, rows, visible);
    else rows_painter(item)(&painter, &spans, rows, visible);
}

static void clear_visible(const CKTile *tile, const Visible *visible, uint32_t color, int streams) {
    for (int32_t row = visible->firstRow; row < visible->lastRow; row++) {
        uint32_t *line = tile->pixels + (int64_t)(tile->minY + row) * tile->stride;
        if (!streams) ask_to_write(tile, tile->minY + row, visible->first[row], visible->last[row]);
        int32_t x = visible->first[row], last = visible->last[row];
        for (; streams && x < last && x % CK_BLOCK; x++) line[x] = color;
        for (; streams && x + LANES <= last; x += LANES) stream_words(line + x, splat_word(color));
        for (; x < last; x++) line[x] = color;
    }
}

// True when every item is an opaque box of whole pixels: then each pixel is written once.
static int are_boxes(const CKScene *scene, const uint32_t *order, int32_t first, int32_t count) {
    for (int32_t k = first; k < count; k++) {
        const CKItem *item = scene->items + order[k];
        if (item->shape >= 0 || !item->hides || !replaces(item)) return 0;
    }
    return 1;
}

// True for an opaque box of whole pixels that covers the tile and costs little more than the finding of spans would.
INLINE int is_plain_cover(const CKItem *item, const CKTile *tile) {
    return ck_is_plain_cover(item)
        && item->minX <= tile->minX && item->minY <= tile->minY && item->maxX >= tile->maxX && item->maxY >= tile->maxY;
}

// The tile may be wider than others.
static void paint_cover(const CKScene *scene, const CKItem *item, const CKTile *tile) {
    Painter painter = {scene, item, tile, NULL, full_strength(item), 1, tile->streams};
    for (int32_t y = tile->minY; y < tile->maxY; y++) paint_run(&painter, y, tile->minX, tile->maxX, tile->minX, tile->maxX);
    if (tile->streams) finish_streams();
}

static void paint_tile(const CKScene *scene, const uint32_t *order, int32_t count, const CKTile *tile) {
    if (count > 0 && is_plain_cover(scene->items + order[count - 1], tile)) {
        paint_cover(scene, scene->items + order[count - 1], tile);
        return;
    }
    Visible visible[MOST_VISIBLE];
    int32_t level = 0, bottom = 0, is_covered = 0, is_filled = 0;
    uint32_t background = tile->background;
    visible[0].firstRow = 0;
    visible[0].lastRow = tile->maxY - tile->minY;
    visible[0].below = count;
    for (int32_t row = 0; row < visible[0].lastRow; row++) {
        visible[0].first[row] = (int16_t)tile->minX;
        visible[0].last[row] = (int16_t)tile->maxX;
    }
    for (int32_t k = count - 1; k >= 0 && level < MOST_VISIBLE - 1; k--) {
        const CKItem *item = scene->items + order[k];
        if (!item->hides || !replaces(item)) continue;
        if (item->source == CKSourceSolid && is_plain_cover(item, tile)) {
            // What lies on it lies on a background of its colour.
            background = item->color;
            bottom = k + 1;
            is_filled = 1;
            break;
        }
        RowRange rows = rows_of(scene, item, tile, visible + level);
        if (rows.firstRow >= rows.lastRow) continue;
        Spans spans;
        find_spans(&spans, scene, item, rows);
        if (!hide(visible + level + 1, visible + level, &spans, rows.firstRow, rows.lastRow)) continue;
        visible[++level].below = k;
        if (visible[level].firstRow < visible[level].lastRow) continue;
        // Nothing below this item shows.
        bottom = k;
        is_covered = 1;
        level--;
        break;
    }
    // Only what is written once, from end to end, goes past the caches.
    const int streams = tile->streams
        && (count == 0 || (is_covered && bottom == count - 1)
            || ((is_covered || is_filled) && are_boxes(scene, order, bottom, count)));
    if (is_filled || (!tile->keepsContent && !is_covered)) clear_visible(tile, visible + level, background, streams);
    for (int32_t k = bottom; k < count; k++) {
        while (level > 0 && k >= visible[level].below) level--;
        ask_for_strips(scene, order, k, count, tile);
        paint_item(scene, scene->items + order[k], tile, visible + level, streams);
    }
    if (streams) finish_streams();
}
