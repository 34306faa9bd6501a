import CoreGraphics

/// Gives bars the colours, images and fonts that their elements say.
@MainActor
struct BarLooks {
    let instance: InterfaceInstance

    func set(_ bar: UINavigationBar, _ node: InterfaceNode) {
        if let style: UIBarStyle = node.choice("barStyle") { bar.barStyle = style }
        if let isOn = node.flag("translucent") { bar.isTranslucent = isOn }
        if let color = instance.color(node, "barTintColor") { bar.barTintColor = color }
        if let looks = letters(node, "titleTextAttributes") { bar.titleTextAttributes = looks }
        if let looks = letters(node, "largeTitleTextAttributes") { bar.largeTitleTextAttributes = looks }
        if let image = instance.image(node, "shadowImage") { bar.shadowImage = image }
        if let image = instance.image(node, "backIndicatorImage") { bar.backIndicatorImage = image }
        if let image = instance.image(node, "backIndicatorTransitionMask") {
            bar.backIndicatorTransitionMaskImage = image
        }
        if let looks = appearance(node, "standardAppearance", UINavigationBarAppearance.self) {
            bar.standardAppearance = looks
        }
        if let looks = appearance(node, "compactAppearance", UINavigationBarAppearance.self) {
            bar.compactAppearance = looks
        }
        if let looks = appearance(node, "scrollEdgeAppearance", UINavigationBarAppearance.self) {
            bar.scrollEdgeAppearance = looks
        }
        if let looks = appearance(node, "compactScrollEdgeAppearance", UINavigationBarAppearance.self) {
            bar.compactScrollEdgeAppearance = looks
        }
    }

    func set(_ bar: UIToolbar, _ node: InterfaceNode) {
        if let style: UIBarStyle = node.choice("barStyle") { bar.barStyle = style }
        if let isOn = node.flag("translucent") { bar.isTranslucent = isOn }
        if let color = instance.color(node, "barTintColor") { bar.barTintColor = color }
        if let looks = appearance(node, "standardAppearance", UIToolbarAppearance.self) {
            bar.standardAppearance = looks
        }
        if let looks = appearance(node, "compactAppearance", UIToolbarAppearance.self) { bar.compactAppearance = looks }
        if let looks = appearance(node, "scrollEdgeAppearance", UIToolbarAppearance.self) {
            bar.scrollEdgeAppearance = looks
        }
    }

    func set(_ bar: UITabBar, _ node: InterfaceNode) {
        if let style: UIBarStyle = node.choice("barStyle") { bar.barStyle = style }
        if let isOn = node.flag("translucent") { bar.isTranslucent = isOn }
        if let way: UITabBar.ItemPositioning = node.choice("itemPositioning") { bar.itemPositioning = way }
        if let color = instance.color(node, "barTintColor") { bar.barTintColor = color }
        if let color = instance.color(node, "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        // The name of the chosen tab's colour before tint colours.
        if let color = instance.color(node, "selectedImageTintColor") { bar.tintColor = color }
        if let image = instance.image(node, "backgroundImage") { bar.backgroundImage = image }
        if let image = instance.image(node, "shadowImage") { bar.shadowImage = image }
        if let image = instance.image(node, "selectionIndicatorImage") { bar.selectionIndicatorImage = image }
        if let looks = appearance(node, "standardAppearance", UITabBarAppearance.self) {
            bar.standardAppearance = looks
        }
        if let looks = appearance(node, "scrollEdgeAppearance", UITabBarAppearance.self) {
            bar.scrollEdgeAppearance = looks
        }
    }

    private func appearance<Kind: UIBarAppearance>(_ node: InterfaceNode, _ key: String, _ kind: Kind.Type) -> Kind? {
        guard let written = node.child(key: key), written.kind.hasSuffix("Appearance") else { return nil }
        let looks = Kind()
        if let color = instance.color(written, "backgroundColor") { looks.backgroundColor = color }
        if let color = instance.color(written, "shadowColor") { looks.shadowColor = color }
        if written.child(key: "shadowColor")?.kind == "nil" { looks.shadowColor = nil }
        if let image = instance.image(written, "backgroundImage") { looks.backgroundImage = image }
        if let image = instance.image(written, "shadowImage") { looks.shadowImage = image }
        if let blur = written.child("blurEffect") {
            looks.backgroundEffect = UIBlurEffect(style: blur.choice("style") ?? .regular)
        }
        if let looks = looks as? UINavigationBarAppearance {
            if let letters = letters(written, "titleTextAttributes") { looks.titleTextAttributes = letters }
            if let letters = letters(written, "largeTitleTextAttributes") { looks.largeTitleTextAttributes = letters }
            if let offset = written.offset("titlePositionAdjustment") { looks.titlePositionAdjustment = offset }
        }
        return looks
    }

    /// Font, colour and shadow of a bar's titles.
    private func letters(_ node: InterfaceNode, _ key: String) -> [NSAttributedString.Key: Any]? {
        guard let written = node.child(key: key), written.kind == "textAttributes" else { return nil }
        var looks: [NSAttributedString.Key: Any] = [:]
        if let font = written.font("fontDescription") { looks[.font] = font }
        if let color = instance.color(written, "textColor") { looks[.foregroundColor] = color }
        if let color = instance.color(written, "textShadowColor") {
            let shadow = NSShadow(), offset = written.offset("textShadowOffset") ?? .zero
            shadow.shadowColor = color
            shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
            looks[.shadow] = shadow
        }
        return looks
    }
}
