/// An affine map taken apart: applied in the order scale, horizontal shear, rotation, translation.
public struct CGAffineTransformComponents: Equatable, Sendable {
    /// Factors along x and y; a mirroring map has a negative height.
    public var scale: CGSize
    /// x grows by this much per unit of y, after scaling.
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    /// Added last.
    public var translation: CGVector

    /// Components of a map.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }

    /// All zero, as a zeroed C struct.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }
}

extension CGAffineTransform {
    /// The map made of `components`.
    public init(_ components: CGAffineTransformComponents) {
        let (s, c) = (sin(components.rotation), cos(components.rotation))
        let (width, height, shear) = (components.scale.width, components.scale.height, components.horizontalShear)
        self.init(
            a: width * c,
            b: width * s,
            c: height * (shear * c - s),
            d: height * (shear * s + c),
            tx: components.translation.dx,
            ty: components.translation.dy)
    }

    /// Scale, shear, rotation and translation whose product is this map.
    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let width = hypot(a, b)
        guard width > 0 else {
            let height = hypot(c, d)
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), horizontalShear: 0,
                rotation: height > 0 ? atan2(-c, d) : 0, translation: translation)
        }
        let (cosine, sine) = (a / width, b / width)
        let height = d * cosine - c * sine
        let shear = height == 0 ? 0 : (c * cosine + d * sine) / height
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear,
            rotation: atan2(b, a), translation: translation)
    }
}
