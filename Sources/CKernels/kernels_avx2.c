// The pixel loops for x86-64-v3.
#if defined(__x86_64__)
#pragma STDC FP_CONTRACT OFF
#pragma clang diagnostic ignored "-Wpsabi"  // vectors of 512 bits cross no function that is not inlined
#include <immintrin.h>
#define CK_HAS_AVX2 1
#define CK_TABLE ck_kernels_avx2
#pragma clang attribute push(__attribute__((target("arch=x86-64-v3"))), apply_to = function)
#include "loops/table.h"
#pragma clang attribute pop
#endif
