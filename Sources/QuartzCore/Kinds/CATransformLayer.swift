import RenderTree

/// A layer that draws nothing itself and keeps its sublayers in one three-dimensional space instead of flattening them.
///
/// Background, contents, border, filters, mask, clipping and shadow do not show; opacity applies to each sublayer.
open class CATransformLayer: CALayer {
    override var renderContent: LayerContent { .transform }
    override var flattensSublayers: Bool { false }
}
