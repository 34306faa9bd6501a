// The property-list form of points, sizes, vectors and rectangles: keys `X`, `Y`, `Width`, `Height`, as Apple writes them.

private func numbers(_ dictionary: CFDictionary, _ keys: String...) -> [CGFloat]? {
    let found = keys.compactMap { key -> CGFloat? in
        switch dictionary[key] {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
    return found.count == keys.count ? found : nil
}

extension CGPoint {
    /// The point as a property list.
    public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

    /// The point written by ``dictionaryRepresentation``, or nil when a key is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let n = numbers(dict, "X", "Y") else { return nil }
        self.init(x: n[0], y: n[1])
    }
}

extension CGSize {
    /// The size as a property list.
    public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

    /// The size written by ``dictionaryRepresentation``, or nil when a key is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let n = numbers(dict, "Width", "Height") else { return nil }
        self.init(width: n[0], height: n[1])
    }
}

extension CGRect {
    /// The rectangle as a property list.
    public var dictionaryRepresentation: CFDictionary {
        ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
    }

    /// The rectangle written by ``dictionaryRepresentation``, or nil when a key is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let n = numbers(dict, "X", "Y", "Width", "Height") else { return nil }
        self.init(x: n[0], y: n[1], width: n[2], height: n[3])
    }
}
