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

// Geometry under a key of an archive, as the text above; zero where the archive holds none.
extension NSCoder {
    /// Writes a vector as text.
    public func encode(_ vector: CGVector, forKey key: String) { encodeText(Self.string(for: vector), key) }
    /// Writes a transform as text.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encodeText(Self.string(for: transform), key)
    }
    /// Writes insets, in points, as text.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encodeText(Self.string(for: insets), key) }
    /// Writes insets, in points, as text.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encodeText(Self.string(for: insets), key)
    }
    /// Writes an offset, in points, as text.
    public func encode(_ offset: UIOffset, forKey key: String) { encodeText(Self.string(for: offset), key) }

    /// The point under a key.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    /// The size under a key.
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    /// The rectangle under a key.
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    /// The vector under a key.
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: decodeText(key)) }
    /// The transform under a key.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        Self.cgAffineTransform(for: decodeText(key))
    }
    /// The insets under a key, in points.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: decodeText(key)) }
    /// The insets under a key, in points.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        let insets = Self.uiEdgeInsets(for: decodeText(key))
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    /// The offset under a key, in points.
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: decodeText(key)) }

    private func encodeText(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

    private func decodeText(_ key: String) -> String {
        decodeObject(of: NSString.self, forKey: key) as String? ?? ""
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
