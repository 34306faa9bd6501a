import CoreGraphics

/// An object with methods that are known by their names alone, as those are that print a tree.
package protocol NamedMethods: AnyObject {
    /// What the method of a name answers; nil where there is none.
    func answer(to method: String) -> Any?
}

/// A method by name, to be called on an object later: Linux has no Objective-C runtime, so it holds the unapplied method.
///
/// `Selector("tapped:", MyView.tapped(_:))`. Two selectors are equal when their names are.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The method's Objective-C name, such as `tapped:`.
    public let name: String
    private let call: ((AnyObject, [Any?]) -> Any?)?
    private let fits: ((AnyObject) -> Bool)?
    /// Whether objects of a class have the method.
    private let fitsClass: ((AnyClass) -> Bool)?

    /// A name alone; it can be compared, not called.
    public init(_ name: String) {
        self.name = name
        call = nil
        fits = nil
        fitsClass = nil
    }

    /// A name alone, from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// The name of a protocol's method, which every object that conforms answers to; it can be compared, not called.
    public init<Target>(_ name: String, of type: Target.Type) {
        self.name = name
        call = nil
        fits = { $0 is Target }
        fitsClass = { $0 is Target.Type }
    }

    /// A method without arguments, of a class or of a protocol that classes conform to.
    @preconcurrency
    public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, target: Target.self) { target, _ in
            let call = UncheckedBox(value: target)
            return Selector.onMainActor { method(call.value)() }
        }
    }

    /// A method with one argument.
    @preconcurrency
    public init<Target, Argument, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
    ) {
        self.init(name, target: Target.self) { target, arguments in
            let argument: Argument = Selector.argument(0, of: arguments, name)
            let call = UncheckedBox(value: (target, argument))
            return Selector.onMainActor { method(call.value.0)(call.value.1) }
        }
    }

    /// A method with two arguments.
    @preconcurrency
    public init<Target, First, Second, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
        self.init(name, target: Target.self) { target, arguments in
            let first: First = Selector.argument(0, of: arguments, name)
            let second: Second = Selector.argument(1, of: arguments, name)
            let call = UncheckedBox(value: (target, first, second))
            return Selector.onMainActor { method(call.value.0)(call.value.1, call.value.2) }
        }
    }

    /// A method with three arguments.
    @preconcurrency
    public init<Target, First, Second, Third, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(name, target: Target.self) { target, arguments in
            let first: First = Selector.argument(0, of: arguments, name)
            let second: Second = Selector.argument(1, of: arguments, name)
            let third: Third = Selector.argument(2, of: arguments, name)
            let call = UncheckedBox(value: (target, first, second, third))
            return Selector.onMainActor { method(call.value.0)(call.value.1, call.value.2, call.value.3) }
        }
    }

    /// A method with four arguments.
    @preconcurrency
    public init<Target, First, Second, Third, Fourth, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
    ) {
        self.init(name, target: Target.self) { target, arguments in
            let first: First = Selector.argument(0, of: arguments, name)
            let second: Second = Selector.argument(1, of: arguments, name)
            let third: Third = Selector.argument(2, of: arguments, name)
            let fourth: Fourth = Selector.argument(3, of: arguments, name)
            let call = UncheckedBox(value: (target, first, second, third, fourth))
            return Selector.onMainActor {
                method(call.value.0)(call.value.1, call.value.2, call.value.3, call.value.4)
            }
        }
    }

    /// A class's own method without arguments. The class is who receives it.
    @_disfavoredOverload
    @preconcurrency
    public init(_ name: String, _ method: @escaping @MainActor () -> Void) {
        self.init(
            name,
            ofClass: { _ in
                let call = UncheckedBox(value: method)
                return Selector.onMainActor { call.value() }
            })
    }

    /// A class's own method with one argument. The class is who receives it. It answers nothing: what answers a function is an object's
    /// method.
    @_disfavoredOverload
    @preconcurrency
    public init<Argument>(_ name: String, _ method: @escaping @MainActor (Argument) -> Void) {
        self.init(
            name,
            ofClass: { arguments in
                let argument: Argument = Selector.argument(0, of: arguments, name)
                let call = UncheckedBox(value: (method, argument))
                return Selector.onMainActor { call.value.0(call.value.1) }
            })
    }

    private init(_ name: String, ofClass call: @escaping ([Any?]) -> Any?) {
        self.name = name
        fits = { _ in false }
        fitsClass = { _ in false }
        self.call = { _, arguments in call(arguments) }
    }

    private init<Target>(_ name: String, target: Target.Type, _ call: @escaping (Target, [Any?]) -> Any?) {
        self.name = name
        fits = { $0 is Target }
        fitsClass = { $0 is Target.Type }
        self.call = { object, arguments in
            guard let target = object as? Target else {
                preconditionFailure(
                    "Selector \"\(name)\" is a method of \(Target.self); it was sent to a \(type(of: object)).")
            }
            return call(target, arguments)
        }
    }

    /// Whether the method can be called on `target`.
    public func isImplemented(by target: AnyObject) -> Bool {
        fits?(target) ?? ((target as? any NamedMethods)?.answer(to: name) != nil)
    }

    /// Whether the method can be called on objects of a class. A protocol's method says no: conformance of a class alone is not told.
    package func isImplemented(byInstancesOf type: AnyClass) -> Bool { fitsClass?(type) ?? false }

    /// Calls the method; arguments beyond those it takes are dropped.
    @discardableResult
    public func perform(on target: AnyObject, with arguments: Any?...) -> Any? {
        guard let call else {
            if let answer = (target as? any NamedMethods)?.answer(to: name) { return answer }
            preconditionFailure(
                "Selector \"\(name)\" is a name without a method: write Selector(\"\(name)\", Type.method) on Linux.")
        }
        return call(target, arguments)
    }

    /// The value in words, for logs.
    public var description: String { name }

    /// Whether the two are equal.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Calling

    private static func onMainActor<Result>(_ body: @MainActor () -> Result) -> Any? {
        withoutActuallyEscaping(body) { body in
            let job = UncheckedBox(value: body)
            // A method of a view may be sent to another thread, as by `performSelector(inBackground:)`: Objective-C asks nobody.
            guard Thread.isMainThread else { return unsafeBitCast(body, to: (() -> Result).self)() }
            return MainActor.assumeIsolated { UncheckedBox<Any?>(value: job.value()) }.value
        }
    }

    /// What a method that takes a flag makes of a sender: with Objective-C an object is no zero, as in
    /// `UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))`.
    private static func truth(of value: Any?) -> Bool {
        guard let value else { return false }
        return (value as? NSNumber)?.boolValue ?? true
    }

    /// What a method that takes a number makes of a sender: with Objective-C a whole number is the object's address, and a fraction
    /// whatever a register holds, which here is nothing.
    private static func number<Argument>(of value: Any?) -> Argument? {
        guard let value, type(of: value) is AnyClass, !(value is NSNumber) else { return nil }
        if let whole = Argument.self as? any FixedWidthInteger.Type {
            return whole.init(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(value as AnyObject))) as? Argument
        }
        return (Argument.self as? any BinaryFloatingPoint.Type).flatMap { $0.init(0) as? Argument }
    }

    private static func argument<Argument>(_ index: Int, of arguments: [Any?], _ name: String) -> Argument {
        let value = index < arguments.count ? arguments[index] : nil
        // Objective-C hands on an object that is not there, also where Swift's signature promises one: `sendActions(for:)` has no event
        // for a handler `(UIButton, UIEvent)`, and nothing happens as long as the handler leaves it alone.
        if value == nil, Argument.self is AnyObject.Type {
            return unsafeBitCast(AnyObject?.none, to: Argument.self)
        }
        let plain = value as? Argument ?? (value as Any) as? Argument
        guard let argument = plain ?? truth(of: value) as? Argument ?? number(of: value) else {
            // Nor does it look at an object's class: a handler `(UIButton)` runs for a bar button item too. It may not touch what it got.
            if Argument.self is AnyObject.Type, let value, type(of: value) is AnyClass {
                Diagnostics.report(
                    "Selector \"\(name)\" takes a \(Argument.self) as argument \(index + 1); it was given a \(type(of: value)), and gets nothing.",
                    key: "selector \(name) \(type(of: value))")
                return unsafeBitCast(AnyObject?.none, to: Argument.self)
            }
            preconditionFailure(
                "Selector \"\(name)\" takes a \(Argument.self) as argument \(index + 1); it was given \(String(describing: value))."
            )
        }
        return argument
    }
}
