// Reading eight texels, or mixing eight times four.
#pragma once

INLINE u32x8 gather(const uint32_t *texels, i32x8 index) {
    u32x8 v;
    for (int k = 0; k < LANES; k++) v[k] = texels[index[k]];
    return v;
}

// Where eight pixels lie among the texels: the first of four texels of each, and the weights in the form that mixing wants.
typedef struct {
    uint32_t position[LANES] __attribute__((aligned(32)));
    u32x8 down, across;
} Places;

// The sum of the four products is exact and rounded once:
// ((a·(128−fy) + c·fy)·(128−fx) + (b·(128−fy) + d·fy)·fx + 8192) >> 14 for each channel. Weights are in 1/128.
#if CK_HAS_AVX2
// The weights are negative, because 128 has no positive signed byte; twice negative is positive again.
INLINE u32x8 weights_down(i32x8 fy) {
    i32x8 halves = ((fy - 128) & 255) | ((-fy & 255) << 8);
    return (u32x8)(halves | (halves << 16));
}
INLINE u32x8 weights_across(i32x8 fx) { return (u32x8)(((fx - 128) & 0xffff) | (-fx << 16)); }

// Two texels from above and two from below. The load into the upper half is spelt out: the compiler would make two of it.
INLINE __m128i two_rows(const uint32_t *above, const uint32_t *below, uint32_t index) {
    __m128i p = _mm_loadl_epi64((const __m128i *)(above + index));
    __asm__("vmovhps %1, %0, %0" : "+x"(p) : "m"(*(const uint64_t *)(below + index)));
    return p;
}

INLINE __m256i pair(const uint32_t *above, const uint32_t *below, const uint32_t *index, int k) {
    __m128i p = two_rows(above, below, index[k]), q = two_rows(above, below, index[k + 4]);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(p), q, 1);
}

#if CK_HAS_AVX512
// Four pixels in each of two registers, with those whose results lie side by side in one place of both: fewer steps than by twos.
INLINE __m512i four(const uint32_t *above, const uint32_t *below, const uint32_t *index, int k) {
    return _mm512_inserti64x4(
        _mm512_castsi256_si512(pair(above, below, index, k)), pair(above, below, index, k + 2), 1);
}

INLINE __m512i mix_four(__m512i texels, __m512i down, __m512i across) {
    const __m512i order = _mm512_broadcast_i32x4(_mm_setr_epi8(0, 8, 4, 12, 1, 9, 5, 13, 2, 10, 6, 14, 3, 11, 7, 15));
    __m512i mixed = _mm512_maddubs_epi16(_mm512_shuffle_epi8(texels, order), down);
    mixed = _mm512_madd_epi16(mixed, across);
    return _mm512_srli_epi32(_mm512_add_epi32(mixed, _mm512_set1_epi32(8192)), 14);
}

// The weights of the pixels k, k + 4, k + 2 and k + 6, each for a quarter.
INLINE __m512i weights_of_four(u32x8 weights, int k) {
    const __m512i first = _mm512_setr_epi32(0, 0, 0, 0, 4, 4, 4, 4, 2, 2, 2, 2, 6, 6, 6, 6);
    return _mm512_permutexvar_epi32(
        _mm512_add_epi32(first, _mm512_set1_epi32(k)), _mm512_castsi256_si512((__m256i)weights));
}

INLINE u32x8 bilinear(
    const uint32_t *above, const uint32_t *below, const uint32_t *position, u32x8 down, u32x8 across) {
    const __m512i even = mix_four(four(above, below, position, 0), weights_of_four(down, 0), weights_of_four(across, 0));
    const __m512i odd = mix_four(four(above, below, position, 1), weights_of_four(down, 1), weights_of_four(across, 1));
    const __m512i both = _mm512_packus_epi32(even, odd);
    return (u32x8)_mm256_packus_epi16(_mm512_castsi512_si256(both), _mm512_extracti64x4_epi64(both, 1));
}
#else
// Two pixels: bytes ordered as above/below pairs, left before right, for one multiply-and-add down and one across.
INLINE __m256i mix_pair(__m256i texels, __m256i down, __m256i across) {
    const __m256i order = _mm256_setr_epi8(
        0, 8, 4, 12, 1, 9, 5, 13, 2, 10, 6, 14, 3, 11, 7, 15, 0, 8, 4, 12, 1, 9, 5, 13, 2, 10, 6, 14, 3, 11, 7, 15);
    __m256i mixed = _mm256_maddubs_epi16(_mm256_shuffle_epi8(texels, order), down);
    mixed = _mm256_madd_epi16(mixed, across);
    return _mm256_srli_epi32(_mm256_add_epi32(mixed, _mm256_set1_epi32(8192)), 14);
}

// The positions come from memory: taking the lanes out of a register one by one would cost more than the texels.
INLINE u32x8 bilinear(
    const uint32_t *above, const uint32_t *below, const uint32_t *position, u32x8 down, u32x8 across) {
#define MIX(k)                                                                         \
    mix_pair(                                                                          \
        pair(above, below, position, k), _mm256_shuffle_epi32((__m256i)down, k * 0x55), \
        _mm256_shuffle_epi32((__m256i)across, k * 0x55))
    __m256i early = _mm256_packus_epi32(MIX(0), MIX(1)), late = _mm256_packus_epi32(MIX(2), MIX(3));
#undef MIX
    return (u32x8)_mm256_packus_epi16(early, late);
}
#endif
#else
INLINE u32x8 weights_down(i32x8 fy) { return (u32x8)fy; }
INLINE u32x8 weights_across(i32x8 fx) { return (u32x8)fx; }

INLINE u32x8 bilinear(
    const uint32_t *above, const uint32_t *below, const uint32_t *positions, u32x8 down, u32x8 across) {
    const i32x8 position = (i32x8)load_words(positions);
    u32x8 a = gather(above, position), b = gather(above + 1, position);
    u32x8 c = gather(below, position), d = gather(below + 1, position);
    u16x16 low = both_halves(down), high = 128 - low;
    u32x8 right = across, left = 128 - right;
    u32x8 result = splat_word(0);
    u32x8 e0 = (u32x8)(even_channels(a) * high + even_channels(c) * low);
    u32x8 e1 = (u32x8)(even_channels(b) * high + even_channels(d) * low);
    u32x8 o0 = (u32x8)(odd_channels(a) * high + odd_channels(c) * low);
    u32x8 o1 = (u32x8)(odd_channels(b) * high + odd_channels(d) * low);
    result |= ((e0 & 0xffff) * left + (e1 & 0xffff) * right + 8192) >> 14;
    result |= (((o0 & 0xffff) * left + (o1 & 0xffff) * right + 8192) >> 14) << 8;
    result |= (((e0 >> 16) * left + (e1 >> 16) * right + 8192) >> 14) << 16;
    result |= (((o0 >> 16) * left + (o1 >> 16) * right + 8192) >> 14) << 24;
    return result;
}
#endif

// Texels that lie near each other in two rows, for eight pixels of every row: they are read at once, mixed down, and then taken apart
// for each pixel, whose own two texels lie side by side in no register before.
#if CK_HAS_AVX512
#define CK_HAS_NEAR_TEXELS 1
#define NEAR_TEXELS 16

typedef struct {
    uint32_t first;
    __mmask16 read;        // which texels from the first on
    __m512i left, right;   // for each pixel, where its two mixed texels lie in two registers
    __m512i early, late;   // the weights across, of the even and the odd pixels
} NearTexels;

// A texel's place in two registers after the bytes of two rows are laid between each other.
INLINE __m512i mixed_place(__m512i texel) {
    const __m512i one = _mm512_set1_epi64(1);
    const __m512i whole = _mm512_slli_epi64(_mm512_srli_epi64(texel, 2), 1);
    const __m512i late = _mm512_slli_epi64(_mm512_and_si512(texel, _mm512_set1_epi64(2)), 2);
    return _mm512_or_si512(_mm512_or_si512(whole, _mm512_and_si512(texel, one)), late);
}

// Whether all texels of a block lie near each other.
INLINE int find_near_texels(NearTexels *found, const Places *places) {
    uint32_t low = places->position[0], high = low;
    for (int k = 1; k < LANES; k++) {
        const uint32_t at = places->position[k];
        low = at < low ? at : low;
        high = at > high ? at : high;
    }
    const uint32_t count = high - low + 2;
    if (count > NEAR_TEXELS) return 0;
    const __m512i across = _mm512_castsi256_si512((__m256i)places->across);
    const __m512i texel = _mm512_cvtepu32_epi64((__m256i)(load_words(places->position) - low));
    found->first = low;
    found->read = (__mmask16)((1u << count) - 1);
    found->left = mixed_place(texel);
    found->right = mixed_place(_mm512_add_epi64(texel, _mm512_set1_epi64(1)));
    found->early = _mm512_permutexvar_epi32(_mm512_setr_epi32(0, 0, 0, 0, 2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6), across);
    found->late = _mm512_permutexvar_epi32(_mm512_setr_epi32(1, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 7, 7, 7, 7), across);
    return 1;
}

INLINE __m512i mix_across(__m512i pairs, __m512i weights) {
    return _mm512_srli_epi32(_mm512_add_epi32(_mm512_madd_epi16(pairs, weights), _mm512_set1_epi32(8192)), 14);
}

// The same numbers as those of `bilinear`.
INLINE u32x8 bilinear_near(const uint32_t *above, const uint32_t *below, const NearTexels *near, u32x8 down) {
    const __m512i upper = _mm512_maskz_loadu_epi32(near->read, above + near->first);
    const __m512i lower = _mm512_maskz_loadu_epi32(near->read, below + near->first);
    const __m512i weights = _mm512_broadcastd_epi32(_mm256_castsi256_si128((__m256i)down));
    const __m512i first = _mm512_maddubs_epi16(_mm512_unpacklo_epi8(upper, lower), weights);
    const __m512i second = _mm512_maddubs_epi16(_mm512_unpackhi_epi8(upper, lower), weights);
    const __m512i left = _mm512_permutex2var_epi64(first, near->left, second);
    const __m512i right = _mm512_permutex2var_epi64(first, near->right, second);
    const __m512i even = mix_across(_mm512_unpacklo_epi16(left, right), near->early);
    const __m512i odd = mix_across(_mm512_unpackhi_epi16(left, right), near->late);
    return (u32x8)_mm512_cvtepi16_epi8(_mm512_packus_epi32(even, odd));
}
#endif

// u and v in 1/128 texel, half a texel before the texel's edge.
INLINE void locate(Places *places, const CKLevel *level, f32x8 u, f32x8 v) {
    i32x8 x = to_int(within(u, level->minU, level->maxU)), y = to_int(within(v, level->minV, level->maxV));
    store_words(places->position, (u32x8)((y >> 7) * level->stride + (x >> 7)));
    places->down = weights_down(y & 127);
    places->across = weights_across(x & 127);
}

// The same where a row has only one v.
INLINE void locate_columns(Places *places, const CKLevel *level, f32x8 u) {
    i32x8 x = to_int(within(u, level->minU, level->maxU));
    store_words(places->position, (u32x8)(x >> 7));
    places->across = weights_across(x & 127);
}

INLINE u32x8 sample(const CKLevel *level, const Places *places) {
    return bilinear(level->texels, level->texels + level->stride, places->position, places->down, places->across);
}

// Two rows of texels, the one above and the one below a row of pixels.
typedef struct {
    const uint32_t *above, *below;
    u32x8 down;
} TexelRows;

INLINE TexelRows texel_rows(const CKLevel *level, float v) {
    float low = v < level->maxV ? v : level->maxV;
    int32_t y = (int32_t)(low > level->minV ? low : level->minV);
    const uint32_t *above = level->texels + (int64_t)(y >> 7) * level->stride;
    return (TexelRows){above, above + level->stride, weights_down(splat_int(y & 127))};
}

INLINE u32x8 sample_columns(const TexelRows *rows, const Places *places) {
    return bilinear(rows->above, rows->below, places->position, rows->down, places->across);
}

INLINE u32x8 mixed(u32x8 a, u32x8 b, uint32_t part) {
    u16x16 to = (u16x16)splat_word(part | part << 16), from = 256 - to;
    u16x16 even = (even_channels(a) * from + even_channels(b) * to + 128) >> 8;
    u16x16 odd = (odd_channels(a) * from + odd_channels(b) * to + 128) >> 8;
    return join_channels(even, odd);
}

// Half the binary logarithm of the texels under a pixel, minus one, in 1/256, drawn to whole levels: see the Swift reference.
INLINE int32_t mip_detail(float area, int32_t levels, int32_t sharpness) {
    int32_t bits;
    memcpy(&bits, &area, sizeof bits);
    int32_t detail = ((int32_t)((uint32_t)bits - 0x3f800000u) >> 16) - 256;
    int32_t most = (levels - 1) << 8;
    detail = detail < 0 ? 0 : detail > most ? most : detail;
    int32_t part = (detail & 255) - 256 + (256 >> sharpness);
    return (detail & ~255) + (part > 0 ? part << sharpness : 0);
}

// A coordinate of the full picture, for one of its smaller versions.
INLINE float level_scale(int32_t index) {
    uint32_t bits = (uint32_t)(127 - index) << 23;
    float scale;
    memcpy(&scale, &bits, sizeof scale);
    return scale;
}
INLINE f32x8 level_coordinate(f32x8 u, float scale) { return (u + 63.5f) * scale - 63.5f; }
