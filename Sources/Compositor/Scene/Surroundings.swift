import CoreGraphics
import RenderTree

/// What a layer inherits from above while it is laid out on the pixels of a pass.
struct Surroundings {
    /// The space that the layer's position is given in → pass pixels. Of a placed layer: its own plane → pass pixels.
    var plane: Homography
    /// What can be seen of anything drawn here.
    var cull: PixelRect
    /// Index of the innermost clip, or −1.
    var clip: Int32 = -1
    /// Cuts at planes that cross, and at the eye, of everything drawn here.
    var cuts: Range<Int> = 0..<0
    /// Multiplied into every item: opacities that were not gathered in a group.
    var opacity: Float = 1
    /// True below an odd number of flipped geometries: bitmaps are turned back upright.
    var isFlipped = false
}

/// A layer that waits to be drawn as part of the open one.
struct QueuedLayer {
    var tree: Int32
    var index: Int32
    /// Index of the surroundings that place it, or −1: by its own geometry in the open layer's space.
    var placement: Int32 = -1
    /// Index of the colour that multiplies it, or −1.
    var tint: Int32 = -1
}

/// A layer that has been begun and whose sublayers are being drawn.
struct OpenLayer {
    enum Stage {
        /// Its mask is drawn, on its own.
        case mask
        case content
        /// A running transition: one face after the other is drawn on its own.
        case oldFace, newFace
    }
    var tree: Int32
    var index: Int32
    var id: LayerID
    var stage = Stage.content
    /// Where the layer as a whole goes.
    var outer: Surroundings
    /// Where its own parts go: the same, unless the layer becomes a picture of its own first.
    var own: Surroundings
    /// Where its sublayers go.
    var inner: Surroundings
    /// Applied once to everything the layer drew.
    var opacity: Float = 1
    var blendMode = BlendMode.normal
    /// True when the subtree must be a picture of its own whatever it holds: filters, a mask, rasterisation.
    var needsPass = false
    /// False for layers that only arrange others (transform layers).
    var drawsItself = true
    /// The layer's own items and its sublayers' start here.
    var firstItem: Int
    var queueStart: Int
    var queueNext: Int
    var tint: Int32 = -1
    /// Finished passes: the mask, or a transition's faces.
    var maskPass = -1
    /// Where the mask's passes begin, and their items: they go again when nothing is masked.
    var maskStart = (pass: -1, item: -1)
    var oldFace = TransitionFacePass()
    var newFace = TransitionFacePass()
}
