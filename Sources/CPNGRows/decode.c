#include <stdlib.h>
#include <string.h>

#include "pixels.h"
#include "png_rows.h"

int png_is_opaque(const uint32_t *pixels, size_t width, size_t height, size_t stride) {
    for (size_t y = 0; y < height; y++) {
        const uint32_t *row = pixels + y * stride;
        uint32_t all = 0xFFFFFFFF;
        for (size_t x = 0; x < width; x++) all &= row[x];
        if (all < 0xFF000000) return 0;
    }
    return 1;
}

int png_is_equal(const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++)
        if (memcmp(a + y * a_stride, b + y * b_stride, width * 4) != 0) return 0;
    return 1;
}

void png_changed(
    const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, size_t width, size_t height, int32_t *box) {
    size_t left = width, right = 0, top = height, bottom = 0;
    for (size_t y = 0; y < height; y++) {
        const uint32_t *p = a + y * a_stride, *q = b + y * b_stride;
        if (memcmp(p, q, width * 4) == 0) continue;
        if (top == height) top = y;
        bottom = y + 1;
        size_t x = 0;
        while (p[x] == q[x]) x++;
        if (x < left) left = x;
        x = width;
        while (p[x - 1] == q[x - 1]) x--;
        if (x > right) right = x;
    }
    const int isSame = bottom == 0;
    box[0] = isSame ? 0 : (int32_t)left;
    box[1] = isSame ? 0 : (int32_t)top;
    box[2] = isSame ? 1 : (int32_t)(right - left);
    box[3] = isSame ? 1 : (int32_t)(bottom - top);
}

/// Whichever of left, above and above left is nearest to left + above − above left.
static inline uint8_t paeth(int left, int above, int corner) {
    const int p = left + above - corner;
    const int a = abs(p - left), b = abs(p - above), c = abs(p - corner);
    if (a <= b && a <= c) return (uint8_t)left;
    return (uint8_t)(b <= c ? above : corner);
}

/// `above` is a row of zeros for the first row.
static int unfilter_row(uint8_t *row, const uint8_t *above, size_t count, size_t step, int filter) {
    switch (filter) {
    case 0: return 1;
    case 1:
        for (size_t i = step; i < count; i++) row[i] = (uint8_t)(row[i] + row[i - step]);
        return 1;
    case 2:
        for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
        return 1;
    case 3:
        for (size_t i = 0; i < count; i++) {
            const int left = i >= step ? row[i - step] : 0;
            row[i] = (uint8_t)(row[i] + (left + above[i]) / 2);
        }
        return 1;
    case 4:
        for (size_t i = 0; i < count; i++) {
            const int left = i >= step ? row[i - step] : 0, corner = i >= step ? above[i - step] : 0;
            row[i] = (uint8_t)(row[i] + paeth(left, above[i], corner));
        }
        return 1;
    default: return 0;
    }
}

static void write_words(const uint8_t *row, size_t width, int channels, uint32_t *out) {
    if (channels == 3) {
        for (size_t x = 0; x < width; x++, row += 3)
            out[x] = 0xFF000000u | (uint32_t)row[0] << 16 | (uint32_t)row[1] << 8 | row[2];
        return;
    }
    for (size_t x = 0; x < width; x++, row += 4) {
        const uint32_t a = row[3];
        out[x] = a << 24 | multiplied(row[0], a) << 16 | multiplied(row[1], a) << 8 | multiplied(row[2], a);
    }
}

/// Samples of crushed files: blue first, premultiplied. No channel is more than its alpha in a word.
static void write_crushed(const uint8_t *row, size_t width, int channels, uint32_t *pixels) {
    for (size_t x = 0; x < width; x++, row += channels) {
        const uint32_t alpha = channels == 4 ? row[3] : 255;
        const uint32_t blue = row[0] < alpha ? row[0] : alpha, green = row[1] < alpha ? row[1] : alpha;
        const uint32_t red = row[2] < alpha ? row[2] : alpha;
        pixels[x] = alpha << 24 | red << 16 | green << 8 | blue;
    }
}

typedef void (*row_writer)(const uint8_t *row, size_t width, int channels, uint32_t *pixels);

static int unfilter(
    uint8_t *rows, size_t width, size_t height, int channels, uint32_t *pixels, size_t stride, row_writer write) {
    const size_t step = (size_t)channels, count = width * step;
    uint8_t *zeros = calloc(count, 1);
    if (zeros == NULL) return 0;
    const uint8_t *above = zeros;
    int isRight = 1;
    for (size_t y = 0; y < height && isRight; y++) {
        uint8_t *row = rows + y * (count + 1);
        isRight = unfilter_row(row + 1, above, count, step, row[0]);
        write(row + 1, width, channels, pixels + y * stride);
        above = row + 1;
    }
    free(zeros);
    return isRight;
}

int png_unfilter(uint8_t *rows, size_t width, size_t height, int channels, uint32_t *pixels, size_t stride) {
    return unfilter(rows, width, height, channels, pixels, stride, write_words);
}

int png_unfilter_crushed(uint8_t *rows, size_t width, size_t height, int channels, uint32_t *pixels, size_t stride) {
    return unfilter(rows, width, height, channels, pixels, stride, write_crushed);
}
