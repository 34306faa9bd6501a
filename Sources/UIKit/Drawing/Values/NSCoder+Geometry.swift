public import CoreGraphics

// Geometry as text, in the form that iOS archives: "{x, y}", "{{x, y}, {width, height}}".

extension NSCoder {
    /// The object under a key.
    public func value(forKey key: String) -> Any? { decodeObject(forKey: key) }

    /// The value in braces, as in `{1, 2}`.
    public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }
    /// The value in braces, as in `{1, 2}`.
    public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }
    /// The value in braces, as in `{1, 2}`.
    public class func string(for vector: CGVector) -> String { braces([vector.dx, vector.dy]) }
    /// The value in braces, as in `{1, 2}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// The value in braces, as in `{1, 2}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        braces([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// The value in braces, as in `{1, 2}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braces([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// The value in braces, as in `{1, 2}`.
    public class func string(for offset: UIOffset) -> String { braces([offset.horizontal, offset.vertical]) }
    /// The value in braces, as in `{1, 2}`.
    public class func string(for transform: CGAffineTransform) -> String {
        let text = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number)
        return "[\(text.joined(separator: ", "))]"
    }

    /// Zero where the text says something else; likewise below.
    public class func cgPoint(for string: String) -> CGPoint {
        let n = numbers(in: string, count: 2)
        return CGPoint(x: n[0], y: n[1])
    }
    /// The value that a text in braces names; zero where it names none.
    public class func cgSize(for string: String) -> CGSize {
        let n = numbers(in: string, count: 2)
        return CGSize(width: n[0], height: n[1])
    }
    /// The value that a text in braces names; zero where it names none.
    public class func cgVector(for string: String) -> CGVector {
        let n = numbers(in: string, count: 2)
        return CGVector(dx: n[0], dy: n[1])
    }
    /// The value that a text in braces names; zero where it names none.
    public class func cgRect(for string: String) -> CGRect {
        let n = numbers(in: string, count: 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    /// The value that a text in braces names; zero where it names none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let n = numbers(in: string, count: 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    /// The value that a text in braces names; zero where it names none.
    public class func uiOffset(for string: String) -> UIOffset {
        let n = numbers(in: string, count: 2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
    /// The value that a text in braces names; zero where it names none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let n = numbers(in: string, count: 6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    private static func braces(_ values: [CGFloat]) -> String { "{\(values.map(number).joined(separator: ", "))}" }

    /// Whole numbers without a point.
    private static func number(_ value: CGFloat) -> String {
        value.rounded() == value && abs(value) < 1e15 ? String(Int(value)) : "\(Double(value))"
    }

    private static func numbers(in string: String, count: Int) -> [CGFloat] {
        let found = string.split { "{}[], ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
        return found.count == count ? found : Array(repeating: 0, count: count)
    }
}

/// The value in braces, as in `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// The value in braces, as in `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// The value in braces, as in `{1, 2}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// The value in braces, as in `{1, 2}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// The value in braces, as in `{1, 2}`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
/// The value that a text in braces names; zero where it names none.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// The value that a text in braces names; zero where it names none.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// The value that a text in braces names; zero where it names none.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
