// Source coordinates along a row of pixels.
#pragma once

// How a row's source coordinates run.
typedef enum {
    RowUpright,  // one v; every row has the same u
    RowLevel,    // one divisor
    RowTilted,   // a divisor for every pixel
} RowKind;

// The source coordinates of a row: what does not change along it is worked out once.
typedef struct {
    CKMatrix map;
    float u, v, divisor, scale;
    int32_t originX;
} RowMap;

INLINE RowKind row_kind(const CKItem *item) {
    if (item->mapping == CKMappingPerspective) return item->map.g != 0 ? RowTilted : RowLevel;
    return item->map.b == 0 && item->map.d == 0 ? RowUpright : RowLevel;
}

INLINE RowMap row_map(const CKItem *item, int32_t y) {
    const CKMatrix m = item->map;
    const float dy = (float)(y - item->originY), divisor = m.h * dy + m.i;
    const float scale = item->mapping == CKMappingPerspective ? 1 / divisor : 1;
    return (RowMap){m, m.b * dy + m.c, m.e * dy + m.f, divisor, scale, item->originX};
}

INLINE void map_block(const RowMap *row, RowKind kind, int32_t x, f32x8 *u, f32x8 *v) {
    f32x8 dx = to_float(counting(x - row->originX));
    f32x8 scale = kind == RowTilted ? 1 / (splat(row->map.g) * dx + row->divisor) : splat(row->scale);
    *u = (splat(row->map.a) * dx + row->u) * scale;
    *v = (splat(row->map.d) * dx + row->v) * scale;
}
