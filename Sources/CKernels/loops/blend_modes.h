// The blend modes other than normal, eight pixels at a time: the same numbers as ReferenceBlendModes.
#pragma once

typedef struct { f32x8 red, green, blue, alpha; } Colors;

INLINE f32x8 channel_from(u32x8 words, int shift) { return to_float((i32x8)(words >> shift & 255)) * (1.0f / 255); }
INLINE Colors colors_from(u32x8 words) {
    return (Colors){channel_from(words, 16), channel_from(words, 8), channel_from(words, 0), channel_from(words, 24)};
}

INLINE u32x8 bytes_from(f32x8 v) { return (u32x8)to_int(unit(v) * 255 + 0.5f); }
INLINE u32x8 words_from(Colors c) {
    return bytes_from(c.alpha) << 24 | bytes_from(c.red) << 16 | bytes_from(c.green) << 8 | bytes_from(c.blue);
}

INLINE f32x8 hard_light(f32x8 s, f32x8 sa, f32x8 d, f32x8 da) {
    return choose(2 * s <= sa, 2 * s * d, sa * da - 2 * (da - d) * (sa - s));
}

INLINE f32x8 dodge(f32x8 s, f32x8 sa, f32x8 d, f32x8 both) {
    return choose(d <= 0, splat(0), choose(s < sa, least(both, d * sa * sa / (sa - s)), both));
}

INLINE f32x8 burn(f32x8 s, f32x8 sa, f32x8 d, f32x8 da, f32x8 both) {
    return choose(d >= da, both, choose(s > 0, both - least(both, (da - d) * sa * sa / s), splat(0)));
}

INLINE f32x8 soft_light(f32x8 s, f32x8 sa, f32x8 d, f32x8 da) {
    f32x8 t = d / da, lift = 2 * s - sa;
    f32x8 curve = choose(4 * d <= da, ((16 * t - 12) * t + 4) * t, root(t));
    f32x8 mixed = choose(lift <= 0, d * (sa + lift * (1 - t)), d * sa + da * lift * (curve - t));
    return choose(da > 0, mixed, splat(0));
}

INLINE f32x8 blend_channel(CKBlend mode, f32x8 s, f32x8 sa, f32x8 d, f32x8 da) {
    f32x8 both = sa * da, apart = s * (1 - da) + d * (1 - sa);
    switch (mode) {
    case CKBlendNormal: return s + d * (1 - sa);
    case CKBlendMultiply: return s * d + apart;
    case CKBlendScreen: return s + d - s * d;
    case CKBlendOverlay: return hard_light(d, da, s, sa) + apart;
    case CKBlendHardLight: return hard_light(s, sa, d, da) + apart;
    case CKBlendDarken: return least(s * da, d * sa) + apart;
    case CKBlendLighten: return most(s * da, d * sa) + apart;
    case CKBlendColorDodge: return dodge(s, sa, d, both) + apart;
    case CKBlendColorBurn: return burn(s, sa, d, da, both) + apart;
    case CKBlendSoftLight: return soft_light(s, sa, d, da) + apart;
    case CKBlendDifference: return s + d - 2 * least(s * da, d * sa);
    case CKBlendExclusion: return s + d - 2 * s * d;
    case CKBlendPlusLighter: return unit(s + d);
    case CKBlendPlusDarker: return unit(s + d + unit(sa + da) - sa - da);
    case CKBlendCopy: return s;
    case CKBlendSourceIn: return s * da;
    case CKBlendSourceOut: return s * (1 - da);
    case CKBlendSourceAtop: return s * da + d * (1 - sa);
    case CKBlendDestinationOver: return d + s * (1 - da);
    case CKBlendDestinationIn: return d * sa;
    case CKBlendDestinationOut: return d * (1 - sa);
    case CKBlendDestinationAtop: return d * sa + s * (1 - da);
    case CKBlendXor: return s * (1 - da) + d * (1 - sa);
    default: return splat(0);
    }
}

INLINE f32x8 blend_alpha(CKBlend mode, f32x8 sa, f32x8 da) {
    switch (mode) {
    case CKBlendCopy: case CKBlendSourceIn: case CKBlendSourceOut: case CKBlendSourceAtop:
    case CKBlendDestinationOver: case CKBlendDestinationIn: case CKBlendDestinationOut:
    case CKBlendDestinationAtop: case CKBlendXor: case CKBlendClear: case CKBlendPlusLighter:
        return blend_channel(mode, sa, sa, da, da);
    case CKBlendPlusDarker: return unit(sa + da);
    default: return sa + da - sa * da;
    }
}

INLINE f32x8 luminosity(Colors c) { return 0.3f * c.red + 0.59f * c.green + 0.11f * c.blue; }
INLINE f32x8 least_of(Colors c) { return least(c.red, least(c.green, c.blue)); }
INLINE f32x8 most_of(Colors c) { return most(c.red, most(c.green, c.blue)); }
INLINE Colors scaled(Colors c, f32x8 k) { return (Colors){c.red * k, c.green * k, c.blue * k, c.alpha * k}; }

INLINE Colors with_saturation(Colors c, Colors o) {
    f32x8 low = least_of(c), range = most_of(c) - low;
    f32x8 scale = choose(range > 0, (most_of(o) - least_of(o)) / range, splat(0));
    return (Colors){(c.red - low) * scale, (c.green - low) * scale, (c.blue - low) * scale, c.alpha};
}

INLINE Colors with_luminosity(Colors c, Colors o, f32x8 limit) {
    f32x8 light = luminosity(o), shift = light - luminosity(c);
    Colors moved = {c.red + shift, c.green + shift, c.blue + shift, c.alpha};
    f32x8 low = least_of(moved), high = most_of(moved);
    f32x8 scale = choose(low < 0, light / (light - low), splat(1));
    scale = choose(high > limit, least(scale, (limit - light) / (high - light)), scale);
    return (Colors){
        light + (moved.red - light) * scale, light + (moved.green - light) * scale,
        light + (moved.blue - light) * scale, c.alpha};
}

INLINE Colors blend_whole(CKBlend mode, Colors s, Colors d) {
    f32x8 both = s.alpha * d.alpha;
    Colors source = scaled(s, d.alpha), target = scaled(d, s.alpha), mix;
    switch (mode) {
    case CKBlendHue: mix = with_luminosity(with_saturation(source, target), target, both); break;
    case CKBlendSaturation: mix = with_luminosity(with_saturation(target, source), target, both); break;
    case CKBlendColor: mix = with_luminosity(source, target, both); break;
    default: mix = with_luminosity(target, source, both); break;
    }
    f32x8 keep_s = 1 - d.alpha, keep_d = 1 - s.alpha;
    return (Colors){
        mix.red + (s.red * keep_s + d.red * keep_d), mix.green + (s.green * keep_s + d.green * keep_d),
        mix.blue + (s.blue * keep_s + d.blue * keep_d), s.alpha + d.alpha - both};
}

INLINE Colors blend_colors(CKBlend mode, Colors s, Colors d) {
    if (mode >= CKBlendHue && mode <= CKBlendLuminosity) return blend_whole(mode, s, d);
    return (Colors){
        blend_channel(mode, s.red, s.alpha, d.red, d.alpha), blend_channel(mode, s.green, s.alpha, d.green, d.alpha),
        blend_channel(mode, s.blue, s.alpha, d.blue, d.alpha), blend_alpha(mode, s.alpha, d.alpha)};
}

// Light adds up: two pictures faded across each other give back what they share. In whole numbers: a 255th of a product of two bytes is
// never half way between two of them.
INLINE u32x8 plus_lighter(u32x8 source, u32x8 target, u16x16 strength) {
    const u16x16 even = even_channels(target) + by255(even_channels(source) * strength);
    const u16x16 odd = odd_channels(target) + by255(odd_channels(source) * strength);
    const u16x16 most = (u16x16)splat_word(0x00ff00ff);
    return join_channels(__builtin_elementwise_min(even, most), __builtin_elementwise_min(odd, most));
}

INLINE u32x8 blend_pixels(CKBlend mode, u32x8 source, u32x8 target, u32x8 strength) {
    if (mode == CKBlendPlusLighter) return plus_lighter(source, target, both_halves(strength));
    const f32x8 part = to_float((i32x8)strength) * (1.0f / 255);
    Colors s = colors_from(source), d = colors_from(target);
    Colors r = blend_colors(mode, s, d);
    return words_from((Colors){
        d.red + (r.red - d.red) * part, d.green + (r.green - d.green) * part, d.blue + (r.blue - d.blue) * part,
        d.alpha + (r.alpha - d.alpha) * part});
}

typedef void BlendRow(uint32_t *target, const uint32_t *source, int32_t count, const uint8_t *strength);

#define BLEND_ROW(mode)                                                                                            \
    static void blend_##mode(uint32_t *target, const uint32_t *source, int32_t count, const uint8_t *strength) {    \
        for (int32_t k = 0; k < count; k += LANES) {                                                               \
            const u32x8 part = load_bytes(strength + k), below = load_words(target + k);                           \
            if (is_zero(part)) continue;                                                                           \
            const u32x8 mixed = blend_pixels(CKBlend##mode, load_words(source + k), below, part);                  \
            store_words(target + k, part != 0 ? mixed : below);                                                    \
        }                                                                                                          \
    }
#define ALL_BLENDS(X)                                                                                              \
    X(Normal) X(Multiply) X(Screen) X(Overlay) X(Darken) X(Lighten) X(ColorDodge) X(ColorBurn) X(SoftLight)        \
    X(HardLight) X(Difference) X(Exclusion) X(Hue) X(Saturation) X(Color) X(Luminosity) X(PlusLighter)             \
    X(PlusDarker) X(Copy) X(SourceIn) X(SourceOut) X(SourceAtop) X(DestinationOver) X(DestinationIn)               \
    X(DestinationOut) X(DestinationAtop) X(Xor) X(Clear)
ALL_BLENDS(BLEND_ROW)

#define BLEND_ENTRY(mode) [CKBlend##mode] = blend_##mode,
static BlendRow *const blend_rows[] = {ALL_BLENDS(BLEND_ENTRY)};
#undef BLEND_ROW
#undef BLEND_ENTRY
#undef ALL_BLENDS

// Counts are multiples of a block.
static void blend_masked(
    CKBlend mode, uint32_t *target, const uint32_t *source, int32_t count, const uint8_t *strength) {
    blend_rows[mode](target, source, count, strength);
}
