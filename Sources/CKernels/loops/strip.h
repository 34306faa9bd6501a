// Where a row's pixels lie among a picture's texels, worked out before any texel is read: the reading then has nothing to
// wait for.
#pragma once

#define TILE_BLOCKS (CK_TILE_WIDTH / LANES)

// The blocks from x on. Between two mip levels, `far` is the smaller picture.
typedef struct {
    int32_t x;
    Places near[TILE_BLOCKS], far[TILE_BLOCKS];
    int32_t detail[TILE_BLOCKS];      // mip level in 1/256
    TexelRows nearRows, farRows;      // where the row has one v
    f32x8 along[TILE_BLOCKS], scale[TILE_BLOCKS];         // of upright columns: v is (along + the row's v)·scale
    i32x8 nearColumns[TILE_BLOCKS], farColumns[TILE_BLOCKS];
    CKLevel level;                    // of a picture without mip levels
#if CK_HAS_NEAR_TEXELS
    NearTexels nearby[TILE_BLOCKS];   // of an upright picture without mip levels
#endif
    int hasNearby;
} Strip;

INLINE int32_t blocks_in(int32_t x, int32_t end) { return (int32_t)((uint32_t)(end - x) / LANES); }

// The mip level for a run of 16 pixels, in 1/256.
INLINE int32_t row_detail(const CKItem *item, const RowMap *row, RowKind kind, int32_t x) {
    float divisor = is_tilted(kind) ? row->map.g * (float)((x & ~15) + 8 - row->originX) + row->divisor : row->divisor;
    if (item->mapping != CKMappingPerspective) divisor = 1;
    return mip_detail(item->texelArea / (divisor * divisor * divisor), item->levelCount, item->mipSharpness);
}

// An upright picture's columns are those of its first row.
INLINE void locate_block(
    Strip *strip, int32_t k, const CKItem *item, const CKLevel *levels, const RowMap *row, RowKind kind,
    int is_trilinear) {
    f32x8 u, v;
    map_block(row, kind, strip->x + k * LANES, &u, &v);
    if (!is_trilinear) {
        if (has_one_v(kind)) locate_columns(strip->near + k, &strip->level, u);
        else locate(strip->near + k, &strip->level, u, v);
        return;
    }
    const int32_t detail = row_detail(item, row, kind, strip->x + k * LANES);
    strip->detail[k] = detail;
    for (int is_far = 0; is_far <= ((detail & 255) != 0); is_far++) {
        const CKLevel *level = levels + (detail >> 8) + is_far;
        const float scale = level_scale((detail >> 8) + is_far);
        Places *places = (is_far ? strip->far : strip->near) + k;
        if (has_one_v(kind)) locate_columns(places, level, level_coordinate(u, scale));
        else locate(places, level, level_coordinate(u, scale), level_coordinate(v, scale));
    }
}

INLINE void locate_blocks(
    Strip *strip, int32_t x, int32_t end, const CKItem *item, const CKLevel *levels, const RowMap *row, RowKind kind,
    int is_trilinear) {
    strip->x = x;
    for (int32_t k = 0; k < blocks_in(x, end); k++) locate_block(strip, k, item, levels, row, kind, is_trilinear);
}

// Looks at the blocks up to `end` once for all rows of an upright picture.
INLINE void find_nearby(Strip *strip, int32_t end) {
    strip->hasNearby = 0;
#if CK_HAS_NEAR_TEXELS
    for (int32_t k = 0; k < blocks_in(strip->x, end); k++)
        if (!find_near_texels(strip->nearby + k, strip->near + k)) return;
    strip->hasNearby = 1;
#endif
}

// What all rows of upright columns share: everything but v.
INLINE void locate_upright_columns(
    Strip *strip, int32_t x, int32_t end, const CKItem *item, const CKLevel *levels, const RowMap *row,
    int is_trilinear) {
    strip->x = x;
    for (int32_t k = 0; k < blocks_in(x, end); k++) {
        const f32x8 dx = to_float(counting(x + k * LANES - row->originX));
        const f32x8 scale = 1 / (splat(row->map.g) * dx + row->divisor), u = (splat(row->map.a) * dx + row->u) * scale;
        strip->scale[k] = scale;
        strip->along[k] = splat(row->map.d) * dx;
        const int32_t detail = is_trilinear ? row_detail(item, row, RowColumns, x + k * LANES) : 0;
        strip->detail[k] = detail;
        for (int is_far = 0; is_far <= ((detail & 255) != 0); is_far++) {
            const int32_t index = (detail >> 8) + is_far;
            const CKLevel *level = is_trilinear ? levels + index : &strip->level;
            const f32x8 at = is_trilinear ? level_coordinate(u, level_scale(index)) : u;
            const i32x8 column = to_int(within(at, level->minU, level->maxU));
            (is_far ? strip->farColumns : strip->nearColumns)[k] = column >> 7;
            ((is_far ? strip->far : strip->near) + k)->across = weights_across(column & 127);
        }
    }
}

// Brings the blocks first..<last of upright columns to a row.
INLINE void locate_in_columns(
    Strip *strip, int32_t first, int32_t last, const CKLevel *levels, const RowMap *row, int is_trilinear) {
    for (int32_t k = first; k < last; k++) {
        const f32x8 v = (strip->along[k] + row->v) * strip->scale[k];
        const int32_t detail = is_trilinear ? strip->detail[k] : 0;
        for (int is_far = 0; is_far <= ((detail & 255) != 0); is_far++) {
            const int32_t index = (detail >> 8) + is_far;
            const CKLevel *level = is_trilinear ? levels + index : &strip->level;
            const f32x8 at = is_trilinear ? level_coordinate(v, level_scale(index)) : v;
            const i32x8 y = to_int(within(at, level->minV, level->maxV));
            const i32x8 column = (is_far ? strip->farColumns : strip->nearColumns)[k];
            Places *places = (is_far ? strip->far : strip->near) + k;
            store_words(places->position, (u32x8)((y >> 7) * level->stride + column));
            places->down = weights_down(y & 127);
        }
    }
}

// Finds the texels above and below a row that has one v.
INLINE void choose_texel_rows(
    Strip *strip, const CKItem *item, const CKLevel *levels, const RowMap *row, int is_trilinear) {
    const float v = row->v * row->scale;
    if (!is_trilinear) {
        strip->nearRows = texel_rows(&strip->level, v);
        return;
    }
    const int32_t index = strip->detail[0] >> 8;
    strip->nearRows = texel_rows(levels + index, level_coordinate(splat(v), level_scale(index))[0]);
    if (strip->detail[0] & 255)
        strip->farRows = texel_rows(levels + index + 1, level_coordinate(splat(v), level_scale(index + 1))[0]);
}

// A picture of more texels than this does not stay in the nearer caches.
#define FEW_TEXELS 65536

INLINE int is_large(const CKLevel *level) { return level->maxV * (1.0f / CK_SUBTEXELS) * (float)level->stride > FEW_TEXELS; }

// Asks for the texels that the blocks first..<last will read some rows further down.
INLINE void ask_ahead(const Strip *strip, const CKItem *item, int32_t y, int32_t first, int32_t last) {
    const RowMap row = row_map(item, y + ROWS_AHEAD);
    const TexelRows rows = texel_rows(&strip->level, row.v * row.scale);
    const uint32_t left = strip->near[first].position[0], right = strip->near[last - 1].position[LANES - 1] + 1;
    // Mirrored pictures are left to the processor.
    if (left > right) return;
    ask_for_row(rows.below + left, (int32_t)(right - left) + 1);
    if (item->map.e * row.scale > CK_SUBTEXELS) ask_for_row(rows.above + left, (int32_t)(right - left) + 1);
}

// The same where texels lie aslant: under the ends of each block, as much further down as the map goes in those rows.
INLINE void ask_ahead_aslant(
    const Strip *strip, const CKLevel *levels, const RowMap *row, RowKind kind, int is_trilinear, int32_t first,
    int32_t last) {
    const float middle = (float)(strip->x + (first + last) * (LANES / 2) - row->originX);
    const float scale = is_tilted(kind) ? 1 / (row->map.g * middle + row->divisor) : row->scale;
    const float texels = row->map.e * scale * (ROWS_AHEAD / (float)CK_SUBTEXELS);
    if (!(texels > -64 && texels < 64)) return;
    // Of the two rows of texels that are mixed, the further one.
    const int32_t down = (int32_t)texels + (texels > 0);
    for (int32_t k = first; k < last; k++) {
        const int32_t index = is_trilinear ? strip->detail[k] >> 8 : 0;
        const CKLevel *level = levels + index;
        const uint32_t *line = level->texels + (down >> index) * (int64_t)level->stride;
        __builtin_prefetch(line + strip->near[k].position[0]);
        __builtin_prefetch(line + strip->near[k].position[LANES - 1]);
    }
}

INLINE u32x8 block_colors(const Strip *strip, const CKLevel *levels, int32_t k, RowKind kind, int is_trilinear) {
    const Places *near = strip->near + k, *far = strip->far + k;
    const int is_flat = has_one_v(kind);
#if CK_HAS_NEAR_TEXELS
    if (!is_trilinear && kind == RowUpright && strip->hasNearby)
        return bilinear_near(strip->nearRows.above, strip->nearRows.below, strip->nearby + k, strip->nearRows.down);
#endif
    if (!is_trilinear)
        return is_flat ? sample_columns(&strip->nearRows, near) : sample(&strip->level, near);
    const CKLevel *level = levels + (strip->detail[k] >> 8);
    u32x8 color = is_flat ? sample_columns(&strip->nearRows, near) : sample(level, near);
    const uint32_t part = (uint32_t)strip->detail[k] & 255;
    if (!part) return color;
    return mixed(color, is_flat ? sample_columns(&strip->farRows, far) : sample(level + 1, far), part);
}

// x and end are multiples of a block.
static void fetch_sampled(
    const CKScene *scene, const CKItem *item, int32_t y, int32_t x, int32_t end, uint32_t *out) {
    const CKLevel *levels = scene->levels + item->level;
    const RowMap row = row_map(item, y);
    const RowKind kind = is_tilted(row_kind(item)) ? RowTilted : RowLevel;  // which every other row also is
    const int is_trilinear = item->source == CKSourceTrilinear;
    Strip strip;
    strip.level = *levels;
    locate_blocks(&strip, x, end, item, levels, &row, kind, is_trilinear);
    for (int32_t k = 0; k < blocks_in(x, end); k++)
        store_words(out + k * LANES, block_colors(&strip, levels, k, kind, is_trilinear));
}
