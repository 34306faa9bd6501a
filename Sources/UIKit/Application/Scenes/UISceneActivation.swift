public import CoreGraphics

/// Which scene is for which activity, by their target content identifiers.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether it can show what has an identifier.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Whether it should rather than others.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// A scene for everything.
    public override init() { super.init() }
    /// Decoding is not supported: conditions are made in code.
    public init?(coder: NSCoder) { nil }
}

extension UIWindowScene {
    /// With what a window of a scene opens.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// What is to be done in it.
        public let userActivity: NSUserActivity
        /// How it is asked for.
        open var options: ActivationRequestOptions?
        /// From where it would grow. Windows of desktops open by themselves.
        open var preview: UITargetedPreview?

        /// A window for an activity.
        public init(userActivity: NSUserActivity) {
            self.userActivity = userActivity
            super.init()
        }
        /// A window for an activity.
        public convenience init(
            userActivity: NSUserActivity, options: ActivationRequestOptions?, preview: UITargetedPreview?
        ) {
            self.init(userActivity: userActivity)
            (self.options, self.preview) = (options, preview)
        }
    }

    /// Opens a window of a scene of its own, where programs have several; else another action takes its place.
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        /// Tells with what the window opens; nil opens none.
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

        /// An action that opens a window, or another one where there can be none.
        public init(
            title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
            alternate: UIAction? = nil, _ configurationProvider: @escaping ConfigurationProvider
        ) {
            let opens = UIApplication.shared.supportsMultipleScenes
            let shown = opens ? nil : alternate
            super.init(
                title: shown?.title ?? title, subtitle: shown?.subtitle ?? subtitle, image: shown?.image ?? image,
                identifier: identifier, discoverabilityTitle: discoverabilityTitle,
                attributes: shown?.attributes ?? (opens ? attributes : .hidden)
            ) { action in
                if let shown { return shown.performWithSender(action.sender, target: nil) }
                guard let action = action as? ActivationAction, let wanted = configurationProvider(action) else {
                    return
                }
                UIApplication.shared.requestSceneSessionActivation(
                    nil, userActivity: wanted.userActivity, options: wanted.options)
            }
        }
    }
}
