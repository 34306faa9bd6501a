import AppleRuntime

/// Something that has traits: a view, a controller, a scene, a screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed, with the old ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A token of one `registerForTraitChanges`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An environment that tells about changes of chosen traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// What UIKit calls with the environment and its old traits.
    typealias TraitChangeHandler<Environment> =
        @MainActor (_ environment: Environment, _ previous: UITraitCollection) -> Void

    /// Where the registrations live.
    var traitRegistrations: UITraitRegistrations { get }
}

extension UITraitChangeObservable {
    /// Calls the handler after any of the traits changed here.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        traitRegistrations.add(traits) { environment, previous in
            guard let environment = environment as? Self else { return }
            handler(environment, previous)
        }
    }

    /// Calls the handler, whose first parameter names the environment's type, after any of the traits changed here. A handler of
    /// `(self: Self, previous: UITraitCollection)` in a class that is not final is taken by this one.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        traitRegistrations.add(traits) { environment, previous in
            guard let environment = environment as? Environment else { return }
            handler(environment, previous)
        }
    }

    /// Sends the action to the target, with the environment and its old traits, after any of the traits changed here.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = Objects.itself(target)
        return traitRegistrations.add(traits) { [weak target] environment, previous in
            guard let target else { return }
            action.perform(on: target, with: environment, previous)
        }
    }

    /// Sends the action to this object after any of the traits changed here.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.remove(registration)
    }
}

/// The trait registrations of one environment, in the order they were made.
@preconcurrency @MainActor
public final class UITraitRegistrations {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (AnyObject, UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    package init() {}

    func add(
        _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    package func tell(_ environment: AnyObject, changed: [UITrait], previous: UITraitCollection) {
        guard !registrations.isEmpty else { return }
        let identifiers = Set(changed.map { ObjectIdentifier($0) })
        for registration in registrations
        where registration.traits.contains(where: { identifiers.contains(ObjectIdentifier($0)) }) {
            registration.handler(environment, previous)
        }
    }
}

extension UITraitEnvironment {
    /// Does nothing: traits here are always up to date.
    public func updateTraitsIfNeeded() {}
}
