import CoreGraphics
import QuartzCore

/// Stands for a bar button item in a bar and follows its changes.
@MainActor
final class BarItemView: UIView {
    private let item: UIBarButtonItem
    private var content: UIView?

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        rebuild()
        item.shownView = self
        item.onChange = { [weak self] in self?.rebuild() }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A bar button item's view is made in code only.")
    }

    private func rebuild() {
        content?.removeFromSuperview()
        content = item.customView ?? makeButton()
        if let content { addSubview(content) }
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// nil for spaces.
    private func makeButton() -> PlainButton? {
        guard item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace else { return nil }
        let attributes = item.titleTextAttributes(for: .normal) ?? [:]
        let font =
            attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        let button = PlainButton(title: item.title, image: item.shownImage, font: font) { [weak item] button in
            item?.perform(from: button)
        }
        button.titleColor = attributes[.foregroundColor] as? UIColor
        button.isEnabled = item.isEnabled
        if let tint = item.tintInForce { button.tintColor = tint }
        button.accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
        return button
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let content else { return CGSize(width: item.width, height: 1) }
        let isSized = item.customView != nil && content.bounds.size != .zero
        var fitting = isSized ? content.bounds.size : content.sizeThatFits(size)
        if item.width > 0 { fitting.width = item.width }
        return fitting
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    /// The button that leads back: a chevron and the title of the page beneath.
    static func backButton(title: String, isRightToLeft: Bool, action: @escaping () -> Void) -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        let chevron = UIImage(
            systemName: isRightToLeft ? "chevron.right" : "chevron.left", withConfiguration: configuration)
        let button = PlainButton(title: title, image: chevron, isTitleBesideImage: true, font: .systemFont(ofSize: 17))
        { _ in
            action()
        }
        button.accessibilityLabel = title.isEmpty ? "Back" : title
        return button
    }
}

extension UIBarButtonItem {
    /// The program's picture, or the one of a system item.
    var shownImage: UIImage? {
        if let image { return image }
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        return systemItem?.symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    }
}
