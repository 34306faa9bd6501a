package import CoreGraphics

/// A shape that is a path filled with a colour, without a stroke, and no rectangle or circle. Plain bytes: whoever draws thousands of
/// them follows no references and counts none. The content that it was made of keeps the path.
package struct PlainFill {
    private let kept: Unmanaged<CGPath>
    private let box: CGRect
    package let color: RGBA
    package let isEvenOdd: Bool

    init?(_ content: LayerContent) {
        guard case .shape(let shape) = content, let path = shape.path, !path.box.isNull, !path.hasSimpleSteps,
            !shape.isStroked, let color = shape.fillColor, color.alpha > 0
        else { return nil }
        (kept, box) = (.passUnretained(path.path), path.box)
        (self.color, isEvenOdd) = (color, shape.fillRuleIsEvenOdd)
    }

    /// Encloses all points and control points.
    package var extent: CGRect { box }

    /// The path, which then lives as long as the reference.
    @inline(__always)
    package var path: PathReference { PathReference(kept.takeUnretainedValue(), box: box, hasSimpleSteps: false) }
}
