// Laying colours over a row of the target. Counts are multiples of a block.
#pragma once

// The source times its strength, the target times what the source's alpha leaves; one rounding for the sum.
INLINE u32x8 over(u32x8 source, u32x8 target, u16x16 strength, int is_opaque) {
    u16x16 keep = is_opaque ? 255 - strength : 255 - by255(both_halves(source >> 24) * strength);
    u16x16 even = even_channels(source) * strength + even_channels(target) * keep;
    u16x16 odd = odd_channels(source) * strength + odd_channels(target) * keep;
    return join_channels(by255(even), by255(odd));
}

static void over_evenly(uint32_t *target, const uint32_t *source, int32_t count, uint32_t strength, int is_opaque) {
    const u16x16 part = both_halves(splat_word(strength));
    if (is_opaque && strength == 255) {
        memcpy(target, source, (size_t)count * sizeof *target);
    } else if (is_opaque) {
        for (int32_t k = 0; k < count; k += LANES)
            store_words(target + k, over(load_words(source + k), load_words(target + k), part, 1));
    } else {
        for (int32_t k = 0; k < count; k += LANES)
            store_words(target + k, over(load_words(source + k), load_words(target + k), part, 0));
    }
}

// One colour.
static void solid_over_evenly(uint32_t *target, uint32_t color, int32_t count, uint32_t strength) {
    const u16x16 part = both_halves(splat_word(strength));
    const u32x8 source = splat_word(color);
    for (int32_t k = 0; k < count; k += LANES) store_words(target + k, over(source, load_words(target + k), part, 0));
}

// Texels of which many are clear, as those of lettering are, or hide what is beneath, as those of blurred pictures do: where eight are
// clear the target stays as it is, and where eight hide it nobody looks at it.
static void texels_over_evenly(uint32_t *target, const uint32_t *texels, int32_t count, uint32_t strength) {
    const u16x16 part = both_halves(splat_word(strength));
    const u32x8 opaque = splat_word(0xff000000);
    for (int32_t k = 0; k < count; k += LANES) {
        const u32x8 source = load_words(texels + k);
        if (is_zero(source)) continue;
        if (strength == 255 && is_zero(~source & opaque)) store_words(target + k, source);
        else store_words(target + k, over(source, load_words(target + k), part, 0));
    }
}

// Texels whose light adds up with what is beneath.
static void texels_added_evenly(uint32_t *target, const uint32_t *texels, int32_t count, uint32_t strength) {
    const u16x16 part = both_halves(splat_word(strength));
    for (int32_t k = 0; k < count; k += LANES)
        store_words(target + k, plus_lighter(load_words(texels + k), load_words(target + k), part));
}

static void over_masked(
    uint32_t *target, const uint32_t *source, int32_t count, const uint8_t *strength, int is_opaque) {
    for (int32_t k = 0; k < count; k += LANES) {
        u16x16 part = both_halves(load_bytes(strength + k));
        u32x8 below = load_words(target + k), above = load_words(source + k);
        store_words(target + k, is_opaque ? over(above, below, part, 1) : over(above, below, part, 0));
    }
}
