// The pixel loops for x86-64-v4.
#if defined(__x86_64__)
#pragma STDC FP_CONTRACT OFF
#include <immintrin.h>
#define CK_HAS_AVX2 1
#define CK_HAS_AVX512 1
#define CK_TABLE ck_kernels_avx512
#pragma clang attribute push(__attribute__((target("arch=x86-64-v4"))), apply_to = function)
#include "loops/table.h"
#pragma clang attribute pop
#endif
