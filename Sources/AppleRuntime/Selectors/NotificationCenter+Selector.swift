public import CoreGraphics
import Synchronization

extension NotificationCenter {
    /// Calls a method of `observer` for notifications of a name from an object; nil means any. The observer is not kept alive. Of a class
    /// its own methods are called.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = (observer as? AnyClass).map(ClassReceiver.of) ?? observer as AnyObject
        let registration = SelectorObservers.Registration(
            center: self, observer: observer, name: aName, object: anObject)
        let call = UncheckedBox(value: (registration, aSelector))
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            let (registration, selector) = call.value
            guard let observer = registration.observer else { return registration.end() }
            selector.perform(on: observer, with: notification)
        }
        SelectorObservers.add(registration)
    }

    /// Ends everything that a class was registered for.
    public func removeObserver(_ observer: AnyClass) { removeObserver(ClassReceiver.of(observer)) }

    /// Ends what a class was registered for under a name, from an object; nil means any.
    public func removeObserver(_ observer: AnyClass, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(ClassReceiver.of(observer), name: aName, object: anObject)
    }

    /// Ends everything that an observer was registered for.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove { $0.center === self && $0.observer === observer }
        removeObserver(observer as Any)
    }

    /// Ends what an observer was registered for under a name, from an object; nil means any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        SelectorObservers.remove { registration in
            registration.center === self && registration.observer === observer
                && (aName == nil || registration.name == aName) && (object == nil || registration.object === object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// Stands for a class that observes: classes are no objects without an Objective-C runtime.
private final class ClassReceiver: Sendable {
    private static let known = Mutex<[ObjectIdentifier: ClassReceiver]>([:])

    static func of(_ type: AnyClass) -> ClassReceiver {
        known.withLock { known in
            let receiver = known[ObjectIdentifier(type)] ?? ClassReceiver()
            known[ObjectIdentifier(type)] = receiver
            return receiver
        }
    }
}

/// Who is told of notifications by a method.
private enum SelectorObservers {
    final class Registration: @unchecked Sendable {
        weak var center: NotificationCenter?
        weak var observer: AnyObject?
        weak var object: AnyObject?
        let name: NSNotification.Name?
        var token: (any NSObjectProtocol)?

        init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: Any?) {
            self.center = center
            self.observer = observer
            self.object = object.map { $0 as AnyObject }
            self.name = name
        }

        func end() {
            if let token { center?.removeObserver(token as Any) }
            token = nil
        }
    }

    private static let registrations = Mutex<[Registration]>([])

    static func add(_ registration: Registration) {
        registrations.withLock { list in
            list.removeAll { $0.observer == nil || $0.center == nil || $0.token == nil }
            list.append(registration)
        }
    }

    static func remove(where isMeant: (Registration) -> Bool) {
        let ended = registrations.withLock { list in
            let ended = list.filter { $0.observer == nil || isMeant($0) }
            list.removeAll { registration in ended.contains { $0 === registration } }
            return ended
        }
        for registration in ended { registration.end() }
    }
}
