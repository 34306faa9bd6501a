#pragma once

#include <stdint.h>

// Colours of gradients, pixel by pixel, as premultiplied words (0xAARRGGBB). Positions are pixels; a pixel is asked at its middle.

typedef struct {
    float location;  // 0…1
    float red, green, blue, alpha;  // straight, 0…1
} GradientStop;

enum { GRADIENT_STEPS = 4096 };

// What every pixel is looked up in.
typedef struct {
    const uint32_t *colors;  // from the gradient's start to its end, GRADIENT_STEPS of them
    uint32_t before, after;  // beyond them
} GradientRamp;

typedef struct {
    uint32_t *pixels;
    int32_t stride, width, height;
    int32_t x, y;  // where the first pixel lies
    int32_t lies_over;  // the colours are laid over what the pixels are; otherwise they take its place
} GradientTarget;

// Two circles in a space of their own, and the way there from pixels: u = a·x + c·y + e, v = b·x + d·y + f, from the first one's middle.
typedef struct {
    double a, b, c, d, e, f;
    double start_radius, end_radius;
    double way_x, way_y;  // to the second one's middle
    int32_t goes_before, goes_after;
} GradientCircles;

// Mixes straight colours between the stops, which stand in ascending order. Of two stops at one place both count: a hard edge.
void gradient_make_colors(uint32_t *colors, const GradientStop *stops, int32_t count);

// The loops of one instruction set. All give the same bits.
typedef struct {
    // Along a line: the share of the way is a·x + b·y + c.
    void (*paint_line)(const GradientTarget *target, const GradientRamp *ramp, double a, double b, double c);
    // From one circle to another.
    void (*paint_circles)(const GradientTarget *target, const GradientRamp *ramp, const GradientCircles *circles);
} GradientLoops;

// 0: every processor of the architecture, 1: x86-64-v3. NULL where this processor lacks the instructions.
const GradientLoops *gradient_loops(int32_t level);
