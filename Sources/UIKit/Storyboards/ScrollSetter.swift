import CoreGraphics

/// Gives scroll views of all kinds what their elements say of scrolling.
@MainActor
struct ScrollSetter {
    let instance: InterfaceInstance

    func set(_ view: UIScrollView, _ node: InterfaceNode) {
        if let isOn = node.flag("pagingEnabled") { view.isPagingEnabled = isOn }
        if let isOn = node.flag("scrollEnabled") { view.isScrollEnabled = isOn }
        if let isOn = node.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = isOn }
        if let isOn = node.flag("delaysContentTouches") { view.delaysContentTouches = isOn }
        if let isOn = node.flag("canCancelContentTouches") { view.canCancelContentTouches = isOn }
        setBouncing(view, node)
        setIndicators(view, node)
        if let scale = node.number("minimumZoomScale") { view.minimumZoomScale = scale }
        if let scale = node.number("maximumZoomScale") { view.maximumZoomScale = scale }
        if let size = node.size("contentSize") { view.contentSize = size }
        if let insets = node.insets("contentInset") { view.contentInset = insets }
        if let mode: UIScrollView.KeyboardDismissMode = node.choice("keyboardDismissMode") {
            view.keyboardDismissMode = mode
        }
        if let way: UIScrollView.ContentInsetAdjustmentBehavior = node.choice("contentInsetAdjustmentBehavior") {
            view.contentInsetAdjustmentBehavior = way
        }
    }

    private func setBouncing(_ view: UIScrollView, _ node: InterfaceNode) {
        if let isOn = node.flag("bounces") { view.bounces = isOn }
        if let isOn = node.flag("alwaysBounceVertical") { view.alwaysBounceVertical = isOn }
        if let isOn = node.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = isOn }
        if let isOn = node.flag("bouncesZoom") { view.bouncesZoom = isOn }
    }

    private func setIndicators(_ view: UIScrollView, _ node: InterfaceNode) {
        if let isOn = node.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = isOn }
        if let isOn = node.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = isOn }
        if let style: UIScrollView.IndicatorStyle = node.choice("indicatorStyle") { view.indicatorStyle = style }
        if let insets = node.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
        if let insets = node.insets("verticalScrollIndicatorInsets") { view.verticalScrollIndicatorInsets = insets }
        if let insets = node.insets("horizontalScrollIndicatorInsets") {
            view.horizontalScrollIndicatorInsets = insets
        }
    }
}
