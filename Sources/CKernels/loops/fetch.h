// An item's colours along a row: premultiplied 0xAARRGGBB, eight pixels at a time.
#pragma once

static void fetch_nearest(
    const CKScene *scene, const CKItem *item, int32_t y, int32_t x, int32_t end, uint32_t *out) {
    const CKLevel level = scene->levels[item->level];
    const RowMap row = row_map(item, y);
    const RowKind kind = row_kind(item);
    for (; x < end; x += LANES, out += LANES) {
        f32x8 u, v;
        map_block(&row, kind, x, &u, &v);
        i32x8 column = to_int(within(u, level.minU, level.maxU)) >> 7;
        i32x8 line = to_int(within(v, level.minV, level.maxV)) >> 7;
        store_words(out, gather(level.texels, line * level.stride + column));
    }
}

// The angle of (u, v) in turns, 0…1: an odd polynomial for the arc tangent up to 45°.
INLINE f32x8 turns(f32x8 u, f32x8 v) {
    f32x8 x = choose(u < 0, -u, u), y = choose(v < 0, -v, v);
    i32x8 is_wide = x > y;
    f32x8 along = choose(is_wide, x, y), across = choose(is_wide, y, x);
    f32x8 t = across / along, t2 = t * t;
    f32x8 tail = 0.0308788735f + t2 * (-0.0187308285f + t2 * (0.00860643573f + t2 * -0.00195710641f));
    f32x8 turn = t * (0.159151763f + t2 * (-0.0529499091f + t2 * tail));
    turn = choose(y > x, 0.25f - turn, turn);
    turn = choose(u < 0, 0.5f - turn, turn);
    turn = choose(v < 0, 1 - turn, turn);
    return choose(along > 0, turn, splat(0));
}

INLINE void fetch_ramp_blocks(
    const CKScene *scene, const CKItem *item, int32_t y, int32_t x, int32_t end, uint32_t *out, CKSource source,
    RowKind kind) {
    const uint32_t *ramp = scene->ramps + item->level * CK_RAMP_SIZE;
    const RowMap row = row_map(item, y);
    // From the top to the bottom: a row has one colour.
    const int is_even = source == CKSourceAxial && kind == RowLevel && row.map.a == 0;
    u32x8 color = splat_word(0);
    for (int is_known = 0; x < end; x += LANES, out += LANES) {
        if (!is_known) {
            f32x8 u, v;
            map_block(&row, kind, x, &u, &v);
            f32x8 t = source == CKSourceAxial ? u : source == CKSourceRadial ? root(u * u + v * v) : turns(u, v);
            color = gather(ramp, to_int(within(t * CK_RAMP_SIZE, 0, CK_RAMP_SIZE - 1)));
            is_known = is_even;
        }
        store_words(out, color);
    }
}

INLINE void fetch_any_ramp(
    const CKScene *scene, const CKItem *item, int32_t y, int32_t x, int32_t end, uint32_t *out, RowKind kind) {
    switch (item->source) {
    case CKSourceAxial: fetch_ramp_blocks(scene, item, y, x, end, out, CKSourceAxial, kind); break;
    case CKSourceRadial: fetch_ramp_blocks(scene, item, y, x, end, out, CKSourceRadial, kind); break;
    default: fetch_ramp_blocks(scene, item, y, x, end, out, CKSourceConic, kind); break;
    }
}

static void fetch_ramp(
    const CKScene *scene, const CKItem *item, int32_t y, int32_t x, int32_t end, uint32_t *out) {
    if (is_tilted(row_kind(item))) fetch_any_ramp(scene, item, y, x, end, out, RowTilted);
    else fetch_any_ramp(scene, item, y, x, end, out, RowLevel);
}

// Reads texels one for one. The blocks at the row's ends may lie partly outside the picture: only what shows is read.
static void fetch_copy(
    const CKScene *scene, const CKItem *item, int32_t y, int32_t x, int32_t end, uint32_t *out) {
    const CKLevel *level = scene->levels + item->level;
    const uint32_t *texels = level->texels + (int64_t)(y + item->copyY) * level->stride + item->copyX;
    int32_t first = x > item->minX ? x : item->minX, last = end < item->maxX ? end : item->maxX;
    if (first >= last) return;
    // Long rows the processor brings by itself.
    if (last - first <= CK_TILE_WIDTH) ask_for_row(texels + first + ROWS_AHEAD * level->stride, last - first);
    memcpy(out + (first - x), texels + first, (size_t)(last - first) * sizeof *out);
}

INLINE u32x8 tinted(const CKItem *item, u32x8 color) {
    const u32x8 tint = splat_word(item->tint), add = splat_word(item->tintAdd);
    u16x16 alpha = both_halves(color >> 24);
    u16x16 even = even_channels(color) * even_channels(tint) + alpha * even_channels(add);
    u16x16 odd = odd_channels(color) * odd_channels(tint) + alpha * odd_channels(add);
    return join_channels(by255(even), by255(odd));
}

// What the shading line is at the row's start.
INLINE float row_light(const CKItem *item, int32_t y) {
    return item->shade.b * (float)(y - item->originY) + item->shade.c;
}

INLINE u32x8 shaded(const CKItem *item, float light, int32_t x, u32x8 color) {
    f32x8 dx = to_float(counting(x - item->originX));
    u16x16 part = both_halves((u32x8)to_int(unit(splat(item->shade.a) * dx + light) * 256 + 0.5f));
    u16x16 even = (even_channels(color) * part + 128) >> 8, odd = (odd_channels(color) * part + 128) >> 8;
    return (join_channels(even, odd) & 0x00ffffff) | (color & 0xff000000);
}

static void tint_row(const CKItem *item, uint32_t *row, int32_t count) {
    for (int32_t k = 0; k < count; k += LANES) store_words(row + k, tinted(item, load_words(row + k)));
}

static void shade_row(const CKItem *item, int32_t y, int32_t x, uint32_t *row, int32_t count) {
    const float light = row_light(item, y);
    for (int32_t k = 0; k < count; k += LANES)
        store_words(row + k, shaded(item, light, x + k, load_words(row + k)));
}

// The mask's alpha for a block of pixels; nothing beyond the mask's ends.
INLINE u32x8 mask_block(const uint32_t *mask, int32_t column, int32_t width) {
    if (column >= 0 && column + LANES <= width) return load_words(mask + column) >> 24;
    u32x8 alpha = splat_word(0);
    for (int lane = 0; lane < LANES; lane++)
        if (column + lane >= 0 && column + lane < width) alpha[lane] = mask[column + lane] >> 24;
    return alpha;
}

static void mask_row(const CKItem *item, int32_t y, int32_t x, uint32_t *row, int32_t count) {
    const int32_t line = y + item->maskY;
    if (line < 0 || line >= item->maskHeight) {
        if (!item->maskIsInverted) memset(row, 0, (size_t)count * sizeof *row);
        return;
    }
    const u32x8 flip = splat_word(item->maskIsInverted ? 255 : 0);
    const uint32_t *mask = item->mask + (int64_t)line * item->maskStride;
    for (int32_t k = 0; k < count; k += LANES) {
        const u32x8 color = load_words(row + k);
        const u16x16 part = both_halves(mask_block(mask, x + k + item->maskX, item->maskWidth) ^ flip);
        store_words(row + k, join_channels(by255(even_channels(color) * part), by255(odd_channels(color) * part)));
    }
}

// x and end are multiples of a block.
static void fetch(const CKScene *scene, const CKItem *item, int32_t y, int32_t x, int32_t end, uint32_t *out) {
    switch (item->source) {
    case CKSourceSolid:
        for (int32_t k = 0; k < end - x; k += LANES) store_words(out + k, splat_word(item->color));
        break;
    case CKSourceCopy: fetch_copy(scene, item, y, x, end, out); break;
    case CKSourceNearest: fetch_nearest(scene, item, y, x, end, out); break;
    case CKSourceBilinear: case CKSourceTrilinear: fetch_sampled(scene, item, y, x, end, out); break;
    case CKSourceAxial: case CKSourceRadial: case CKSourceConic: fetch_ramp(scene, item, y, x, end, out); break;
    }
    if (item->isTinted) tint_row(item, out, end - x);
    if (item->isShaded) shade_row(item, y, x, out, end - x);
    if (item->mask) mask_row(item, y, x, out, end - x);
}
