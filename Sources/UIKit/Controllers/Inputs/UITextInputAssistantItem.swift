import CoreGraphics
import QuartzCore

/// What a responder has in the row above the keyboard of a tablet. The keyboard's own buttons are not drawn, as it is not.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the row may go when the user has hidden it. Nobody hides it here.
    open var allowsHidingShortcuts = true
    /// Groups at the leading end of the row.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { changed(oldValue) } }
    /// Groups at the trailing end of the row.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { changed(oldValue) } }
    private weak var responder: UIResponder?
    private lazy var row = AssistantRow(self)

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The item of a responder.
    static func item(of responder: UIResponder) -> UITextInputAssistantItem {
        if let known = objc_getAssociatedObject(responder, key) as? UITextInputAssistantItem { return known }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(responder, key, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }

    private func changed(_ old: [UIBarButtonItemGroup]) {
        for group in old { group.onChange = nil }
        for group in groups { group.onChange = { [weak self] in self?.row.rearrange() } }
        row.rearrange()
        responder?.reloadInputViews()
    }

    private var groups: [UIBarButtonItemGroup] { leadingBarButtonGroups + trailingBarButtonGroups }

    /// The row above the keyboard: on tablets, where there are buttons of the program's.
    func row(of responder: UIResponder) -> UIView? {
        self.responder = responder
        let idiom = FirstResponder.window(of: responder)?.traitCollection.userInterfaceIdiom
        guard !groups.isEmpty, idiom == .pad, responder is any UIKeyInput else { return nil }
        return row
    }
}

/// The row above a keyboard: groups at both ends, each as one button where there is no room for all.
@MainActor
private final class AssistantRow: UIView {
    private unowned let item: UITextInputAssistantItem
    private let bar = UIToolbar()

    init(_ item: UITextInputAssistantItem) {
        self.item = item
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let look = UIToolbarAppearance()
        look.configureWithTransparentBackground()
        bar.standardAppearance = look
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    /// Between buttons, in points.
    private static let gap: CGFloat = 16
    private let space = UIBarButtonItem.flexibleSpace()
    /// The width for which the buttons were chosen last.
    private var arrangedWidth: CGFloat?

    /// The groups are others now.
    func rearrange() {
        arrangedWidth = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = bounds
        guard arrangedWidth != bounds.width else { return }
        arrangedWidth = bounds.width
        bar.items = arranged(collapsing: false)
        if bar.neededWidth > bounds.width { bar.items = arranged(collapsing: true) }
    }

    private func arranged(collapsing: Bool) -> [UIBarButtonItem] {
        func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
            groups.flatMap { group -> [UIBarButtonItem] in
                let standIn = collapsing && !group.isHidden ? group.standIn : nil
                group.isDisplayingRepresentativeItem = standIn != nil
                let shown = standIn.map { [$0] } ?? group.shownItems
                return shown.flatMap { [$0, .fixedSpace(Self.gap)] }
            }
        }
        return items(item.leadingBarButtonGroups) + [space] + items(item.trailingBarButtonGroups)
    }
}
