// It re-exports CoreGraphics and RenderTree; they are not exported here besides, for then Foundation would be reached past it.
@_exported import AppleRuntime
