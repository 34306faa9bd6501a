// The loops for x86-64-v3.
#if defined(__x86_64__)
#define GRADIENT_TABLE gradient_loops_avx2
#pragma clang attribute push(__attribute__((target("arch=x86-64-v3"))), apply_to = function)
#include "gradient_loops.h"
#pragma clang attribute pop
#endif
