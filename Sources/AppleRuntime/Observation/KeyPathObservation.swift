public import CoreGraphics
import Synchronization

/// Is told when a property changes that it observes by name. Responders are such; another class says that it is.
public protocol KeyValueObserver: AnyObject {
    /// A property that this object observes has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// An object that hands out its properties by their names.
package protocol KeyPathReadable: AnyObject {
    func value(forKeyPath keyPath: String) -> Any?
}

extension NSObject {
    /// Has an observer told by `observeValue(forKeyPath:of:change:context:)` when a property changes. Neither is kept alive.
    /// The geometry of views, what layers show and the states of recognisers are told at once, all else with the next frame.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let told = observer as? any KeyValueObserver else {
            return Diagnostics.report(
                "\(type(of: observer)) is not told of \"\(keyPath)\": it must conform to KeyValueObserver.",
                key: "observer \(type(of: observer))")
        }
        options.reportPrior()
        KeyPathObservation.start(KeyPathObservation(self, told, keyPath, options, context))
    }

    /// Ends what `addObserver` began.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        KeyPathObservation.end { [self] in
            $0.object === self && $0.observer === observer && $0.keyPath == keyPath && $0.context == context
        }
    }

    /// Ends what `addObserver` began, whatever its context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        KeyPathObservation.end { [self] in
            $0.object === self && $0.observer === observer && $0.keyPath == keyPath
        }
    }
}

/// Who watches which property of an object by its name.
final class KeyPathObservation: @unchecked Sendable {
    private(set) weak var object: NSObject?
    private(set) weak var observer: (any KeyValueObserver)?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    private let token = NSKeyValueObservation()
    private let options: NSKeyValueObservingOptions
    private var known: Any?

    init(
        _ object: NSObject, _ observer: any KeyValueObserver, _ keyPath: String,
        _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
        self.object = object
        self.observer = observer
        self.keyPath = keyPath
        self.options = options
        self.context = context
        known = Self.value(of: object, keyPath)
    }

    private static let running = Mutex<[KeyPathObservation]>([])

    static func start(_ observation: KeyPathObservation) {
        guard let object = observation.object else { return }
        observation.token.check = { [weak observation] in observation?.check() }
        var objects: [AnyObject] = [object]
        // `panGestureRecognizer.state`: the recogniser is the one that knows.
        if let dot = observation.keyPath.lastIndex(of: "."),
            let inner = value(of: object, String(observation.keyPath[..<dot])), type(of: inner) is AnyClass
        {
            objects.append(inner as AnyObject)
        }
        KeyValueObservations.add(observation.token, of: objects)
        end { $0.object == nil || $0.observer == nil }
        running.withLock { $0.append(observation) }
        if observation.options.contains(.initial) { observation.tell(object, old: nil) }
    }

    static func end(where isMeant: (KeyPathObservation) -> Bool) {
        let ended = running.withLock { list in
            let ended = list.filter(isMeant)
            list.removeAll { observation in ended.contains { $0 === observation } }
            return ended
        }
        for observation in ended { observation.token.invalidate() }
    }

    private func check() {
        guard let object else { return }
        let new = Self.value(of: object, keyPath)
        guard !isSameObject(new, known) else { return }
        let old = known
        known = new
        tell(object, old: old)
    }

    private func tell(_ object: NSObject, old: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
        if options.contains(.new) { change[.newKey] = known }
        if options.contains(.old) { change[.oldKey] = old }
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// The elements of an array have changed that a property holds.
    static func tell(
        _ object: NSObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet, old: [Any]?, new: [Any]?
    ) {
        let told = running.withLock { $0.filter { $0.object === object && $0.keyPath == key } }
        for observation in told {
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue), .indexesKey: indexes]
            if observation.options.contains(.new) { change[.newKey] = new }
            if observation.options.contains(.old) { change[.oldKey] = old }
            observation.observer?.observeValue(
                forKeyPath: key, of: object, change: change, context: observation.context)
        }
    }

    private static func value(of object: NSObject, _ keyPath: String) -> Any? {
        (object as? any KeyPathReadable).map { $0.value(forKeyPath: keyPath) }
            ?? storedValue(atPath: keyPath, of: object)
    }
}

/// `KeyValueObserver`, for programs with a type of that name.
public typealias _KeyValueObserver = KeyValueObserver
