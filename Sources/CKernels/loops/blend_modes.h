// The blend modes other than normal, one pixel at a time: the same numbers as ReferenceBlendModes.
#pragma once

typedef struct { float red, green, blue, alpha; } Color;

INLINE float smaller(float a, float b) { return a < b ? a : b; }
INLINE float larger(float a, float b) { return a > b ? a : b; }
INLINE float limited_unit(float v) {
    float positive = v > 0 ? v : 0;
    return positive < 1 ? positive : 1;
}

INLINE Color color_from(uint32_t word) {
    const float part = 1.0f / 255;
    return (Color){
        (float)(word >> 16 & 255) * part, (float)(word >> 8 & 255) * part, (float)(word & 255) * part,
        (float)(word >> 24) * part};
}

INLINE uint32_t byte_from(float v) { return (uint32_t)(limited_unit(v) * 255 + 0.5f); }
INLINE uint32_t word_from(Color c) {
    return byte_from(c.alpha) << 24 | byte_from(c.red) << 16 | byte_from(c.green) << 8 | byte_from(c.blue);
}

INLINE float hard_light(float s, float sa, float d, float da) {
    return 2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}

INLINE float dodge(float s, float sa, float d, float both) {
    if (d <= 0) return 0;
    return s < sa ? smaller(both, d * sa * sa / (sa - s)) : both;
}

INLINE float burn(float s, float sa, float d, float da, float both) {
    if (d >= da) return both;
    return s > 0 ? both - smaller(both, (da - d) * sa * sa / s) : 0;
}

INLINE float soft_light(float s, float sa, float d, float da) {
    if (!(da > 0)) return 0;
    float t = d / da, lift = 2 * s - sa;
    if (lift <= 0) return d * (sa + lift * (1 - t));
    float curve = 4 * d <= da ? ((16 * t - 12) * t + 4) * t : sqrtf(t);
    return d * sa + da * lift * (curve - t);
}

static float blend_channel(CKBlend mode, float s, float sa, float d, float da) {
    float both = sa * da, apart = s * (1 - da) + d * (1 - sa);
    switch (mode) {
    case CKBlendNormal: return s + d * (1 - sa);
    case CKBlendMultiply: return s * d + apart;
    case CKBlendScreen: return s + d - s * d;
    case CKBlendOverlay: return hard_light(d, da, s, sa) + apart;
    case CKBlendHardLight: return hard_light(s, sa, d, da) + apart;
    case CKBlendDarken: return smaller(s * da, d * sa) + apart;
    case CKBlendLighten: return larger(s * da, d * sa) + apart;
    case CKBlendColorDodge: return dodge(s, sa, d, both) + apart;
    case CKBlendColorBurn: return burn(s, sa, d, da, both) + apart;
    case CKBlendSoftLight: return soft_light(s, sa, d, da) + apart;
    case CKBlendDifference: return s + d - 2 * smaller(s * da, d * sa);
    case CKBlendExclusion: return s + d - 2 * s * d;
    case CKBlendPlusLighter: return limited_unit(s + d);
    case CKBlendPlusDarker: return limited_unit(s + d + limited_unit(sa + da) - sa - da);
    case CKBlendCopy: return s;
    case CKBlendSourceIn: return s * da;
    case CKBlendSourceOut: return s * (1 - da);
    case CKBlendSourceAtop: return s * da + d * (1 - sa);
    case CKBlendDestinationOver: return d + s * (1 - da);
    case CKBlendDestinationIn: return d * sa;
    case CKBlendDestinationOut: return d * (1 - sa);
    case CKBlendDestinationAtop: return d * sa + s * (1 - da);
    case CKBlendXor: return s * (1 - da) + d * (1 - sa);
    default: return 0;
    }
}

static float blend_alpha(CKBlend mode, float sa, float da) {
    switch (mode) {
    case CKBlendCopy: case CKBlendSourceIn: case CKBlendSourceOut: case CKBlendSourceAtop:
    case CKBlendDestinationOver: case CKBlendDestinationIn: case CKBlendDestinationOut:
    case CKBlendDestinationAtop: case CKBlendXor: case CKBlendClear: case CKBlendPlusLighter:
        return blend_channel(mode, sa, sa, da, da);
    case CKBlendPlusDarker: return limited_unit(sa + da);
    default: return sa + da - sa * da;
    }
}

INLINE float luminosity(Color c) { return 0.3f * c.red + 0.59f * c.green + 0.11f * c.blue; }
INLINE float least_of(Color c) { return smaller(c.red, smaller(c.green, c.blue)); }
INLINE float most_of(Color c) { return larger(c.red, larger(c.green, c.blue)); }
INLINE Color scaled(Color c, float k) { return (Color){c.red * k, c.green * k, c.blue * k, c.alpha * k}; }

INLINE Color with_saturation(Color c, Color o) {
    float low = least_of(c), range = most_of(c) - low;
    float scale = range > 0 ? (most_of(o) - least_of(o)) / range : 0;
    return (Color){(c.red - low) * scale, (c.green - low) * scale, (c.blue - low) * scale, c.alpha};
}

INLINE Color with_luminosity(Color c, Color o, float limit) {
    float light = luminosity(o), shift = light - luminosity(c);
    Color moved = {c.red + shift, c.green + shift, c.blue + shift, c.alpha};
    float low = least_of(moved), high = most_of(moved), scale = 1;
    if (low < 0) scale = light / (light - low);
    if (high > limit) scale = smaller(scale, (limit - light) / (high - light));
    return (Color){
        light + (moved.red - light) * scale, light + (moved.green - light) * scale,
        light + (moved.blue - light) * scale, c.alpha};
}

static Color blend_whole(CKBlend mode, Color s, Color d) {
    float both = s.alpha * d.alpha;
    Color source = scaled(s, d.alpha), target = scaled(d, s.alpha), mix;
    switch (mode) {
    case CKBlendHue: mix = with_luminosity(with_saturation(source, target), target, both); break;
    case CKBlendSaturation: mix = with_luminosity(with_saturation(target, source), target, both); break;
    case CKBlendColor: mix = with_luminosity(source, target, both); break;
    default: mix = with_luminosity(target, source, both); break;
    }
    float keep_s = 1 - d.alpha, keep_d = 1 - s.alpha;
    return (Color){
        mix.red + (s.red * keep_s + d.red * keep_d), mix.green + (s.green * keep_s + d.green * keep_d),
        mix.blue + (s.blue * keep_s + d.blue * keep_d), s.alpha + d.alpha - both};
}

static Color blend_color(CKBlend mode, Color s, Color d) {
    if (mode >= CKBlendHue && mode <= CKBlendLuminosity) return blend_whole(mode, s, d);
    return (Color){
        blend_channel(mode, s.red, s.alpha, d.red, d.alpha), blend_channel(mode, s.green, s.alpha, d.green, d.alpha),
        blend_channel(mode, s.blue, s.alpha, d.blue, d.alpha), blend_alpha(mode, s.alpha, d.alpha)};
}

static uint32_t blend_pixel(CKBlend mode, uint32_t source, uint32_t target, uint32_t strength) {
    const float part = (float)strength * (1.0f / 255);
    Color s = color_from(source), d = color_from(target);
    // Light adds up: two pictures faded across each other give back what they share.
    if (mode == CKBlendPlusLighter) return word_from(blend_color(mode, scaled(s, part), d));
    Color r = blend_color(mode, s, d);
    return word_from((Color){
        d.red + (r.red - d.red) * part, d.green + (r.green - d.green) * part, d.blue + (r.blue - d.blue) * part,
        d.alpha + (r.alpha - d.alpha) * part});
}
