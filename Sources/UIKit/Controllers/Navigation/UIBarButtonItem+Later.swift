import QuartzCore

/// What bar button items got late.
struct LaterBarItemValues {
    var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
    var menuRepresentation: UIMenuElement?
    var animatesSymbols = false
    var badge: UIBarButtonItem.Badge?
    var identifier: String?
    var hidesSharedBackground = false
    var sharesBackground = true
    /// Effects that go on: they play in each view that shows the item, by name.
    var effects: [(name: String, play: @MainActor (UIImageView) -> Void)] = []
}

extension UIBarButtonItem {
    /// In which order elements stand in the item's menu. `automatic`: the first one next to the item.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { later.menuOrder }
        set { later.menuOrder = newValue }
    }

    /// What stands for the item in a menu, where its bar has no room; nil: its title and picture.
    public var menuRepresentation: UIMenuElement? {
        get { later.menuRepresentation }
        set { later.menuRepresentation = newValue }
    }

    /// Whether symbols move when the item's picture changes. False by default. Only kept: they do by ``setSymbolImage(_:contentTransition:options:)``.
    public var isSymbolAnimationEnabled: Bool {
        get { later.animatesSymbols }
        set { later.animatesSymbols = newValue }
    }

    private var symbolView: UIImageView? { (shownView as? BarItemView)?.symbolView }

    /// Plays an effect once.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated) }

    /// Plays an effect until it is taken away.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { keep(effect) { $0.addSymbolEffect(effect, options: options, animated: animated) } }

    /// Plays an effect: until it is taken away, unless options say otherwise.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) { keep(effect) { $0.addSymbolEffect(effect, options: options, animated: animated) } }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated) }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        forget(effect)
        symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
    }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        forget(effect)
        symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
    }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        later.effects = []
        symbolView?.removeAllSymbolEffects(options: options, animated: animated)
    }

    /// Shows another symbol in place of this one.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        guard let symbolView, symbolView.window != nil else {
            self.image = image
            return
        }
        let configured = shownPicture(image).withRenderingMode(
            image.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        symbolView.setSymbolImage(configured, contentTransition: contentTransition, options: options) {
            [weak self] _ in self?.image = image
        }
    }

    private func keep(_ effect: any SymbolEffect, _ play: @escaping @MainActor (UIImageView) -> Void) {
        forget(effect)
        later.effects.append((effect.configuration.kind.name, play))
        symbolView.map(play)
    }

    private func forget(_ effect: any SymbolEffect) {
        let name = effect.configuration.kind.name
        later.effects.removeAll { $0.name == name }
    }

    /// Another view shows the item.
    func playSymbolEffects(in view: UIImageView?) {
        guard let view else { return }
        for effect in later.effects { effect.play(view) }
    }
}
