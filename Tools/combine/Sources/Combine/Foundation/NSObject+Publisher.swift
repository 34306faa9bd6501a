public import Foundation
public import OpenCombine
public import QuartzCore

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The values of a property, as observers are told of them; with `.initial` first the one that it has.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        .init(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// Publishes the values of a property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        /// The values.
        public typealias Output = Value
        /// It does not fail.
        public typealias Failure = Never
        /// Whose property it is.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Which values are published.
        public let options: NSKeyValueObservingOptions

        /// The values of a property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (object, keyPath, options) = (object, keyPath, options)
            subscriber.receive(
                subscription: ObservingSubscription(subscriber) { send in
                    let token = object.observe(keyPath, options: options) { object, _ in send(object[keyPath: keyPath])
                    }
                    return { token.invalidate() }
                })
        }
    }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
}
