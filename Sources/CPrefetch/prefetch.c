// A target of C needs a file that is compiled; everything stands in the header.
#include "CPrefetch.h"
