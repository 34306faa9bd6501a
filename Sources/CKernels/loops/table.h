// One source for every instruction set: included by each build, under its own compiler target.
// All arithmetic is on integers or on uncontracted floats, so that every build gives the same bits.
#include "../kernels.h"
#include "vectors.h"
#include "coverage.h"
#include "spans.h"
#include "sampling.h"
#include "map.h"
#include "strip.h"
#include "fetch.h"
#include "blend_modes.h"
#include "blend.h"
#include "rows.h"
#include "sampled.h"
#include "quads.h"
#include "pieces.h"
#include "paths.h"
#include "solid_paths.h"
#include "strips_ahead.h"
#include "tile.h"
#include "blur.h"
#include "halve.h"
#include "shrink.h"
#include "resample.h"
#include "cover.h"
#include "edges.h"
#include "runs.h"

const CKKernels CK_TABLE = {
    .paintTile = paint_tile,
    .blurRows = blur_rows,
    .blurColumns = blur_columns,
    .halveRows = halve_rows,
    .shrinkRows = shrink_rows,
    .enlargeRows = enlarge_rows,
    .narrowRow = narrow_row,
    .mixRows = mix_rows,
    .addEdges = add_edges,
    .findRuns = find_runs,
};
