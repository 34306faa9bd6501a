/// The storyboards and nibs of a module as `port` compiles them: it writes a subclass called `PortedInterfaces` into the module.
@preconcurrency @MainActor
open class CompiledInterfaces {
    /// Makes one with the defaults of its properties.
    public required init() {}

    /// The elements of each storyboard, by its name.
    open var storyboards: [String: String] { [:] }
    /// The elements of each nib, by its name.
    open var nibs: [String: String] { [:] }
    /// What the program's `Info.plist` says.
    open var info: [String: Any] { [:] }
    /// By language, storyboard or nib, and key: the texts that stand in place of the files' own.
    open var translations: [String: [String: [String: String]]] { [:] }
    /// The language of the files' own texts.
    open var developmentLanguage: String { "en" }
    /// The class of the sources that a file names.
    open func type(named name: String) -> AnyClass? { nil }
    /// A segue of a class of the sources.
    open func segue(
        _ name: String, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue? { nil }

    /// Sets a property that an extension of the sources gives to a class of the frameworks; false where there is none.
    open func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool { false }

    private var files: [String: InterfaceFile] = [:]
    private static var libraries: [String: CompiledInterfaces?] = [:]

    /// Those of a module, if `port` made some.
    static func of(module: String) -> CompiledInterfaces? {
        if let known = libraries[module] { return known }
        let type = NSClassFromString("\(module).PortedInterfaces") as? CompiledInterfaces.Type
        let library = type?.init()
        libraries[module] = library
        return library
    }

    /// Those of the module that a source file belongs to, else of the program's delegate.
    static func of(fileID: String) -> CompiledInterfaces? {
        of(module: String(fileID.prefix { $0 != "/" })) ?? UIApplication.shared.delegate.flatMap { of($0) }
    }

    /// Those of the module that declares an object's class.
    static func of(_ object: AnyObject) -> CompiledInterfaces? {
        of(module: ProgramClass.module(of: Swift.type(of: object)))
    }

    func storyboard(_ name: String) -> InterfaceFile? { file(name, "storyboard", storyboards[name]) }
    func nib(_ name: String) -> InterfaceFile? { file(name, "xib", nibs[name]) }

    private func file(_ name: String, _ ending: String, _ text: String?) -> InterfaceFile? {
        if let known = files["\(name).\(ending)"] { return known }
        guard let text else { return nil }
        let file = InterfaceFile(name: "\(name).\(ending)", text: text, library: self)
        file.translate(texts(of: name))
        files["\(name).\(ending)"] = file
        return file
    }
}

/// An object whose properties a storyboard or nib sets by name: what `port` writes for outlets, actions and inspectable values.
@preconcurrency @MainActor
public protocol InterfaceObject: AnyObject {
    /// Sets the property of that name; false where there is none.
    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool
    /// The action of that name as Objective-C spells it; nil where there is none.
    func interfaceAction(_ name: String) -> Selector?
}

/// Values as storyboards write them, as the type of a property.
public enum InterfaceValue {
    /// Sets a property that may hold nothing. A value of another type leaves it as it is, with a diagnostic.
    @inlinable
    public static func assign<Value>(_ value: Any?, to property: inout Value?) {
        if value == nil {
            property = nil
        } else if let converted = convert(value, to: Value.self) {
            property = converted
        } else {
            refuse(value, Value.self)
        }
    }

    /// Sets a property. A value of another type leaves it as it is, with a diagnostic.
    @inlinable @_disfavoredOverload
    public static func assign<Value>(_ value: Any?, to property: inout Value) {
        if let converted = convert(value, to: Value.self) { property = converted } else { refuse(value, Value.self) }
    }

    /// Sets a property that may hold nothing, without asking for what it holds. A value of another type leaves it as it is, with a diagnostic.
    @inlinable
    public static func assign<Value>(_ value: Any?, by set: (Value?) -> Void) {
        if value == nil {
            set(nil)
        } else if let converted = convert(value, to: Value.self) {
            set(converted)
        } else {
            refuse(value, Value.self)
        }
    }

    /// Sets a property, without asking for what it holds. A value of another type leaves it as it is, with a diagnostic.
    @inlinable @_disfavoredOverload
    public static func assign<Value>(_ value: Any?, by set: (Value) -> Void) {
        if let converted = convert(value, to: Value.self) { set(converted) } else { refuse(value, Value.self) }
    }

    @usableFromInline
    static func refuse<Value>(_ value: Any?, _ type: Value.Type) {
        let given = value.map { "\(Swift.type(of: $0))" } ?? "nothing"
        Diagnostics.report(
            "An interface file gives \(given) to a property of type \(type).", key: "\(given) to \(type)")
    }

    /// Numbers and flags in whatever type the property has; else the value itself.
    @inlinable
    public static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let same = value as? Value { return same }
        if let rect = value as? CGRect, type is UIEdgeInsets.Type {
            // Key-value coding lays the four numbers of one over those of the other.
            return UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height) as? Value
        }
        guard let number = number(value) else { return nil }
        switch type {
        case is Bool.Type: return (number != 0) as? Value
        case let type as any BinaryFloatingPoint.Type: return float(number, type) as? Value
        case let type as any FixedWidthInteger.Type: return integer(number, type) as? Value
        default: return nil
        }
    }

    /// A number, a flag, or the number that a text begins with, as key-value coding takes it.
    @usableFromInline
    static func number(_ value: Any?) -> Double? {
        if let number = value as? Double { return number }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        return (value as? String).map { NSString(string: $0).doubleValue }
    }

    @usableFromInline
    static func float<Number: BinaryFloatingPoint>(_ number: Double, _ type: Number.Type) -> Number {
        Number(number)
    }

    @usableFromInline
    static func integer<Number: FixedWidthInteger>(_ number: Double, _ type: Number.Type) -> Number? {
        Number(exactly: number.rounded(.towardZero))
    }
}
