// The colours of gradients, the loops for every processor, and the choice among the builds.
#define GRADIENT_TABLE gradient_loops_baseline
#include "gradient_loops.h"

static uint32_t channel(float value) { return (uint32_t)(value * 255 + 0.5f); }

static uint32_t premultiplied(float red, float green, float blue, float alpha) {
    return channel(alpha) << 24 | channel(red * alpha) << 16 | channel(green * alpha) << 8 | channel(blue * alpha);
}

static uint32_t color_of(const GradientStop *s) { return premultiplied(s->red, s->green, s->blue, s->alpha); }

static inline u32x8 channels(f32x8 value) {
    return (u32x8)__builtin_convertvector(value * 255 + 0.5f, i32x8);
}

// Eight colours on the way between two stops.
static inline u32x8 colors_between(const GradientStop *a, const GradientStop *b, f32x8 at) {
    const f32x8 t = (at - a->location) / (b->location - a->location);
    const f32x8 red = a->red + (b->red - a->red) * t, green = a->green + (b->green - a->green) * t;
    const f32x8 blue = a->blue + (b->blue - a->blue) * t, alpha = a->alpha + (b->alpha - a->alpha) * t;
    return channels(alpha) << 24 | channels(red * alpha) << 16 | channels(green * alpha) << 8 | channels(blue * alpha);
}

static uint32_t color_between(const GradientStop *a, const GradientStop *b, float at) {
    const float t = (at - a->location) / (b->location - a->location);
    return premultiplied(
        a->red + (b->red - a->red) * t, a->green + (b->green - a->green) * t, a->blue + (b->blue - a->blue) * t,
        a->alpha + (b->alpha - a->alpha) * t);
}

void gradient_make_colors(uint32_t *colors, const GradientStop *stops, int32_t count) {
    int32_t next = 0;  // the first stop that lies farther
    for (int32_t k = 0; k < GRADIENT_STEPS; k += LANES) {
        const f32x8 at = (counting + (float)k) / (float)(GRADIENT_STEPS - 1);
        while (next < count && stops[next].location <= at[0]) next++;
        if (next > 0 && next < count && stops[next].location > at[LANES - 1]) {
            const u32x8 eight = colors_between(&stops[next - 1], &stops[next], at);
            memcpy(colors + k, &eight, sizeof eight);
            continue;
        }
        for (int32_t lane = 0; lane < LANES; lane++) {
            while (next < count && stops[next].location <= at[lane]) next++;
            colors[k + lane] = next == 0 || next == count ? color_of(&stops[next == 0 ? 0 : count - 1])
                                                          : color_between(&stops[next - 1], &stops[next], at[lane]);
        }
    }
}

#if defined(__x86_64__)
extern const GradientLoops gradient_loops_avx2;
#endif

const GradientLoops *gradient_loops(int32_t level) {
    switch (level) {
    case 0: return &gradient_loops_baseline;
#if defined(__x86_64__)
    case 1: return __builtin_cpu_supports("x86-64-v3") ? &gradient_loops_avx2 : NULL;
#endif
    default: return NULL;
    }
}
