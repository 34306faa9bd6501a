package import CoreGraphics

/// One value an animation can hold. No case allocates for the kinds that move every frame.
package enum RenderValue: Equatable, Sendable {
    case number(Double)
    case flag(Bool)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    /// nil is "no colour": nothing is interpolated towards it.
    case color(RGBA?)
    case path(PathReference?)
    case image(ImageReference?)
    case numbers([Double])
    case colors([RGBA])
}
