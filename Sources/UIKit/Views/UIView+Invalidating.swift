/// What of a view is out of date when a property changes.
public protocol UIViewInvalidating {
    /// Says so to the view.
    @MainActor func invalidate(view: UIView)
}

extension UIView {
    /// What `@Invalidating` can name.
    public enum Invalidations {}

    /// A property of a view whose change makes something of the view out of date: `@Invalidating(.layout, .display) var gap = 8.0`.
    @propertyWrapper @MainActor
    public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
        private var value: Value
        private let invalidation: Invalidation

        /// A property whose change invalidates its view.
        public init(wrappedValue: Value, _ invalidation: Invalidation) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// A property whose change invalidates its view.
        public init<First: UIViewInvalidating, Second: UIViewInvalidating, each Rest: UIViewInvalidating>(
            wrappedValue: Value, _ first: First, _ second: Second, _ rest: repeat each Rest
        ) where Invalidation == Invalidations.Tuple<First, Second, repeat each Rest> {
            value = wrappedValue
            invalidation = Invalidations.Tuple(first, second, repeat each rest)
        }

        /// Views alone can have such properties.
        @available(*, unavailable, message: "@Invalidating is for properties of views.")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// Reads and writes the value, and invalidates the view that it belongs to when it changes.
        public static subscript<View: UIView>(
            _enclosingInstance view: View, wrapped _: ReferenceWritableKeyPath<View, Value>,
            storage storage: ReferenceWritableKeyPath<View, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                view[keyPath: storage].invalidation.invalidate(view: view)
            }
        }
    }
}

extension UIView.Invalidations {
    /// What is drawn.
    public struct Display: UIViewInvalidating, Sendable {
        /// Makes one with the defaults of its properties.
        public init() {}
        /// Has the view brought up to date in its way.
        @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Where subviews are.
    public struct Layout: UIViewInvalidating, Sendable {
        /// Makes one with the defaults of its properties.
        public init() {}
        /// Has the view brought up to date in its way.
        @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// The constraints.
    public struct Constraints: UIViewInvalidating, Sendable {
        /// Makes one with the defaults of its properties.
        public init() {}
        /// Has the view brought up to date in its way.
        @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The size that the content asks for.
    public struct IntrinsicContentSize: UIViewInvalidating, Sendable {
        /// Makes one with the defaults of its properties.
        public init() {}
        /// Has the view brought up to date in its way.
        @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// The configuration of a button, a cell, a header or a footer.
    public struct Configuration: UIViewInvalidating, Sendable {
        /// Makes one with the defaults of its properties.
        public init() {}
        /// Has the view brought up to date in its way.
        @MainActor public func invalidate(view: UIView) {
            (view as? any ConfigurationFollowing)?.setNeedsUpdateConfiguration()
        }
    }
    /// Several at once.
    public struct Tuple<each Part: UIViewInvalidating>: UIViewInvalidating {
        private let parts: (repeat each Part)

        /// A property whose change invalidates its view.
        public init(_ parts: repeat each Part) {
            self.parts = (repeat each parts)
        }

        /// Has the view brought up to date in its way.
        @MainActor public func invalidate(view: UIView) { repeat (each parts).invalidate(view: view) }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// What is drawn.
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Where subviews are.
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The constraints.
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The size that the content asks for.
    public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of a button, a cell, a header or a footer.
    public static var configuration: Self { Self() }
}
