// Pieces of bent sheets between hard edges: their rows are as short as those of small quads, and their blocks are worked out together too.
#pragma once

static void find_piece_rows(QuadRows *q, const Spans *s, RowRange rows, const Visible *visible) {
    const CKItem *item = q->painter->item;
    const CKMatrix m = item->map;
    for (int32_t row = rows.firstRow & ~7; row < rows.lastRow; row += LANES) {
        const f32x8 dy = to_float(counting(rows.tile->minY + row - item->originY));
        const f32x8 u = splat(m.b) * dy + m.c, v = splat(m.e) * dy + m.f;
        const f32x8 light = splat(item->shade.b) * dy + item->shade.c;
        memcpy(q->u + row, &u, sizeof u);
        memcpy(q->v + row, &v, sizeof v);
        memcpy(q->rest[0] + row, &light, sizeof light);
    }
    for (int32_t row = rows.firstRow; row < rows.lastRow; row++) {
        q->first[row] = s->first[row] > visible->first[row] ? s->first[row] : visible->first[row];
        q->last[row] = s->last[row] < visible->last[row] ? s->last[row] : visible->last[row];
    }
}

// Texels of a large picture are on their way while other blocks are located.
INLINE void ask_for_places(const QuadRows *q, const Places *places) {
    const uint32_t *above = q->level.texels, *below = above + q->level.stride;
    __builtin_prefetch(above + places->position[0]);
    __builtin_prefetch(below + places->position[0]);
    __builtin_prefetch(above + places->position[LANES - 1]);
    __builtin_prefetch(below + places->position[LANES - 1]);
}

INLINE void paint_piece_blocks(const QuadRows *q, BlockList *list, int is_edge, int is_shaded) {
    Places places[MOST_BLOCKS + 2];
    const Painter *p = q->painter;
    const u16x16 full = both_halves(splat_word(p->fullStrength));
    const int32_t count = list->count;
    list->column[count] = list->column[count - 1];
    list->row[count] = list->row[count - 1];
    for (int32_t k = 0; k < count; k += 2) {
        locate_two(q, list, k, places + k);
        ask_for_places(q, places + k);
        ask_for_places(q, places + k + 1);
    }
    for (int32_t k = 0; k < count; k++) {
        const int32_t x = list->column[k], row = list->row[k];
        u32x8 color = sample(&q->level, places + k);
        if (is_shaded) color = shaded(p->item, q->rest[0][row], x, color);
        uint32_t *target = block_target(q, list, k);
        const u32x8 shows = is_edge ? (u32x8)shown_columns(x, q->first[row], q->last[row]) : ~splat_word(0);
        if (!p->isOpaque) lay_over(q, list, k, color, (u16x16)((u32x8)full & shows));
        else if (is_edge) store_words(target, (color & shows) | (load_words(target) & ~shows));
        else store_words(target, color);
    }
    list->count = 0;
}

INLINE void add_piece_blocks(
    const QuadRows *q, BlockList *list, int32_t row, int32_t first, int32_t end, int is_edge, int is_shaded) {
    for (; first < end; first += LANES) {
        if (list->count == MOST_BLOCKS) paint_piece_blocks(q, list, is_edge, is_shaded);
        list->column[list->count] = first;
        list->row[list->count++] = row;
    }
}

INLINE void paint_piece_rows(
    const Painter *p, const Spans *s, RowRange rows, const Visible *visible, int is_shaded) {
    QuadRows q;
    q.painter = p;
    q.level = p->scene->levels[p->item->level];
    find_piece_rows(&q, s, rows, visible);
    BlockList inner, edges;
    inner.count = edges.count = 0;
    for (int32_t row = rows.firstRow; row < rows.lastRow; row++) {
        const int32_t first = q.first[row], last = q.last[row];
        if (first >= last) continue;
        const int32_t x = block_floor(first), end = block_ceil(last);
        if (is_narrow(first, last)) {
            // Blocks begin where the row does, and so are fewer. They lie within those that would begin at multiples of a block.
            const int32_t width = block_ceil(last - first), from = first < end - width ? first : end - width;
            add_piece_blocks(&q, &edges, row, from, from + width, 1, is_shaded);
            continue;
        }
        int32_t inside = block_ceil(first), inside_end = block_floor(last);
        if (inside >= inside_end) inside = inside_end = end;
        add_piece_blocks(&q, &edges, row, x, inside, 1, is_shaded);
        add_piece_blocks(&q, &inner, row, inside, inside_end, 0, is_shaded);
        add_piece_blocks(&q, &edges, row, inside_end, end, 1, is_shaded);
    }
    if (inner.count) paint_piece_blocks(&q, &inner, 0, is_shaded);
    if (edges.count) paint_piece_blocks(&q, &edges, 1, is_shaded);
}

// The same pixels as those of the rows one by one.
static void paint_piece(const Painter *p, const Spans *s, RowRange rows, const Visible *visible) {
    if (p->item->isShaded) paint_piece_rows(p, s, rows, visible, 1);
    else paint_piece_rows(p, s, rows, visible, 0);
}

INLINE int has_hard_edges(const CKScene *scene, int32_t index) {
    if (index < 0) return 0;
    for (; index >= 0; index = scene->shapes[index].next) {
        const CKShape *shape = scene->shapes + index;
        if (shape->rounding >= 0 || shape->isInverted || shape->hasSoftLines) return 0;
    }
    return 1;
}

// True for turned pictures between edges that no pixel lies across, not wider than some blocks.
INLINE int is_small_piece(const Painter *p) {
    const CKItem *item = p->item;
    return item->source == CKSourceBilinear && item->mapping == CKMappingAffine && item->map.d != 0
        && item->blend == CKBlendNormal && !item->isTinted && !item->mask && !p->streams
        && item->maxX - item->minX <= 8 * LANES && has_hard_edges(p->scene, item->shape);
}
