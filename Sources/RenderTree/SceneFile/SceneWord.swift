import CoreGraphics

/// A value that stands in a scene file as one or more words.
protocol SceneWord: Equatable, SendableMetatype {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> Self
    func words(_ numbering: SceneNumbering) -> String
}

extension Double: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> Double {
        let word = try cursor.next("a number")
        guard let number = Double(word) else { throw cursor.error("'\(word.prefix(40))' is not a number") }
        return number
    }

    /// The shortest text that reads back as the same number.
    func words(_ numbering: SceneNumbering) -> String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Float: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> Float {
        Float(try Double.read(&cursor))
    }

    func words(_ numbering: SceneNumbering) -> String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension FixedWidthInteger {
    fileprivate static func readInteger(_ cursor: inout SceneCursor) throws(SceneError) -> Self {
        let word = try cursor.next("a whole number")
        guard let number = Self(word) else {
            throw cursor.error("'\(word.prefix(40))' is not a whole number from \(Self.min) to \(Self.max)")
        }
        return number
    }
}

extension Int: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> Int { try readInteger(&cursor) }
    func words(_ numbering: SceneNumbering) -> String { description }
}

extension UInt8: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> UInt8 { try readInteger(&cursor) }
    func words(_ numbering: SceneNumbering) -> String { description }
}

extension UInt32: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> UInt32 { try readInteger(&cursor) }
    func words(_ numbering: SceneNumbering) -> String { description }
}

extension UInt64: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> UInt64 { try readInteger(&cursor) }
    func words(_ numbering: SceneNumbering) -> String { description }
}

extension Bool: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> Bool {
        switch try cursor.next("true or false") {
        case "true": return true
        case "false": return false
        case let word: throw cursor.error("'\(word.prefix(40))' is neither true nor false")
        }
    }

    func words(_ numbering: SceneNumbering) -> String { description }
}

extension String: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> String { try cursor.next("a name") }
    func words(_ numbering: SceneNumbering) -> String { SceneBlock.quoted(self) }
}

extension SceneWord where Self: RawRepresentable, RawValue == String {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> Self {
        let word = try cursor.next("a choice")
        guard let value = Self(rawValue: word) else {
            throw cursor.error("'\(word.prefix(40))' is not one of the \(Self.self) values")
        }
        return value
    }

    func words(_ numbering: SceneNumbering) -> String { rawValue }
}

extension FillMode: SceneWord {}
extension ContentsGravity: SceneWord {}
extension SamplingFilter: SceneWord {}
extension BlendMode: SceneWord {}
extension LineCap: SceneWord {}
extension LineJoin: SceneWord {}
extension ValueFunction: SceneWord {}
extension GradientContent.Kind: SceneWord {}
extension EmitterContent.Shape: SceneWord {}
extension EmitterContent.Mode: SceneWord {}
extension EmitterContent.Order: SceneWord {}
extension KeyframeTrack.Calculation: SceneWord {}
extension KeyframeTrack.Rotation: SceneWord {}
extension TransitionAnimation.Kind: SceneWord {}
extension TransitionAnimation.Edge: SceneWord {}

extension Optional: SceneWord where Wrapped: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> Wrapped? {
        if cursor.upcoming == "none" {
            cursor.skip()
            return nil
        }
        return try Wrapped.read(&cursor)
    }

    func words(_ numbering: SceneNumbering) -> String { self?.words(numbering) ?? "none" }
}

/// The rest of the line.
extension Array: SceneWord where Element: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> [Element] {
        var values: [Element] = []
        while !cursor.isAtEnd { values.append(try Element.read(&cursor)) }
        return values
    }

    func words(_ numbering: SceneNumbering) -> String {
        map { $0.words(numbering) }.joined(separator: " ")
    }
}
