/// Among a descriptor's attributes the style is an object that both `as? String` and `as? UIFont.TextStyle` find, as on Apple's systems.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
    /// The name as an object.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// The style that an object names.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
        result = UIFont.TextStyle(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
    }

    /// The style that an object names; every name is one.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString, result: inout UIFont.TextStyle?
    ) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }

    /// The style that an object names.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
        UIFont.TextStyle(rawValue: source.map { String._unconditionallyBridgeFromObjectiveC($0) } ?? "")
    }
}

extension UIFont.TextStyle {
    /// The style among a descriptor's attributes.
    init?(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        guard let name = attributes[.textStyle] as? String ?? (attributes[.textStyle] as? UIFont.TextStyle)?.rawValue
        else { return nil }
        guard SystemUsage.weight(named: name) == nil else { return nil }
        self.init(rawValue: name)
    }
}
