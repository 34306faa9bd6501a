public import CoreGraphics

// Values of Swift in archives: as property lists within them.

extension NSKeyedArchiver {
    /// Writes a value of Swift.
    public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
        encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// Reads a value of Swift; nil where there is none, or another one.
    public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }

    /// Reads a value of Swift; nil where there is none.
    public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
        guard let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
        return try PropertyListDecoder().decode([T].self, from: data as Data).first
    }
}
