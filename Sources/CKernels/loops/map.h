// Source coordinates along a row of pixels.
#pragma once

// How a row's source coordinates run.
typedef enum {
    RowUpright,  // one v, and the same u as every other row
    RowFlat,     // one v
    RowLevel,    // one divisor
    RowColumns,  // a divisor for every pixel, and the same u as every other row: a plane turned about an upright axis
    RowTilted,   // a divisor for every pixel
} RowKind;

// The source coordinates of a row: what does not change along it is worked out once.
typedef struct {
    CKMatrix map;
    float u, v, divisor, scale;
    int32_t originX;
} RowMap;

INLINE RowKind row_kind(const CKItem *item) {
    const int is_perspective = item->mapping == CKMappingPerspective;
    if (is_perspective && item->map.g != 0) return item->map.b == 0 && item->map.h == 0 ? RowColumns : RowTilted;
    if (item->map.d != 0) return RowLevel;
    return is_perspective || item->map.b != 0 ? RowFlat : RowUpright;
}

INLINE int has_one_v(RowKind kind) { return kind == RowUpright || kind == RowFlat; }
INLINE int is_tilted(RowKind kind) { return kind == RowTilted || kind == RowColumns; }

INLINE RowMap row_map(const CKItem *item, int32_t y) {
    const CKMatrix m = item->map;
    const float dy = (float)(y - item->originY), divisor = m.h * dy + m.i;
    const float scale = item->mapping == CKMappingPerspective ? 1 / divisor : 1;
    return (RowMap){m, m.b * dy + m.c, m.e * dy + m.f, divisor, scale, item->originX};
}

INLINE void map_block(const RowMap *row, RowKind kind, int32_t x, f32x8 *u, f32x8 *v) {
    f32x8 dx = to_float(counting(x - row->originX));
    f32x8 scale = is_tilted(kind) ? 1 / (splat(row->map.g) * dx + row->divisor) : splat(row->scale);
    *u = (splat(row->map.a) * dx + row->u) * scale;
    *v = (splat(row->map.d) * dx + row->v) * scale;
}

// A picture's rows lie far apart in memory, where the processor's own guesses do not reach: texels are asked for this many
// rows before they are read.
#define ROWS_AHEAD 4

INLINE void ask_for_row(const uint32_t *texels, int32_t count) {
    for (int32_t k = 0; k < count; k += 16) __builtin_prefetch(texels + k);
}
