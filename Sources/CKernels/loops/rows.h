// One item in one tile: row by row, first the pixels at the edges, then the inside.
#pragma once

typedef struct {
    const CKScene *scene;
    const CKItem *item;
    const CKTile *tile;
    uint32_t fullStrength;  // where the coverage is 1
    int isOpaque;           // replaces what is beneath, where it shows wholly
} Painter;

INLINE int32_t block_floor(int32_t x) { return x & ~(CK_BLOCK - 1); }
INLINE int32_t block_ceil(int32_t x) { return (x + CK_BLOCK - 1) & ~(CK_BLOCK - 1); }

// The strengths of the blocks x..<end; nothing outside first..<last.
static void find_strengths(
    const Painter *p, int32_t y, int32_t x, int32_t end, int32_t first, int32_t last, uint8_t *strength) {
    for (; x < end; x += LANES, strength += LANES) {
        f32x8 coverage = chain_coverage(p->scene, p->item->shape, x, y);
        i32x8 column = counting(x);
        i32x8 shows = (column >= first) & (column < last);
        store_bytes(strength, to_int(coverage * p->item->strength + 0.5f) & shows);
    }
}

// Blocks that are only partly covered, or partly outside first..<last.
static void paint_edge(const Painter *p, int32_t y, int32_t x, int32_t end, int32_t first, int32_t last) {
    if (x >= end) return;
    uint32_t colors[CK_TILE_WIDTH] __attribute__((aligned(64)));
    uint8_t strength[CK_TILE_WIDTH] __attribute__((aligned(64)));
    uint32_t *target = p->tile->pixels + (int64_t)y * p->tile->stride + x;
    find_strengths(p, y, x, end, first, last, strength);
    fetch(p->scene, p->item, y, x, end, colors);
    if (p->item->blend == CKBlendNormal) over_masked(target, colors, end - x, strength, p->item->isOpaque);
    else blend_masked(p->item->blend, target, colors, end - x, strength);
}

// Blocks that are wholly covered.
static void paint_inside(const Painter *p, int32_t y, int32_t x, int32_t end) {
    if (x >= end) return;
    uint32_t *target = p->tile->pixels + (int64_t)y * p->tile->stride + x;
    if (p->isOpaque) {
        fetch(p->scene, p->item, y, x, end, target);
        return;
    }
    uint32_t colors[CK_TILE_WIDTH] __attribute__((aligned(64)));
    fetch(p->scene, p->item, y, x, end, colors);
    if (p->item->blend == CKBlendNormal) {
        over_evenly(target, colors, end - x, p->fullStrength, p->item->isOpaque);
    } else {
        uint8_t strength[CK_TILE_WIDTH];
        memset(strength, (int)p->fullStrength, sizeof strength);
        blend_masked(p->item->blend, target, colors, end - x, strength);
    }
}

static void paint_run(const Painter *p, int32_t y, int32_t first, int32_t last, int32_t fullFirst, int32_t fullLast) {
    if (first >= last) return;
    int32_t x = block_floor(first), end = block_ceil(last);
    int32_t inside = block_ceil(fullFirst > first ? fullFirst : first);
    int32_t inside_end = block_floor(fullLast < last ? fullLast : last);
    if (inside >= inside_end) {
        paint_edge(p, y, x, end, first, last);
        return;
    }
    paint_edge(p, y, x, inside, first, last);
    paint_inside(p, y, inside, inside_end);
    paint_edge(p, y, inside_end, end, first, last);
}

static void paint_row(const Painter *p, const Spans *s, int32_t row, int32_t first, int32_t last) {
    int32_t y = p->tile->minY + row;
    if (s->first[row] > first) first = s->first[row];
    if (s->last[row] < last) last = s->last[row];
    if (!s->hasHoles || s->skipFirst[row] >= s->skipLast[row]) {
        paint_run(p, y, first, last, s->fullFirst[row], s->fullLast[row]);
        return;
    }
    int32_t before = s->skipFirst[row] < last ? s->skipFirst[row] : last;
    int32_t after = s->skipLast[row] > first ? s->skipLast[row] : first;
    paint_run(p, y, first, before, s->fullFirst[row], s->fullLast[row]);
    paint_run(p, y, after, last, s->fullFirst[row], s->fullLast[row]);
}
