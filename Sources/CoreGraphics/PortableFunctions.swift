import PortableMath

// The functions that pixels depend on, with the same bits on every machine. A module's own names come before those of Foundation,
// which it re-exports: whoever in this package imports CoreGraphics calls these.

@inline(__always) package func sin(_ x: Double) -> Double { sine(x) }
@inline(__always) package func sin(_ x: CGFloat) -> CGFloat { CGFloat(sine(Double(x))) }
@inline(__always) package func sin(_ x: Float) -> Float { Float(sine(Double(x))) }
@inline(__always) package func cos(_ x: Double) -> Double { cosine(x) }
@inline(__always) package func cos(_ x: CGFloat) -> CGFloat { CGFloat(cosine(Double(x))) }
@inline(__always) package func cos(_ x: Float) -> Float { Float(cosine(Double(x))) }
@inline(__always) package func tan(_ x: Double) -> Double { tangent(x) }
@inline(__always) package func tan(_ x: CGFloat) -> CGFloat { CGFloat(tangent(Double(x))) }
@inline(__always) package func asin(_ x: Double) -> Double { arcSine(x) }
@inline(__always) package func asin(_ x: CGFloat) -> CGFloat { CGFloat(arcSine(Double(x))) }
@inline(__always) package func acos(_ x: Double) -> Double { arcCosine(x) }
@inline(__always) package func acos(_ x: CGFloat) -> CGFloat { CGFloat(arcCosine(Double(x))) }
@inline(__always) package func atan(_ x: Double) -> Double { arcTangent(x) }
@inline(__always) package func atan(_ x: CGFloat) -> CGFloat { CGFloat(arcTangent(Double(x))) }
@inline(__always) package func atan2(_ y: Double, _ x: Double) -> Double { arcTangent(y, x) }
@inline(__always) package func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
    CGFloat(arcTangent(Double(y), Double(x)))
}
@inline(__always) package func exp(_ x: Double) -> Double { exponential(x) }
@inline(__always) package func exp(_ x: CGFloat) -> CGFloat { CGFloat(exponential(Double(x))) }
@inline(__always) package func exp(_ x: Float) -> Float { Float(exponential(Double(x))) }
@inline(__always) package func exp2(_ x: Double) -> Double { exponentialOfTwo(x) }
@inline(__always) package func exp2(_ x: CGFloat) -> CGFloat { CGFloat(exponentialOfTwo(Double(x))) }
@inline(__always) package func exp2(_ x: Float) -> Float { Float(exponentialOfTwo(Double(x))) }
@inline(__always) package func log(_ x: Double) -> Double { logarithm(x) }
@inline(__always) package func log(_ x: CGFloat) -> CGFloat { CGFloat(logarithm(Double(x))) }
@inline(__always) package func log2(_ x: Double) -> Double { logarithmOfTwo(x) }
@inline(__always) package func log2(_ x: CGFloat) -> CGFloat { CGFloat(logarithmOfTwo(Double(x))) }
@inline(__always) package func log2(_ x: Float) -> Float { Float(logarithmOfTwo(Double(x))) }
@inline(__always) package func pow(_ x: Double, _ y: Double) -> Double { power(x, y) }
@inline(__always) package func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(power(Double(x), Double(y))) }
@inline(__always) package func pow(_ x: Float, _ y: Float) -> Float { Float(power(Double(x), Double(y))) }
@inline(__always) package func hypot(_ x: Double, _ y: Double) -> Double { length(x, y) }
@inline(__always) package func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(length(Double(x), Double(y))) }
@inline(__always) package func hypot(_ x: Float, _ y: Float) -> Float { Float(length(Double(x), Double(y))) }
