// Eight pixels side by side, as the compiler's own vectors.
#pragma once
#include <math.h>
#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))
#define LANES 8

typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef double f64x8 __attribute__((ext_vector_type(8)));
typedef int32_t i32x8 __attribute__((ext_vector_type(8)));
typedef uint32_t u32x8 __attribute__((ext_vector_type(8)));
typedef uint32_t u32x16 __attribute__((ext_vector_type(16)));
typedef uint64_t u64x8 __attribute__((ext_vector_type(8)));
typedef uint16_t u16x8 __attribute__((ext_vector_type(8)));
typedef uint16_t u16x16 __attribute__((ext_vector_type(16)));
typedef uint16_t u16x32 __attribute__((ext_vector_type(32)));
typedef uint8_t u8x32 __attribute__((ext_vector_type(32)));
typedef uint8_t u8x8 __attribute__((ext_vector_type(8)));

INLINE f32x8 splat(float v) { return (f32x8){v, v, v, v, v, v, v, v}; }
INLINE f64x8 splat_double(double v) { return (f64x8){v, v, v, v, v, v, v, v}; }
INLINE i32x8 splat_int(int32_t v) { return (i32x8){v, v, v, v, v, v, v, v}; }
INLINE u32x8 splat_word(uint32_t v) { return (u32x8){v, v, v, v, v, v, v, v}; }
INLINE i32x8 counting(int32_t first) { return splat_int(first) + (i32x8){0, 1, 2, 3, 4, 5, 6, 7}; }

INLINE f32x8 to_float(i32x8 v) { return __builtin_convertvector(v, f32x8); }
// Towards zero; the values must be within the range of the integers.
INLINE i32x8 to_int(f32x8 v) { return __builtin_convertvector(v, i32x8); }

INLINE f32x8 choose(i32x8 condition, f32x8 yes, f32x8 no) { return condition ? yes : no; }

// What is not a number gives b.
INLINE f32x8 least(f32x8 a, f32x8 b) { return a < b ? a : b; }
INLINE f32x8 most(f32x8 a, f32x8 b) { return a > b ? a : b; }
INLINE f32x8 unit(f32x8 v) { return least(most(v, splat(0)), splat(1)); }
// Limited to low…high; what is not a number becomes high.
INLINE f32x8 within(f32x8 v, float low, float high) { return most(least(v, splat(high)), splat(low)); }
INLINE f32x8 root(f32x8 v) { return __builtin_elementwise_sqrt(v); }

INLINE int is_zero(u32x8 v) { return __builtin_reduce_or(v) == 0; }

INLINE u32x8 load_words(const uint32_t *p) { u32x8 v; memcpy(&v, p, sizeof v); return v; }
INLINE void store_words(uint32_t *p, u32x8 v) { memcpy(p, &v, sizeof v); }
// Past the caches: for pixels that nobody reads again soon. The address is a multiple of the vector's size.
INLINE void stream_words(uint32_t *p, u32x8 v) { __builtin_nontemporal_store(v, (u32x8 *)p); }
// Streamed pixels reach memory before whatever this thread writes after.
INLINE void finish_streams(void) {
#if defined(__x86_64__)
    __builtin_ia32_sfence();
#endif
}
INLINE int are_equal_words(u32x8 a, u32x8 b) { return is_zero(a ^ b); }
INLINE u32x8 load_bytes(const uint8_t *p) {
    u8x8 v;
    memcpy(&v, p, sizeof v);
    return __builtin_convertvector(v, u32x8);
}
INLINE void store_bytes(uint8_t *p, i32x8 v) {
    u8x8 bytes = __builtin_convertvector(v, u8x8);
    memcpy(p, &bytes, sizeof bytes);
}

// A colour's blue and red, or green and alpha, as two 16-bit numbers in each pixel's 32 bits.
INLINE u16x16 even_channels(u32x8 v) { return (u16x16)(v & 0x00ff00ff); }
INLINE u16x16 odd_channels(u32x8 v) { return (u16x16)((v >> 8) & 0x00ff00ff); }
INLINE u32x8 join_channels(u16x16 even, u16x16 odd) { return (u32x8)even | ((u32x8)odd << 8); }
// A number of 16 bits for each pixel, for both of its halves.
INLINE u16x16 both_halves(u32x8 v) { return (u16x16)(v | (v << 16)); }

// A 255th, rounded; exact for products of two bytes and for sums of two that stay below 255 · 255.5.
INLINE u16x16 by255(u16x16 v) {
    u16x16 t = v + 128;
    return (t + (t >> 8)) >> 8;
}
