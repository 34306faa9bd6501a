// The pixel loops for every processor of the architecture.
#pragma STDC FP_CONTRACT OFF
#pragma clang diagnostic ignored "-Wpsabi"  // vectors cross no function that is not inlined
#define CK_TABLE ck_kernels_baseline
#include "loops/table.h"
