import CoreGraphics

/// How one property of a view goes into an archive and comes out of it.
@MainActor
struct ArchiveKey {
    let write: (UIView, NSCoder) -> Void
    let read: (UIView, NSCoder) -> Void

    /// - Parameters:
    ///   - read: called only where the archive has something under the name.
    init<View: UIView>(
        _ name: String, write: @escaping (View, NSCoder, String) -> Void,
        read: @escaping (View, NSCoder, String) -> Void
    ) {
        self.write = { view, coder in if let view = view as? View { write(view, coder, name) } }
        self.read = { view, coder in
            if let view = view as? View, coder.containsValue(forKey: name) { read(view, coder, name) }
        }
    }

    static func flag<View: UIView>(_ name: String, _ path: ReferenceWritableKeyPath<View, Bool>) -> ArchiveKey {
        ArchiveKey(name) { (view: View, coder, name) in
            coder.encode(view[keyPath: path], forKey: name)
        } read: { view, coder, name in
            view[keyPath: path] = coder.decodeBool(forKey: name)
        }
    }

    static func integer<View: UIView>(_ name: String, _ path: ReferenceWritableKeyPath<View, Int>) -> ArchiveKey {
        ArchiveKey(name) { (view: View, coder, name) in
            coder.encode(view[keyPath: path], forKey: name)
        } read: { view, coder, name in
            view[keyPath: path] = coder.decodeInteger(forKey: name)
        }
    }

    /// A number with a fraction, of whatever precision.
    static func number<View: UIView, Value: BinaryFloatingPoint>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, Value>
    ) -> ArchiveKey {
        ArchiveKey(name) { (view: View, coder, name) in
            coder.encode(Double(view[keyPath: path]), forKey: name)
        } read: { view, coder, name in
            view[keyPath: path] = Value(coder.decodeDouble(forKey: name))
        }
    }

    /// A choice by its number.
    /// - Parameter setting: the property that is set, where another one than `path` is.
    static func choice<View: UIView, Value: RawRepresentable>(
        _ name: String, _ path: KeyPath<View, Value>, _ setting: ReferenceWritableKeyPath<View, Value>
    ) -> ArchiveKey where Value.RawValue == Int {
        ArchiveKey(name) { (view: View, coder, name) in
            coder.encode(view[keyPath: path].rawValue, forKey: name)
        } read: { view, coder, name in
            if let value = Value(rawValue: coder.decodeInteger(forKey: name)) { view[keyPath: setting] = value }
        }
    }

    static func choice<View: UIView, Value: RawRepresentable>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, Value>
    ) -> ArchiveKey where Value.RawValue == Int { choice(name, path, path) }

    /// Several choices, as the bits of a number.
    static func options<View: UIView, Value: OptionSet>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, Value>
    ) -> ArchiveKey where Value.RawValue == UInt {
        ArchiveKey(name) { (view: View, coder, name) in
            coder.encode(Int(bitPattern: view[keyPath: path].rawValue), forKey: name)
        } read: { view, coder, name in
            view[keyPath: path] = Value(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: name)))
        }
    }

    static func string<View: UIView>(_ name: String, _ path: ReferenceWritableKeyPath<View, String?>) -> ArchiveKey {
        ArchiveKey(name) { (view: View, coder, name) in
            if let text = view[keyPath: path] { coder.encode(text as NSString, forKey: name) }
        } read: { view, coder, name in
            view[keyPath: path] = coder.decodeObject(forKey: name) as? String
        }
    }

    /// An object that goes into archives itself: a colour, a font, an image, a view.
    static func object<View: UIView, Value: NSObject & NSCoding>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, Value?>
    ) -> ArchiveKey {
        ArchiveKey(name) { (view: View, coder, name) in
            if let value = view[keyPath: path] { coder.encode(value, forKey: name) }
        } read: { view, coder, name in
            view[keyPath: path] = coder.decodeObject(forKey: name) as? Value
        }
    }

    /// A text with looks, without those that no archive can hold.
    static func text<View: UIView>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, NSAttributedString?>,
        where isStyled: @escaping (View) -> Bool = { _ in true }
    ) -> ArchiveKey {
        ArchiveKey(name) { (view: View, coder, name) in
            if isStyled(view), let text = view[keyPath: path] { coder.encode(text.archived, forKey: name) }
        } read: { view, coder, name in
            let archived = coder.decodeObject(forKey: name) as? [String: Any]
            if let text = archived.flatMap({ NSAttributedString(archived: $0) }) { view[keyPath: path] = text }
        }
    }

    /// A struct of several numbers.
    static func numbers<View: UIView, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, Value>, _ split: @escaping (Value) -> [CGFloat],
        _ join: @escaping ([CGFloat]) -> Value
    ) -> ArchiveKey {
        let count = split(join(Array(repeating: 0, count: 16))).count
        return ArchiveKey(name) { (view: View, coder, name) in
            coder.encode(split(view[keyPath: path]).map { NSNumber(value: Double($0)) } as NSArray, forKey: name)
        } read: { view, coder, name in
            let numbers = (coder.decodeObject(forKey: name) as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
            if numbers.count == count { view[keyPath: path] = join(numbers) }
        }
    }

    static func insets<View: UIView>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, UIEdgeInsets>
    ) -> ArchiveKey {
        numbers(name, path, { [$0.top, $0.left, $0.bottom, $0.right] }) {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        }
    }

    static func point<View: UIView>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, CGPoint>
    ) -> ArchiveKey { numbers(name, path, { [$0.x, $0.y] }) { CGPoint(x: $0[0], y: $0[1]) } }

    static func size<View: UIView>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, CGSize>
    ) -> ArchiveKey { numbers(name, path, { [$0.width, $0.height] }) { CGSize(width: $0[0], height: $0[1]) } }
}

// Foundation on Linux reads no text of which a part has no looks.
extension NSAttributedString {
    /// The text, the lengths of its parts in UTF-16 units and those of their looks that go into archives; the others are said.
    var archived: NSDictionary {
        var lengths: [NSNumber] = [], parts: [NSDictionary] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { looks, range, _ in
            let kept = looks.filter { ($0.value as AnyObject) is any NSCoding }
            for key in looks.keys where kept[key] == nil {
                Diagnostics.report("The attribute \(key.rawValue) of a text is no NSCoding: it is not archived.")
            }
            lengths.append(NSNumber(value: range.length))
            parts.append(Dictionary(uniqueKeysWithValues: kept.map { ($0.key.rawValue, $0.value) }) as NSDictionary)
        }
        return ["text": string as NSString, "lengths": lengths as NSArray, "looks": parts as NSArray]
    }

    convenience init?(archived: [String: Any]) {
        guard let string = archived["text"] as? String, let lengths = archived["lengths"] as? [NSNumber],
            let parts = archived["looks"] as? [[String: Any]], lengths.count == parts.count
        else { return nil }
        let text = NSMutableAttributedString(string: string)
        var start = 0
        for (length, looks) in zip(lengths.map(\.intValue), parts) where start + length <= text.length {
            let named = looks.map { (NSAttributedString.Key($0.key), $0.value) }
            text.setAttributes(
                Dictionary(uniqueKeysWithValues: named), range: NSRange(location: start, length: length))
            start += length
        }
        self.init(attributedString: text)
    }
}
