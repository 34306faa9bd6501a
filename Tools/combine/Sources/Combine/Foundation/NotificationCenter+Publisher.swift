public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// The notifications of a name, from an object if one is given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes notifications as they are posted.
    public struct Publisher: OpenCombine.Publisher {
        /// The values.
        public typealias Output = Notification
        /// It does not fail.
        public typealias Failure = Never
        /// Where they are posted.
        public let center: NotificationCenter
        /// What they are called.
        public let name: Notification.Name
        /// Who posts them; nil for anyone.
        public let object: AnyObject?

        /// The notifications of a name, from an object if one is given.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (center, name, object) = (center, name, object)
            subscriber.receive(
                subscription: ObservingSubscription(subscriber) { send in
                    let send = SentAction.Taking(run: send)
                    let token = center.addObserver(forName: name, object: object, queue: nil) { send.run($0) }
                    return { center.removeObserver(token) }
                })
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}
