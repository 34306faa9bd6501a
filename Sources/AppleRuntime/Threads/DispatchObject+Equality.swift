public import Dispatch

// On Apple's systems queues, groups and semaphores are objects that are compared as such.

extension DispatchObject: @retroactive Equatable {
    /// Whether both are the same object.
    public static func == (left: DispatchObject, right: DispatchObject) -> Bool { left === right }
}

extension DispatchObject: @retroactive Hashable {
    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
