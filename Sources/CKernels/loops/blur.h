// A Gaussian as three boxes with fractional ends, in whole numbers: a running sum for each channel.
#pragma once

// Columns blurred at a time: their numbers fill two cache lines.
#define BLUR_COLUMNS 16

typedef struct {
    const CKBox *box;
    int32_t count;    // samples along the line
    int64_t step;     // between samples, in numbers
    int repeats;
} Line;

INLINE const uint16_t *sample_at(const Line *line, const uint16_t *in, int32_t index, const uint16_t *zeros) {
    if (index >= 0 && index < line->count) return in + index * line->step;
    if (!line->repeats) return zeros;
    return in + (index < 0 ? 0 : line->count - 1) * line->step;
}

// One box over `lanes` numbers side by side.
INLINE void box_line(const Line *line, const uint16_t *in, uint16_t *out, int lanes) {
    static const uint16_t zeros[BLUR_COLUMNS * 4];
    const int32_t radius = line->box->radius;
    const uint32_t weight = line->box->weight, end_weight = line->box->endWeight;
    uint32_t sum[BLUR_COLUMNS * 4] = {0};
    for (int32_t k = -radius; k <= radius; k++) {
        const uint16_t *p = sample_at(line, in, k, zeros);
        for (int c = 0; c < lanes; c++) sum[c] += p[c];
    }
    for (int32_t k = 0; k < line->count; k++) {
        const uint16_t *before = sample_at(line, in, k - radius - 1, zeros);
        const uint16_t *after = sample_at(line, in, k + radius + 1, zeros);
        const uint16_t *leaving = sample_at(line, in, k - radius, zeros);
        uint16_t *result = out + k * line->step;
        for (int c = 0; c < lanes; c++) {
            uint32_t ends = (uint32_t)before[c] + after[c];
            result[c] = (uint16_t)((sum[c] * weight + ends * end_weight + 32768) >> 16);
            sum[c] += (uint32_t)after[c] - leaving[c];
        }
    }
}

static void blur_rows(const CKBlur *blur, int32_t first, int32_t last) {
    const Line line = {&blur->box, blur->width, 4, blur->repeatsEdges};
    for (int32_t y = first; y < last; y++) {
        uint16_t *numbers = blur->numbers + (int64_t)y * blur->width * 4;
        uint16_t *spare = blur->spare + (int64_t)y * blur->width * 4;
        const uint8_t *pixels = (const uint8_t *)(blur->pixels + (int64_t)y * blur->stride);
        for (int32_t k = 0; k < blur->width * 4; k++) spare[k] = (uint16_t)(pixels[k] << 8);
        box_line(&line, spare, numbers, 4);
        box_line(&line, numbers, spare, 4);
        box_line(&line, spare, numbers, 4);
    }
}

static void blur_columns(const CKBlur *blur, int32_t first, int32_t last) {
    const Line line = {&blur->box, blur->height, (int64_t)blur->width * 4, blur->repeatsEdges};
    for (int32_t x = first; x < last; x += BLUR_COLUMNS) {
        int32_t lanes = 4 * (last - x < BLUR_COLUMNS ? last - x : BLUR_COLUMNS);
        uint16_t *numbers = blur->numbers + x * 4, *spare = blur->spare + x * 4;
        if (lanes == 4 * BLUR_COLUMNS) {
            box_line(&line, numbers, spare, 4 * BLUR_COLUMNS);
            box_line(&line, spare, numbers, 4 * BLUR_COLUMNS);
            box_line(&line, numbers, spare, 4 * BLUR_COLUMNS);
        } else {
            box_line(&line, numbers, spare, lanes);
            box_line(&line, spare, numbers, lanes);
            box_line(&line, numbers, spare, lanes);
        }
        for (int32_t y = 0; y < blur->height; y++) {
            uint8_t *pixels = (uint8_t *)(blur->pixels + (int64_t)y * blur->stride + x);
            const uint16_t *row = spare + y * line.step;
            for (int32_t c = 0; c < lanes; c++) pixels[c] = (uint8_t)((row[c] + 128) >> 8);
        }
    }
}
