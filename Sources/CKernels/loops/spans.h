// For the rows of a tile: between which pixels an item shows, and between which it shows wholly.
// Spans only save work. They err on the safe side, and the pixels between the two kinds ask the coverage itself.
#pragma once

typedef struct {
    int32_t first[CK_TILE_HEIGHT], last[CK_TILE_HEIGHT];            // shows nowhere outside first..<last
    int32_t fullFirst[CK_TILE_HEIGHT], fullLast[CK_TILE_HEIGHT];    // shows wholly in fullFirst..<fullLast
    int32_t skipFirst[CK_TILE_HEIGHT], skipLast[CK_TILE_HEIGHT];    // a hole: shows nowhere in skipFirst..<skipLast
    int32_t holeFirst[CK_TILE_HEIGHT], holeLast[CK_TILE_HEIGHT];    // holes take nothing outside holeFirst..<holeLast
    int32_t heldFirst[CK_TILE_HEIGHT], heldLast[CK_TILE_HEIGHT];    // would show wholly here but for the holes
    int32_t hasHoles;
} Spans;

// Rows are counted from the top of the tile; a group of eight rows is handled at a time.
typedef struct { const CKTile *tile; int32_t firstRow, lastRow; } RowRange;

INLINE i32x8 least_int(i32x8 a, i32x8 b) { return a < b ? a : b; }
INLINE i32x8 most_int(i32x8 a, i32x8 b) { return a > b ? a : b; }
INLINE i32x8 load_ints(const int32_t *p) { i32x8 v; memcpy(&v, p, sizeof v); return v; }
INLINE void store_ints(int32_t *p, i32x8 v) { memcpy(p, &v, sizeof v); }

INLINE i32x8 floor_int(f32x8 v) {
    i32x8 whole = to_int(v);
    return whole + (to_float(whole) > v);
}

// The first pixels at or after v, limited to the tile.
INLINE i32x8 ceil_in_tile(f32x8 v, const CKTile *tile) {
    return -floor_int(-within(v, (float)tile->minX, (float)tile->maxX));
}
INLINE i32x8 floor_in_tile(f32x8 v, const CKTile *tile) {
    return floor_int(within(v, (float)(tile->minX - 1), (float)tile->maxX));
}

// Lines this flat change by less than a hundredth of a pixel across the largest target.
#define FLAT 6e-7f

static void narrow_by_line(Spans *s, CKLine line, const CKShape *shape, RowRange rows) {
    // Upright edges are computed exactly; others within an eighth of a pixel.
    const float margin = line.b == 0 ? 0 : 0.125f;
    const float slope = line.a != 0 ? 1 / line.a : 0, left = (float)shape->originX;
    for (int32_t row = rows.firstRow & ~7; row < rows.lastRow; row += LANES) {
        f32x8 dy = to_float(counting(rows.tile->minY + row - shape->originY));
        f32x8 r = splat(line.b) * dy + line.c;
        i32x8 first = load_ints(s->first + row), last = load_ints(s->last + row);
        i32x8 fullFirst = load_ints(s->fullFirst + row), fullLast = load_ints(s->fullLast + row);
        if (line.a > FLAT) {
            first = most_int(first, floor_in_tile(left - r * slope - margin, rows.tile) + 1);
            fullFirst = most_int(fullFirst, ceil_in_tile(left + (1 - r) * slope + margin, rows.tile));
        } else if (line.a < -FLAT) {
            last = least_int(last, ceil_in_tile(left - r * slope + margin, rows.tile));
            fullLast = least_int(fullLast, floor_in_tile(left + (1 - r) * slope - margin, rows.tile) + 1);
        } else {
            last = (r > -0.01f) ? last : first;
            fullLast = (r >= (line.a == 0 ? 1 : 1.01f)) ? fullLast : fullFirst;
        }
        store_ints(s->first + row, first);
        store_ints(s->last + row, last);
        store_ints(s->fullFirst + row, fullFirst);
        store_ints(s->fullLast + row, fullLast);
    }
}

// Limits first..<last to the pixels where the line is above −½.
INLINE void narrow_to_box(i32x8 *first, i32x8 *last, CKLine line, i32x8 y, const CKShape *shape, const CKTile *tile) {
    f32x8 r = splat(line.b) * to_float(y - shape->originY) + line.c + 0.5f;
    const float left = (float)shape->originX;
    if (line.a > FLAT) *first = most_int(*first, floor_in_tile(left - r / line.a - 0.125f, tile));
    else if (line.a < -FLAT) *last = least_int(*last, ceil_in_tile(left - r / line.a + 0.125f, tile) + 1);
    else *last = (r > -0.01f) ? *last : *first;
}

// How the outline of a corner meets the rows: local points run evenly along a row.
typedef struct {
    // Squared distance from the circle's centre along a row: a·x² + 2·b·x + c, b and c by row.
    float a;
    CKMatrix toLocal;
    float centerX, centerY;
    float sideX, sideY;  // to which side of the centre the corner lies: −1 or 1
    // Within this radius a pixel shows wholly.
    float inner;
    int isKnown, isContinuous;
} CornerArc;

// Only corners on planes without perspective; others are judged by their boxes alone.
static CornerArc corner_arc(const CKRounding *r, int corner) {
    const float extents[4] = {r->topLeft, r->topRight, r->bottomLeft, r->bottomRight};
    CornerArc arc = {.isKnown = 0};
    CKMatrix m = r->toLocal;
    if (m.g != 0 || m.h != 0 || !(m.i > 0)) return arc;
    m = (CKMatrix){m.a / m.i, m.b / m.i, m.c / m.i, m.d / m.i, m.e / m.i, m.f / m.i, 0, 0, 1};
    arc.toLocal = m;
    arc.isContinuous = r->isContinuous;
    const float extent = extents[corner];
    arc.sideX = corner & 1 ? 1 : -1;
    arc.sideY = corner & 2 ? 1 : -1;
    arc.centerX = arc.sideX * (r->halfWidth - extent);
    arc.centerY = arc.sideY * (r->halfHeight - extent);
    arc.a = m.a * m.a + m.d * m.d;
    // The longest step that a pixel is in local points, and half of it for the soft edge; the rest forgives rounding.
    const float reach = absolute(m.a) + absolute(m.b) + absolute(m.d) + absolute(m.e);
    arc.inner = extent - reach;
    arc.isKnown = arc.a > 0 && arc.inner > 0;
    return arc;
}

// Between which columns the rows lie within `radius` of the centre; none: left beyond right.
INLINE void arc_columns(
    const CornerArc *arc, float radius, i32x8 y, const CKShape *shape, f32x8 *left, f32x8 *right) {
    const CKMatrix m = arc->toLocal;
    const f32x8 dy = to_float(y - shape->originY);
    const f32x8 px = splat(m.b) * dy + (m.c - arc->centerX), py = splat(m.e) * dy + (m.f - arc->centerY);
    const f32x8 b = splat(m.a) * px + splat(m.d) * py;
    const f32x8 rest = b * b - splat(arc->a) * (px * px + py * py - splat(radius * radius));
    const f32x8 way = root(most(rest, splat(0)));
    const f32x8 start = splat((float)shape->originX);
    *left = choose(rest > 0, start + (-b - way) / arc->a + 0.5f, splat(1e9f));
    *right = choose(rest > 0, start + (-b + way) / arc->a - 0.5f, splat(-1e9f));
}

// A continuous corner bulges beyond the chords from its ends to its middle, which lie at u + v·CHORD = extent and the other way round.
#define CHORD 0.2357f

INLINE void narrow_to_chord(f32x8 a, f32x8 rest, f32x8 start, f32x8 *left, f32x8 *right) {
    const f32x8 end = start + rest / a;
    const f32x8 none = splat(1e9f);
    *right = choose(a > FLAT, least(*right, end - 0.5f), *right);
    *left = choose(a < -FLAT, most(*left, end + 0.5f), *left);
    // Along the chord.
    *left = choose((a <= FLAT) & (a >= -FLAT) & (rest < 0.01f), none, *left);
}

// The same as `arc_columns` for a continuous corner, but for what lies between its outline and the chords.
INLINE void chord_columns(
    const CornerArc *arc, float radius, i32x8 y, const CKShape *shape, f32x8 *left, f32x8 *right) {
    const CKMatrix m = arc->toLocal;
    const f32x8 dy = to_float(y - shape->originY), start = splat((float)shape->originX);
    const f32x8 u = arc->sideX * (splat(m.b) * dy + (m.c - arc->centerX));
    const f32x8 v = arc->sideY * (splat(m.e) * dy + (m.f - arc->centerY));
    const float along = arc->sideX * m.a, across = arc->sideY * m.d;
    *left = splat(-1e9f);
    *right = splat(1e9f);
    narrow_to_chord(splat(along + CHORD * across), radius - (u + CHORD * v), start, left, right);
    narrow_to_chord(splat(CHORD * along + across), radius - (CHORD * u + v), start, left, right);
    // Beyond the centre other corners begin.
    narrow_to_chord(splat(-along), u, start, left, right);
    narrow_to_chord(splat(-across), v, start, left, right);
}

// Takes what a corner cuts off away from the pixels that show wholly, at the end where it costs less.
static void narrow_by_corner(Spans *s, const CKRounding *r, int corner, const CKShape *shape, RowRange rows) {
    const CKLine *box = r->boxes + 2 * corner;
    const CornerArc arc = corner_arc(r, corner);
    const CKTile *tile = rows.tile;
    for (int32_t row = rows.firstRow & ~7; row < rows.lastRow; row += LANES) {
        i32x8 fullFirst = load_ints(s->fullFirst + row), fullLast = load_ints(s->fullLast + row);
        i32x8 first = splat_int(tile->minX), last = splat_int(tile->maxX);
        i32x8 y = counting(tile->minY + row);
        narrow_to_box(&first, &last, box[0], y, shape, tile);
        narrow_to_box(&first, &last, box[1], y, shape, tile);
        i32x8 meets = (first < last) & (first < fullLast) & (last > fullFirst);
        i32x8 at_left = (first - fullFirst) < (fullLast - last);
        i32x8 keepFrom = last, keepTo = first;
        if (arc.isKnown) {
            f32x8 left, right;
            if (arc.isContinuous) chord_columns(&arc, arc.inner, y, shape, &left, &right);
            else arc_columns(&arc, arc.inner, y, shape, &left, &right);
            const i32x8 from = ceil_in_tile(left, tile), to = floor_in_tile(right, tile) + 1;
            // Where the arc goes on beyond the box's end, the box is cut off by it on one side only.
            const i32x8 ends_left = (to >= last) & (from < last), ends_right = (from <= first) & (to > first);
            keepFrom = ends_left ? most_int(from, first) : last;
            keepTo = ends_right ? least_int(to, last) : first;
        }
        fullFirst = (meets & at_left) ? most_int(fullFirst, keepFrom) : fullFirst;
        fullLast = (meets & ~at_left) ? least_int(fullLast, keepTo) : fullLast;
        store_ints(s->fullFirst + row, fullFirst);
        store_ints(s->fullLast + row, fullLast);
    }
}

typedef struct { int64_t quotient, rest; } Floored;

INLINE Floored floored(int64_t a, int64_t b) {
    Floored f = {a / b, a % b};
    if (f.rest < 0) { f.quotient--; f.rest += b; }
    return f;
}

// Where a line crosses eight rows, in whole pixels: the quotients of their values, rounded down. The quotients of what the first row
// and the steps leave over are less than nine; a double finds them but for one, which the rest that stays tells.
INLINE f64x8 row_quotients(Floored at, Floored step, int64_t divisor) {
    const f64x8 row = (f64x8){0, 1, 2, 3, 4, 5, 6, 7};
    const f64x8 whole = splat_double((double)divisor);
    const f64x8 rest = splat_double((double)at.rest) + row * (double)step.rest;
    f64x8 carries = __builtin_convertvector(__builtin_convertvector(rest / whole, i32x8), f64x8);
    const f64x8 left = rest - carries * whole;
    carries = left < splat_double(0) ? carries - 1.0 : carries;
    carries = left >= whole ? carries + 1.0 : carries;
    return splat_double((double)at.quotient) + row * (double)step.quotient + carries;
}

// Eight rows further down.
INLINE Floored further(Floored at, Floored step, int64_t divisor) {
    const int64_t rest = at.rest + step.rest * LANES;
    const int64_t carries = rest / divisor;
    return (Floored){at.quotient + step.quotient * LANES + carries, rest - carries * divisor};
}

INLINE i32x8 bounds_in_tile(f64x8 v, int32_t low, int32_t high) {
    const f64x8 first = splat_double(low), last = splat_double(high);
    v = v < first ? first : v;
    return __builtin_convertvector(v > last ? last : v, i32x8);
}

// Where a·x + (b·y + c) ≥ 0, exactly.
static void narrow_by_hard_line(Spans *s, const CKHardLine *line, RowRange rows) {
    const int32_t low = rows.tile->minX, high = rows.tile->maxX;
    if (line->a == 0) {
        int64_t value = line->b * (rows.tile->minY + rows.firstRow) + line->c;
        for (int32_t row = rows.firstRow; row < rows.lastRow; row++, value += line->b)
            if (value < 0) s->last[row] = s->fullLast[row] = low;
        return;
    }
    const int32_t begin = rows.firstRow & ~7;
    const int is_left = line->a > 0;
    const int64_t divisor = is_left ? line->a : -line->a;
    Floored at = floored(line->b * (rows.tile->minY + begin) + line->c, divisor);
    const Floored step = floored(line->b, divisor);
    for (int32_t group = begin; group < rows.lastRow; group += LANES, at = further(at, step, divisor)) {
        const f64x8 quotients = row_quotients(at, step, divisor);
        if (is_left) {
            const i32x8 bound = bounds_in_tile(-quotients, low, high);
            store_ints(s->first + group, most_int(load_ints(s->first + group), bound));
            store_ints(s->fullFirst + group, most_int(load_ints(s->fullFirst + group), bound));
        } else {
            const i32x8 bound = bounds_in_tile(quotients + 1, low, high);
            store_ints(s->last + group, least_int(load_ints(s->last + group), bound));
            store_ints(s->fullLast + group, least_int(load_ints(s->fullLast + group), bound));
        }
    }
}

// The least that a line is at the pixels of a range's rows, and the greatest.
INLINE float least_of_line(CKLine line, const CKShape *shape, RowRange rows) {
    const int32_t x = line.a > 0 ? rows.tile->minX : rows.tile->maxX - 1;
    const int32_t row = line.b > 0 ? rows.firstRow : rows.lastRow - 1;
    return line.a * (float)(x - shape->originX) + line.b * (float)(rows.tile->minY + row - shape->originY) + line.c;
}
INLINE float most_of_line(CKLine line, const CKShape *shape, RowRange rows) {
    return -least_of_line((CKLine){-line.a, -line.b, -line.c}, shape, rows);
}

// Most rows of large shapes lie far from most lines and corners, which then take nothing away: a quarter of a pixel further off
// than rounding can move them.
INLINE int leaves_all(CKLine line, const CKShape *shape, RowRange rows) {
    return least_of_line(line, shape, rows) >= 1.25f;
}
INLINE int is_off_corner(const CKLine box[2], const CKShape *shape, RowRange rows) {
    return most_of_line(box[0], shape, rows) < -0.75f || most_of_line(box[1], shape, rows) < -0.75f;
}

static void narrow_by_shape(Spans *s, const CKScene *scene, const CKShape *shape, RowRange rows) {
    if (shape->hasSoftLines) {
        if (!leaves_all(shape->left, shape, rows)) narrow_by_line(s, shape->left, shape, rows);
        if (!leaves_all(shape->right, shape, rows)) narrow_by_line(s, shape->right, shape, rows);
        if (!leaves_all(shape->top, shape, rows)) narrow_by_line(s, shape->top, shape, rows);
        if (!leaves_all(shape->bottom, shape, rows)) narrow_by_line(s, shape->bottom, shape, rows);
    }
    for (int32_t k = 0; k < shape->hardCount; k++)
        narrow_by_hard_line(s, scene->hardLines + shape->hardFirst + k, rows);
    if (shape->rounding < 0) return;
    const CKRounding *r = scene->roundings + shape->rounding;
    const float extents[4] = {r->topLeft, r->topRight, r->bottomLeft, r->bottomRight};
    for (int corner = 0; corner < 4; corner++)
        if (extents[corner] > 0 && !is_off_corner(r->boxes + 2 * corner, shape, rows))
            narrow_by_corner(s, r, corner, shape, rows);
}

INLINE void reset_spans(Spans *s, int32_t first, int32_t last, RowRange rows) {
    for (int32_t row = rows.firstRow & ~7; row < rows.lastRow; row += LANES) {
        store_ints(s->first + row, splat_int(first));
        store_ints(s->last + row, splat_int(last));
        store_ints(s->fullFirst + row, splat_int(first));
        store_ints(s->fullLast + row, splat_int(last));
    }
    s->hasHoles = 0;
}

// Takes an inverted shape away: its inside shows nowhere, and no pixel it touches shows wholly.
static void cut_hole(Spans *s, const CKScene *scene, const CKShape *shape, RowRange rows) {
    Spans hole;
    reset_spans(&hole, rows.tile->minX, rows.tile->maxX, rows);
    narrow_by_shape(&hole, scene, shape, rows);
    for (int32_t row = rows.firstRow; row < rows.lastRow; row++) {
        const int touches = hole.first[row] < hole.last[row];
        if (!s->hasHoles) {
            s->skipFirst[row] = hole.fullFirst[row];
            s->skipLast[row] = hole.fullLast[row];
            s->heldFirst[row] = s->fullFirst[row];
            s->heldLast[row] = s->fullLast[row];
            s->holeFirst[row] = touches ? hole.first[row] : rows.tile->maxX;
            s->holeLast[row] = touches ? hole.last[row] : rows.tile->minX;
        } else if (touches) {
            if (hole.first[row] < s->holeFirst[row]) s->holeFirst[row] = hole.first[row];
            if (hole.last[row] > s->holeLast[row]) s->holeLast[row] = hole.last[row];
        }
        if (touches) s->fullLast[row] = s->fullFirst[row];
    }
    s->hasHoles = 1;
}

static void find_spans(Spans *s, const CKScene *scene, const CKItem *item, RowRange rows) {
    const CKTile *tile = rows.tile;
    int32_t first = item->minX > tile->minX ? item->minX : tile->minX;
    int32_t last = item->maxX < tile->maxX ? item->maxX : tile->maxX;
    int hasHoles = 0;
    reset_spans(s, first, last, rows);
    for (int32_t index = item->shape; index >= 0; index = scene->shapes[index].next) {
        const CKShape *shape = scene->shapes + index;
        if (shape->isInverted) hasHoles = 1;
        else narrow_by_shape(s, scene, shape, rows);
    }
    for (int32_t index = hasHoles ? item->shape : -1; index >= 0; index = scene->shapes[index].next)
        if (scene->shapes[index].isInverted) cut_hole(s, scene, scene->shapes + index, rows);
}

// Which shapes decide about the block at x of a row.
INLINE int asked_shapes(const Spans *s, int32_t row, int32_t x) {
    if (!s->hasHoles) return AskAll;
    const int isHeld = x >= s->heldFirst[row] && x + LANES <= s->heldLast[row];
    const int isBeside = x >= s->holeLast[row] || x + LANES <= s->holeFirst[row];
    return (isHeld ? 0 : AskOutlines) | (isBeside ? 0 : AskHoles);
}

// What an item's bounds leave of a tile's columns.
typedef struct { int32_t first, last; } Columns;

// Moves the ends of the rows in to those that the line lets through somewhere between the columns.
INLINE void keep_rows_of_hard_line(RowRange *rows, const CKHardLine *line, Columns columns) {
    const int64_t x = line->a > 0 ? columns.last - 1 : columns.first;
    const int64_t top = line->a * x + line->b * rows->tile->minY + line->c;
    const int64_t first = top + line->b * rows->firstRow, last = top + line->b * (rows->lastRow - 1);
    if (first < 0 && last < 0) rows->lastRow = rows->firstRow;
    else if (first < 0) rows->firstRow = (int32_t)((-top + line->b - 1) / line->b);
    else if (last < 0) rows->lastRow = (int32_t)(top / -line->b) + 1;
}

// True where a soft line leaves nothing: a little further off than rounding can move it.
INLINE int is_beyond_line(const RowRange *rows, CKLine line, const CKShape *shape, Columns columns) {
    const int32_t x = line.a > 0 ? columns.last - 1 : columns.first;
    const int32_t row = line.b > 0 ? rows->lastRow - 1 : rows->firstRow;
    return line.a * (float)(x - shape->originX) + line.b * (float)(rows->tile->minY + row - shape->originY) + line.c
        < -0.05f;
}

// Leaves out the rows in which straight edges leave nothing of an item: one that lies aslant meets far fewer tiles than its bounds.
INLINE void keep_rows_of_chain(RowRange *rows, const CKScene *scene, const CKItem *item) {
    const CKTile *tile = rows->tile;
    const Columns columns = {
        item->minX > tile->minX ? item->minX : tile->minX, item->maxX < tile->maxX ? item->maxX : tile->maxX};
    for (int32_t index = item->shape; index >= 0 && rows->firstRow < rows->lastRow;) {
        const CKShape *shape = scene->shapes + index;
        index = shape->next;
        if (shape->isInverted) continue;
        for (int32_t k = 0; k < shape->hardCount && rows->firstRow < rows->lastRow; k++)
            keep_rows_of_hard_line(rows, scene->hardLines + shape->hardFirst + k, columns);
        if (!shape->hasSoftLines || rows->firstRow >= rows->lastRow) continue;
        if (is_beyond_line(rows, shape->left, shape, columns) || is_beyond_line(rows, shape->right, shape, columns)
            || is_beyond_line(rows, shape->top, shape, columns) || is_beyond_line(rows, shape->bottom, shape, columns))
            rows->lastRow = rows->firstRow;
    }
}
