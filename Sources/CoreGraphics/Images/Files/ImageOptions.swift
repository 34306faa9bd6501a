/// What callers give in a dictionary, with values of any kind.
struct ImageOptions {
    private var values: [NSString: Any] = [:]

    init(_ values: CFDictionary? = nil) {
        for (key, value) in values ?? [:] { if let key = Self.text(key) { self.values[key as NSString] = value } }
    }

    subscript(key: CFString) -> Any? { values[key] }

    func number(_ key: CFString) -> Double? { values[key].flatMap(Self.number) }

    func whole(_ key: CFString) -> Int? { number(key).flatMap { Int(exactly: $0.rounded()) } }

    func text(_ key: CFString) -> String? { values[key].flatMap(Self.text) }

    func flag(_ key: CFString) -> Bool { (values[key] as? Bool) ?? (number(key).map { $0 != 0 } ?? false) }

    /// The values of a dictionary inside; none where there is none.
    func inner(_ key: CFString) -> ImageOptions {
        switch values[key] {
        case let inner as NSDictionary: ImageOptions(inner)
        case let inner as [NSString: Any]: ImageOptions(inner as NSDictionary)
        case let inner as [String: Any]: ImageOptions(inner as NSDictionary)
        case let inner as [AnyHashable: Any]: ImageOptions(inner as NSDictionary)
        default: ImageOptions()
        }
    }

    /// These with `others` over them, dictionaries inside likewise; what is null there goes.
    func merged(with others: ImageOptions) -> ImageOptions {
        var all = self
        for (key, value) in others.values {
            if value is NSNull {
                all.values[key] = nil
            } else if others.isDictionary(key), isDictionary(key) {
                all.values[key] = inner(key).merged(with: others.inner(key)).values as NSDictionary
            } else {
                all.values[key] = value
            }
        }
        return all
    }

    private func isDictionary(_ key: NSString) -> Bool {
        values[key] is NSDictionary || values[key] is [AnyHashable: Any] || values[key] is [String: Any]
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    /// Of a list its numbers, of a number that alone, of a text those between its points.
    static func numbers(_ value: Any) -> [Double]? {
        if let number = number(value) { return [number] }
        if let list = value as? [Any] { return list.compactMap(number) }
        if let list = value as? NSArray { return list.compactMap { number($0) } }
        return text(value).map { $0.split(separator: ".").compactMap { Double($0) } }
    }

    static func text(_ value: Any) -> String? { (value as? String) ?? (value as? NSString).map { String($0) } }
}
