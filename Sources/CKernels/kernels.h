// The builds of the pixel loops.
#pragma once
#include "CKernels.h"

extern const CKKernels ck_kernels_baseline;
#if defined(__x86_64__)
extern const CKKernels ck_kernels_avx2;
extern const CKKernels ck_kernels_avx512;
#endif
