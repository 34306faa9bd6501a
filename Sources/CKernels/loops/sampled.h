// Sampled pictures laid over the target in one go: colours stay in registers from the texels to the pixels.
#pragma once

// What a picture's colours go through.
typedef enum { LightPlain = 0, LightTinted = 1, LightShaded = 2, LightBoth = 3 } Light;

// What stays the same along a row, as copies: stores into the target cannot change them.
typedef struct {
    Strip strip;
    uint32_t *target;
    const CKLevel *levels;
    float light;
    u16x16 full;
    int32_t y, first, last, end;  // `end` of the blocks that any row has
    int isWhole;  // all of first..<last shows wholly
    int isOpaque, replaces, streams, asksAhead;
    int hasOneColumn, hasOneRow;  // of an upright picture: all pixels of a row are alike, or all of a column
    int isReady;                  // the colours of all rows are in `ready`
    u32x8 ready[TILE_BLOCKS];
} SampledRow;

// True where all pixels of a row show one place of an upright picture, as those of a shadow's sides do.
INLINE int has_one_column(const Strip *strip, int32_t end) {
    const Places *first = strip->near, *last = strip->near + blocks_in(strip->x, end) - 1;
    // Places run evenly from end to end.
    const u32x8 position = splat_word(first->position[0]), across = splat_word(first->across[0]);
    return are_equal_words(load_words(first->position), position) && are_equal_words(load_words(last->position), position)
        && are_equal_words(first->across, across) && are_equal_words(last->across, across);
}

// True where all rows of a tile show one place of an upright picture.
INLINE int has_one_row(const Strip *strip, const CKItem *item, int32_t first, int32_t last) {
    const RowMap top = row_map(item, first), bottom = row_map(item, last - 1);
    const TexelRows a = texel_rows(&strip->level, top.v * top.scale);
    const TexelRows b = texel_rows(&strip->level, bottom.v * bottom.scale);
    return a.above == b.above && are_equal_words(a.down, b.down);
}

// The blocks x..<end; only first..<last of them shows.
INLINE void paint_sampled_blocks(
    const Painter *p, const SampledRow *row, int32_t x, int32_t end, RowKind kind, int is_trilinear, Light light,
    CKBlend blend, int is_inside) {
    const CKItem *item = p->item;
    uint32_t *target = row->target;
    const int replaces = blend == CKBlendNormal && is_inside && row->replaces, streams = row->streams, is_opaque = row->isOpaque;
    for (int32_t k = blocks_in(row->strip.x, x); x < end; x += LANES, k++) {
        u32x8 color;
        if (kind == RowUpright && row->isReady) {
            color = row->ready[k];
        } else {
            color = block_colors(&row->strip, row->levels, k, kind, is_trilinear);
            if (light & LightTinted) color = tinted(item, color);
            if (light & LightShaded) color = shaded(item, row->light, x, color);
        }
        if (replaces) {
            if (streams) stream_words(target + x, color);
            else store_words(target + x, color);
            continue;
        }
        u32x8 below = load_words(target + x);
        u16x16 strength = row->full;
        if (!is_inside && row->isWhole) {
            u32x8 shows = (u32x8)shown_columns(x, row->first, row->last);
            if (blend == CKBlendNormal && row->replaces) {
                store_words(target + x, (color & shows) | (below & ~shows));
                continue;
            }
            strength = (u16x16)((u32x8)strength & shows);
        } else if (!is_inside) {
            strength = both_halves((u32x8)block_strength(p, row->y, x, row->first, row->last));
        }
        if (blend == CKBlendPlusLighter) store_words(target + x, plus_lighter(color, below, strength));
        else store_words(target + x, is_opaque ? over(color, below, strength, 1) : over(color, below, strength, 0));
    }
}

// True for a row of few pixels that lie in more blocks than they would fill.
INLINE int is_narrow(int32_t first, int32_t last) {
    const int32_t width = block_ceil(last) - block_floor(first);
    return width <= 4 * LANES && block_ceil(last - first) < width;
}

// The colours of the blocks up to `end`, the first standing for all where a row has one.
INLINE void make_ready(SampledRow *row, const CKItem *item, int32_t end, int is_trilinear, Light light) {
    const int32_t count = blocks_in(row->strip.x, end);
    for (int32_t k = 0; k < count; k++) {
        if (k > 0 && row->hasOneColumn) {
            row->ready[k] = row->ready[0];
            continue;
        }
        const u32x8 color = block_colors(&row->strip, row->levels, k, RowUpright, is_trilinear);
        row->ready[k] = light & LightTinted ? tinted(item, color) : color;
    }
}

INLINE void paint_sampled_run(
    const Painter *p, SampledRow *row, int32_t y, int32_t first, int32_t last, int32_t fullFirst, int32_t fullLast,
    RowKind kind, int is_trilinear, Light light, CKBlend blend) {
    if (first >= last) return;
    const RowMap map = row_map(p->item, y);
    int32_t x = block_floor(first), end = block_ceil(last);
    int32_t inside = block_ceil(fullFirst > first ? fullFirst : first);
    int32_t inside_end = block_floor(fullLast < last ? fullLast : last);
    if (inside >= inside_end) inside = inside_end = end;
    if (kind == RowLevel && !is_trilinear && !row->streams && is_narrow(first, last)) {
        // Few pixels: blocks begin where they do, and so are fewer. They lie within those that would begin at multiples of a block.
        const int32_t width = block_ceil(last - first);
        x = first < end - width ? first : end - width;
        end = inside = inside_end = x + width;
    }
    row->target = p->tile->pixels + (int64_t)y * p->tile->stride;
    row->light = row_light(p->item, y);
    row->y = y;
    row->first = first;
    row->last = last;
    row->isWhole = first >= fullFirst && last <= fullLast;
    if (kind == RowColumns) {
        const int32_t first_block = blocks_in(row->strip.x, x);
        locate_in_columns(
            &row->strip, first_block, first_block + blocks_in(x, end), row->levels, &map, is_trilinear);
    } else if (kind != RowUpright) {
        locate_blocks(&row->strip, x, end, p->item, row->levels, &map, kind, is_trilinear);
    }
    if (has_one_v(kind) && !(kind == RowUpright && row->hasOneRow && row->isReady))
        choose_texel_rows(&row->strip, p->item, row->levels, &map, is_trilinear);
    if (kind == RowUpright && (row->hasOneColumn || row->hasOneRow)) {
        if (!row->hasOneRow || !row->isReady) make_ready(row, p->item, row->end, is_trilinear, light);
        row->isReady = 1;
    } else if (row->asksAhead) {
        const int32_t k = blocks_in(row->strip.x, x), after = k + blocks_in(x, end);
        if (!has_one_v(kind)) ask_ahead_aslant(&row->strip, row->levels, &map, kind, is_trilinear, k, after);
        else if (!is_trilinear) ask_ahead(&row->strip, p->item, y, k, after);
    }
    paint_sampled_blocks(p, row, x, inside, kind, is_trilinear, light, blend, 0);
    paint_sampled_blocks(p, row, inside, inside_end, kind, is_trilinear, light, blend, 1);
    paint_sampled_blocks(p, row, inside_end, end, kind, is_trilinear, light, blend, 0);
}

INLINE void paint_sampled_rows(
    const Painter *p, const Spans *s, RowRange rows, const Visible *visible, RowKind kind, int is_trilinear,
    Light light, CKBlend blend) {
    const CKItem *item = p->item;
    const CKTile *tile = p->tile;
    SampledRow row;
    row.levels = p->scene->levels + item->level;
    row.strip.level = *row.levels;
    row.full = both_halves(splat_word(p->fullStrength));
    row.isOpaque = item->isOpaque;
    row.replaces = p->isOpaque;
    row.streams = p->streams;
    row.asksAhead = is_large(&row.strip.level);
    row.hasOneColumn = row.hasOneRow = row.isReady = 0;
    if (kind == RowUpright || kind == RowColumns) {
        const RowMap map = row_map(item, item->minY);
        const int32_t x = block_floor(item->minX > tile->minX ? item->minX : tile->minX);
        const int32_t end = block_ceil(item->maxX < tile->maxX ? item->maxX : tile->maxX);
        if (kind == RowColumns) locate_upright_columns(&row.strip, x, end, item, row.levels, &map, is_trilinear);
        else locate_blocks(&row.strip, x, end, item, row.levels, &map, kind, is_trilinear);
        row.end = end;
        if (kind == RowUpright && !is_trilinear) {
            find_nearby(&row.strip, end);
            if (!(light & LightShaded)) {
                row.hasOneColumn = has_one_column(&row.strip, end);
                row.hasOneRow = has_one_row(&row.strip, item, tile->minY + rows.firstRow, tile->minY + rows.lastRow);
            }
        }
    }
    for (int32_t k = rows.firstRow; k < rows.lastRow; k++) {
        RowRuns runs = row_runs(s, k, visible->first[k], visible->last[k]);
        for (int n = 0; n < runs.count; n++)
            paint_sampled_run(
                p, &row, tile->minY + k, runs.first[n], runs.last[n], s->fullFirst[k], s->fullLast[k], kind,
                is_trilinear, light, blend);
    }
}

#define SAMPLED_ROWS(name, kind, is_trilinear, light, blend)                                    \
    static void name(const Painter *p, const Spans *s, RowRange rows, const Visible *visible) {  \
        paint_sampled_rows(p, s, rows, visible, kind, is_trilinear, light, blend);               \
    }
#define SAMPLED_KINDS(name, is_trilinear, light)                                                                  \
    SAMPLED_ROWS(name##_upright, RowUpright, is_trilinear, light, CKBlendNormal)                                   \
    SAMPLED_ROWS(name##_flat, RowFlat, is_trilinear, light, CKBlendNormal)                                         \
    SAMPLED_ROWS(name##_level, RowLevel, is_trilinear, light, CKBlendNormal)                                       \
    SAMPLED_ROWS(name##_columns, RowColumns, is_trilinear, light, CKBlendNormal)                                   \
    SAMPLED_ROWS(name##_tilted, RowTilted, is_trilinear, light, CKBlendNormal)                                     \
    static PaintRows *const name[] = {name##_upright, name##_flat, name##_level, name##_columns, name##_tilted};
SAMPLED_KINDS(paint_bilinear, 0, LightPlain)
SAMPLED_KINDS(paint_bilinear_tinted, 0, LightTinted)
SAMPLED_KINDS(paint_bilinear_shaded, 0, LightShaded)
SAMPLED_KINDS(paint_bilinear_both, 0, LightBoth)
SAMPLED_KINDS(paint_trilinear, 1, LightPlain)
SAMPLED_KINDS(paint_trilinear_tinted, 1, LightTinted)
// The sheets of two pictures that fade across each other.
SAMPLED_ROWS(add_bilinear, RowLevel, 0, LightPlain, CKBlendPlusLighter)
SAMPLED_ROWS(add_bilinear_shaded, RowLevel, 0, LightShaded, CKBlendPlusLighter)
#undef SAMPLED_ROWS
#undef SAMPLED_KINDS

// True for parts of sheets that add light. Where rows have one v, they have one divisor too.
INLINE int is_added_sheet(const CKItem *item) {
    return item->blend == CKBlendPlusLighter && item->source == CKSourceBilinear && !is_tilted(row_kind(item))
        && !item->mask && !item->isTinted;
}

// The rows of other items go through `fetch`.
static PaintRows *plain_rows_painter(const CKItem *item) {
    const RowKind kind = row_kind(item);
    if (is_added_sheet(item))
        return item->isShaded ? add_bilinear_shaded : add_bilinear;
    if (item->blend != CKBlendNormal || item->mask) return paint_any_rows;
    if (item->source == CKSourceBilinear) {
        if (item->isShaded) return item->isTinted ? paint_bilinear_both[kind] : paint_bilinear_shaded[kind];
        return item->isTinted ? paint_bilinear_tinted[kind] : paint_bilinear[kind];
    }
    if (item->source != CKSourceTrilinear || item->isShaded) return paint_any_rows;
    return item->isTinted ? paint_trilinear_tinted[kind] : paint_trilinear[kind];
}
