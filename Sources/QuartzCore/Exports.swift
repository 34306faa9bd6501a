@_exported import CoreGraphics
// Of RenderTree only CATransform3D and its functions are public.
@_exported import RenderTree
