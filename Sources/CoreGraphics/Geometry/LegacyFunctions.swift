// The C spellings. Each forwards to the member that Swift code uses today.

/// The null rectangle.
public let CGRectNull = CGRect.null
/// The rectangle without limits.
public let CGRectInfinite = CGRect.infinite
/// The zero rectangle.
public let CGRectZero = CGRect.zero
/// The origin.
public let CGPointZero = CGPoint.zero
/// The zero size.
public let CGSizeZero = CGSize.zero
/// The identity map.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// `CGPoint(x:y:)`.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// `CGSize(width:height:)`.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}
/// `CGVector(dx:dy:)`.
@inlinable public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// `CGRect(x:y:width:height:)`.
@inlinable
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// `rect.minX`.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// `rect.midX`.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// `rect.maxX`.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// `rect.minY`.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// `rect.midY`.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// `rect.maxY`.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// `rect.width`.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// `rect.height`.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// `rect.insetBy(dx:dy:)`.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// `rect.offsetBy(dx:dy:)`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// `a.union(b)`.
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
/// `a.intersection(b)`.
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.overlap(with: b) }
/// `a.intersects(b)`.
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }
/// `rect.contains(point)`.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// `a.contains(b)`.
public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.contains(b) }
/// `a == b`.
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }
/// `a == b`.
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
/// `a == b`.
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
/// `a == b`, under the name that Swift gave what it wraps.
public func __CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
/// `a == b`, under the name that Swift gave what it wraps.
public func __CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
/// `rect.isEmpty`.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// `rect.isNull`.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// `rect.isInfinite`.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// `rect.integral`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// `rect.standardized`.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// `rect.applying(t)`.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
/// `point.applying(t)`.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
/// `size.applying(t)`.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }

/// `CGAffineTransform(a:b:c:d:tx:ty:)`.
public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}
/// `CGAffineTransform(translationX:y:)`.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
}
/// `CGAffineTransform(scaleX:y:)`.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y)
}
/// `CGAffineTransform(rotationAngle:)`.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}
/// `t.translatedBy(x:y:)`.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    t.translatedBy(x: x, y: y)
}
/// `t.scaledBy(x:y:)`.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    t.scaledBy(x: x, y: y)
}
/// `t.rotated(by:)`.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
}
/// `t.inverted()`.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
/// `a.concatenating(b)`.
public func CGAffineTransformConcat(_ a: CGAffineTransform, _ b: CGAffineTransform) -> CGAffineTransform {
    a.concatenating(b)
}
/// `t.isIdentity`.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
/// `a == b`.
public func CGAffineTransformEqualToTransform(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool { a == b }

extension CGPoint {
    /// Whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both rectangles are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
