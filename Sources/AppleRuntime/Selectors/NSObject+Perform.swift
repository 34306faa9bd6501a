public import CoreGraphics
import Dispatch
import RenderTree

/// Says itself to which selectors it responds, as on Apple's systems a class does that overrides `responds(to:)`.
public protocol SelectorResponder: AnyObject {
    /// What `responds(to:)` answers; `hasMethod(_:)` is what it answers for other classes.
    func answersWhetherItResponds(to aSelector: Selector!) -> Bool
}

extension NSObject {
    /// The class's name with its module's.
    public class func description() -> String { NSStringFromClass(self) }

    /// Calls a method without arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(aSelector.perform(on: self))
    }

    /// Calls a method with one argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(aSelector.perform(on: self, with: object))
    }

    /// Calls a method with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(aSelector.perform(on: self, with: object1, object2))
    }

    /// Calls a method after `delay` seconds. The object and the argument are kept until then.
    public func perform(_ aSelector: Selector!, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.add(self, ObjectIdentifier(self), aSelector, anArgument, delay)
    }

    /// Calls a method after `delay` seconds, whatever the run loop's mode.
    public func perform(
        _ aSelector: Selector!, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedPerforms.add(self, ObjectIdentifier(self), aSelector, anArgument, delay)
    }

    /// Calls a method of the class itself without arguments.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(aSelector.perform(on: self as AnyObject))
    }

    /// Calls a method of the class itself with one argument.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(aSelector.perform(on: self as AnyObject, with: object))
    }

    /// Calls a method of the class itself with two arguments.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(aSelector.perform(on: self as AnyObject, with: object1, object2))
    }

    /// Calls a method of the class itself after `delay` seconds. The argument is kept until then.
    public class func perform(_ aSelector: Selector!, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.add(self as AnyObject, ObjectIdentifier(self), aSelector, anArgument, delay)
    }

    /// Forgets the delayed calls of an object or a class.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.cancel(aTarget) { _ in true }
    }

    /// Forgets the delayed calls of one method of an object with an equal argument.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object: Any?)
    {
        let argument = object.map { $0 as AnyObject }
        DelayedPerforms.cancel(aTarget) { request in
            guard request.selector == aSelector else { return false }
            let other = request.argument.map { $0 as AnyObject }
            if argument === other { return true }
            guard let a = argument as? NSObject, let b = other as? NSObject else { return false }
            return a.isEqual(b)
        }
    }

    /// Calls a method on the main thread: at once when asked there to wait, else with the next turn.
    public func performSelector(onMainThread aSelector: Selector!, with arg: Any?, waitUntilDone wait: Bool) {
        let call = UncheckedBox(value: { aSelector.perform(on: self, with: arg) })
        if wait, Thread.isMainThread {
            _ = call.value()
        } else {
            let done = wait ? DispatchSemaphore(value: 0) : nil
            MainTurn.perform {
                _ = call.value()
                done?.signal()
            }
            done?.wait()
        }
    }

    /// Calls a method on another thread. The object and the argument are kept until then.
    public func performSelector(inBackground aSelector: Selector!, with arg: Any?) {
        let call = UncheckedBox(value: { aSelector.perform(on: self, with: arg) })
        DispatchQueue.global().async { _ = call.value() }
    }

    /// Whether the object answers to a selector: what it says itself, or whether it has the method.
    public func responds(to aSelector: Selector?) -> Bool {
        if let answer = (self as? any SelectorResponder)?.answersWhetherItResponds(to: aSelector) { return answer }
        return aSelector.flatMap { (self as? any CommandHolder)?.hasCommand($0) } ?? hasMethod(aSelector)
    }

    /// Whether objects of this class have the selector's method. False for a selector that is only a name.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { $0.isImplemented(byInstancesOf: self) } ?? false
    }

    /// Whether this is a class or comes from it.
    public class func isSubclass(of aClass: AnyClass) -> Bool {
        sequence(first: self as AnyClass, next: class_getSuperclass).contains { $0 == aClass }
    }

    /// The class above, or nil.
    public class func superclass() -> AnyClass? { class_getSuperclass(self) }

    /// Whether the selector's method belongs to this object's class. False for a selector that is only a name.
    public func hasMethod(_ aSelector: Selector?) -> Bool {
        aSelector?.isImplemented(by: self) ?? false
    }
}

/// An object whose class inherits methods that count as its own only where it overrides them.
package protocol CommandHolder: AnyObject {
    /// Whether it overrides the selector's method, whatever class the selector was made of; nil for other methods.
    func hasCommand(_ selector: Selector) -> Bool?
}

/// The class above, or nil.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
}

/// Answers of `perform` are unretained for the caller: the last one is kept here.
private enum LastAnswer {
    nonisolated(unsafe) private static var object: AnyObject?

    static func keep(_ answer: Any?) -> Unmanaged<AnyObject>? {
        guard let answer, !(answer is Void) else { return nil }
        let object = answer as AnyObject
        self.object = object
        return .passUnretained(object)
    }
}

/// The calls that `perform(_:with:afterDelay:)` has promised. Used on the main thread.
private enum DelayedPerforms {
    final class Request {
        let target: AnyObject
        /// Of the object, or of the class, which is boxed anew each time that it is taken for an object.
        let identity: ObjectIdentifier
        let selector: Selector
        let argument: Any?
        var isCancelled = false

        init(_ target: AnyObject, _ identity: ObjectIdentifier, _ selector: Selector, _ argument: Any?) {
            self.target = target
            self.identity = identity
            self.selector = selector
            self.argument = argument
        }
    }

    nonisolated(unsafe) private static var waiting: [Request] = []

    static func add(
        _ target: AnyObject, _ identity: ObjectIdentifier, _ selector: Selector, _ argument: Any?,
        _ delay: TimeInterval
    ) {
        let request = Request(target, identity, selector, argument)
        waiting.append(request)
        let run = UncheckedBox(value: {
            waiting.removeAll { $0 === request }
            if !request.isCancelled { request.selector.perform(on: request.target, with: request.argument) }
        })
        let seconds = delay.isFinite ? max(0, delay) : 0
        if let clock = MediaClock.current {
            clock.perform(at: clock.now + seconds - MediaClock.grace) { run.value() }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { run.value() }
        }
    }

    static func cancel(_ target: Any, where isMeant: (Request) -> Bool) {
        let identity = (target as? AnyClass).map { ObjectIdentifier($0) } ?? ObjectIdentifier(target as AnyObject)
        for request in waiting where request.identity == identity && isMeant(request) { request.isCancelled = true }
        waiting.removeAll { $0.isCancelled }
    }
}
