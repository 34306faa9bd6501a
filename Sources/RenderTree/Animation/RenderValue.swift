package import CoreGraphics

/// One value an animation can hold. Of the kinds that move every frame only whole matrices allocate, and those are sampled without it.
package enum RenderValue: Equatable, Sendable {
    case number(Double)
    case flag(Bool)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// Apart from the others, which are a quarter as large.
    indirect case transform(CATransform3D)
    /// nil is "no colour": nothing is interpolated towards it.
    case color(RGBA?)
    case path(PathReference?)
    case image(ImageReference?)
    case numbers([Double])
    case colors([RGBA])
}
