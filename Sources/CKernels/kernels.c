// Chooses among the builds of the pixel loops.
#include "kernels.h"
#include <stddef.h>

const CKKernels *ck_kernels(int32_t level) {
    switch (level) {
    case 0: return &ck_kernels_baseline;
#if defined(__x86_64__)
    case 1: return __builtin_cpu_supports("x86-64-v3") ? &ck_kernels_avx2 : NULL;
    case 2: return __builtin_cpu_supports("x86-64-v4") ? &ck_kernels_avx512 : NULL;
#endif
    default: return NULL;
    }
}
