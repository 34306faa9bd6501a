import CoreGraphics

// Foundation on Linux takes a name that an archive does not have for an error, where Apple's answers nothing.

extension NSCoder {
    /// An object, or nothing where the archive has none of that name.
    package func object(ifThere key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }

    /// An object of some classes, or nothing where the archive has none of that name.
    func object<Kind: NSObject & NSCoding>(of type: Kind.Type, ifThere key: String) -> Kind? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }
}
