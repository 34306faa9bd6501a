// The area that the edges of an outline cover of each pixel, as differences along the rows: a row's running sum is the coverage,
// CK_WHOLE for one turn of the outline around the pixel. All positions follow from an edge's ends alone, whatever of it is looked at.
// The Swift reference, ReferenceCover, says the same.
#pragma once

// The nearest whole number, for |v| below 2^31.
INLINE int32_t nearest_whole(double v) { return (int32_t)((int64_t)(v + 4294967296.5) - 4294967296); }

typedef struct {
    uint32_t *sums;
    uint64_t *touched;
    int32_t width;
} CoverRow;

INLINE void touch(CoverRow row, int32_t column) {
    const int32_t block = column / CK_BLOCK;
    row.touched[block >> 6] |= (uint64_t)1 << (block & 63);
}

// An edge that runs through `dy` of a pixel's height at twice the mean distance `across` from its left side, in 1/256 pixel.
INLINE void add_cell(CoverRow row, int32_t column, int32_t dy, int32_t across) {
    const int32_t beyond = dy * across;
    row.sums[column] += (uint32_t)(dy * 512 - beyond);
    row.sums[column + 1] += (uint32_t)beyond;
    touch(row, column);
    touch(row, column + 1);
}

// A piece of an edge in one row that crosses columns, from the left to the right.
static void add_slope(CoverRow row, int32_t left, int32_t right, int32_t dy, int32_t sign) {
    const int32_t end = right >> 8;
    int32_t column = left >> 8, before = 0, from = left & 255;
    if (column >= row.width) return;
    if (end < 0) {
        add_cell(row, 0, sign * dy, 0);
        return;
    }
    const double rise = (double)dy / (double)(right - left);
    if (column < 0) {
        before = nearest_whole((double)-left * rise);
        add_cell(row, 0, sign * before, 0);
        column = from = 0;
    }
    for (; column < end; column++) {
        if (column >= row.width) return;
        const int32_t y = nearest_whole((double)(((column + 1) << 8) - left) * rise);
        add_cell(row, column, sign * (y - before), from + 256);
        before = y;
        from = 0;
    }
    if (end < row.width) add_cell(row, end, sign * (dy - before), from + (right & 255));
}

// From xa to xb while y grows by dy.
INLINE void add_piece(CoverRow row, int32_t xa, int32_t xb, int32_t dy, int32_t sign) {
    const int32_t column = xa >> 8;
    if (column == xb >> 8 && (uint32_t)column < (uint32_t)row.width) add_cell(row, column, sign * dy, (xa & 255) + (xb & 255));
    else if (xa < xb) add_slope(row, xa, xb, dy, sign);
    else add_slope(row, xb, xa, dy, sign);
}

// An upright edge between the heights y0 and y1, as stems of letters and sides of boxes have them: the same cells in every whole row.
static void add_upright_edge(const CKCover *c, int32_t x, int32_t y0, int32_t y1, int32_t sign) {
    const int32_t column = x > 0 ? x >> 8 : 0, across = x > 0 ? 2 * (x & 255) : 0;
    const int32_t top = y0 > 0 ? y0 : 0, bottom = y1 < c->height << 8 ? y1 : c->height << 8;
    if (column >= c->width || top >= bottom) return;
    const int32_t row = top >> 8;
    CoverRow cover = {c->sums + (int64_t)row * c->stride, c->touched + (int64_t)row * c->words, c->width};
    for (int32_t y = top; y < bottom;) {
        const int32_t next = (y | 255) + 1 < bottom ? (y | 255) + 1 : bottom;
        add_cell(cover, column, sign * (next - y), across);
        y = next;
        cover.sums += c->stride;
        cover.touched += c->words;
    }
}

INLINE void add_edge(const CKCover *c, const CKEdge *edge) {
    int32_t x0 = edge->x0 + c->offsetX, y0 = edge->y0 + c->offsetY;
    int32_t x1 = edge->x1 + c->offsetX, y1 = edge->y1 + c->offsetY, sign = 1;
    if (y0 > y1) {
        const int32_t x = x0, y = y0;
        x0 = x1; y0 = y1; x1 = x; y1 = y;
        sign = -1;
    }
    const int32_t end = c->height << 8, right = c->width << 8;
    if (y1 <= 0 || y0 >= end || (x0 >= right && x1 >= right)) return;
    const double slope = (double)(x1 - x0) / (double)(y1 - y0);
    const int32_t top = y0 > 0 ? y0 : 0, bottom = y1 < end ? y1 : end;
    int32_t x = top == y0 ? x0 : x0 + nearest_whole((double)(top - y0) * slope), y = top;
    CoverRow row = {c->sums + (int64_t)(top >> 8) * c->stride, c->touched + (int64_t)(top >> 8) * c->words, c->width};
    while (y < bottom) {
        int32_t next = (y | 255) + 1;
        if (next > bottom) next = bottom;
        const int32_t to = next == y1 ? x1 : x0 + nearest_whole((double)(next - y0) * slope);
        add_piece(row, x, to, next - y, sign);
        x = to;
        y = next;
        row.sums += c->stride;
        row.touched += c->words;
    }
}
