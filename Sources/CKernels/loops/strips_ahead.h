// Strips lie where their paths were worked out, far from each other: they are asked for while the items before theirs are painted, in
// steps of which each needs what the one before has brought. Nothing of this shows.
#pragma once

// How many items ahead of the painting each step is.
#define ITEM_AHEAD 8
#define ROWS_OF_STRIP_AHEAD 5
#define RUNS_AHEAD 3
#define COVERAGE_AHEAD 1
// More of one stream than this the processor brings by itself.
#define MOST_LINES_AHEAD 8
#define CACHE_LINE 64

INLINE void ask_for_bytes(const void *first, const void *last) {
    const char *from = first, *to = last;
    if (to > from + MOST_LINES_AHEAD * CACHE_LINE) to = from + MOST_LINES_AHEAD * CACHE_LINE;
    for (; from < to; from += CACHE_LINE) __builtin_prefetch(from);
}

// The rows of a path that lie in a tile, of its first band there.
typedef struct { const CKBand *band; int32_t first, last; } StripRows;

INLINE StripRows strip_rows(const CKScene *scene, const CKItem *item, const CKTile *tile) {
    if (item->path < 0) return (StripRows){NULL, 0, 0};
    const CKPath *path = scene->paths + item->path;
    int32_t first = tile->minY - path->originY, last = tile->maxY - path->originY;
    if (first < 0) first = 0;
    if (last > path->height) last = path->height;
    if (first >= last) return (StripRows){NULL, 0, 0};
    const int32_t band = first / CK_BAND_HEIGHT, from = first % CK_BAND_HEIGHT;
    int32_t to = last - band * CK_BAND_HEIGHT;
    if (to > CK_BAND_HEIGHT) to = CK_BAND_HEIGHT;
    return (StripRows){scene->bands + path->band + band, from, to};
}

INLINE void ask_for_rows(const CKScene *scene, const CKItem *item, const CKTile *tile) {
    const StripRows strip = strip_rows(scene, item, tile);
    if (strip.band && !strip.band->narrow) ask_for_bytes(strip.band->rows + strip.first, strip.band->rows + strip.last + 1);
}

INLINE void ask_for_runs(const CKScene *scene, const CKItem *item, const CKTile *tile) {
    const StripRows strip = strip_rows(scene, item, tile);
    if (!strip.band || strip.band->narrow) return;
    const CKRun *runs = strip.band->runs;
    ask_for_bytes(runs + strip.band->rows[strip.first], runs + strip.band->rows[strip.last]);
}

INLINE void ask_for_coverage(const CKScene *scene, const CKItem *item, const CKTile *tile) {
    const StripRows strip = strip_rows(scene, item, tile);
    if (!strip.band) return;
    if (strip.band->narrow) {
        const int32_t stride = strip.band->narrowStride;
        ask_for_bytes(strip.band->narrow + strip.first * stride, strip.band->narrow + strip.last * stride);
        return;
    }
    const CKRun *run = strip.band->runs + strip.band->rows[strip.first];
    const CKRun *end = strip.band->runs + strip.band->rows[strip.last];
    while (run < end && run->coverage & CK_EVEN) run++;
    if (run == end) return;
    // A block or two for each row.
    const uint8_t *bytes = strip.band->coverage + run->coverage;
    ask_for_bytes(bytes, bytes + (strip.last - strip.first) * 2 * CK_BLOCK);
}

// Before the item order[k] is painted.
INLINE void ask_for_strips(const CKScene *scene, const uint32_t *order, int32_t k, int32_t count, const CKTile *tile) {
    if (k + ITEM_AHEAD < count) {
        const CKItem *item = scene->items + order[k + ITEM_AHEAD];
        ask_for_bytes(item, (const char *)item + 2 * CACHE_LINE);
    }
    if (k + ROWS_OF_STRIP_AHEAD < count) ask_for_rows(scene, scene->items + order[k + ROWS_OF_STRIP_AHEAD], tile);
    if (k + RUNS_AHEAD < count) ask_for_runs(scene, scene->items + order[k + RUNS_AHEAD], tile);
    if (k + COVERAGE_AHEAD < count) ask_for_coverage(scene, scene->items + order[k + COVERAGE_AHEAD], tile);
}
