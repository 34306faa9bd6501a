// Whoever reaches Foundation through these modules passes here: so the functions of this module come before those of the same names there.
@_exported import CoreGraphics
// Of RenderTree only CATransform3D and its functions are public.
@_exported import RenderTree
