public import QuartzCore

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    var adjustments = Adjustments() { didSet { changed() } }
    var later = LaterBarItemValues()

    /// Moves the title, in points. A bar is as if it were not moved.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.title[barMetrics.rawValue] = adjustment
    }

    /// How far the title is moved.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        adjustments.title[barMetrics.rawValue] ?? .zero
    }

    /// Moves the title of the button that leads back, in points: far enough, and it is not seen.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.backTitle[barMetrics.rawValue] = adjustment
    }

    /// How far the title of the button that leads back is moved.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        adjustments.backTitle[barMetrics.rawValue] ?? .zero
    }

    /// How the item looks.
    public enum Style: Int, Sendable {
        case plain, bordered, done

        /// For what a page is there to do: as `done`, which it took the place of.
        public static var prominent: Style { .done }
    }

    /// An item with a meaning that the system knows.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

        /// The word on the button; nil for symbols and spaces.
        var title: String? {
            switch self {
            case .done: SystemWord.done.text
            case .cancel: SystemWord.cancel.text
            case .edit: SystemWord.edit.text
            case .save: SystemWord.save.text
            case .undo: SystemWord.undo.text
            case .redo: SystemWord.redo.text
            default: nil
            }
        }

        /// The sign drawn for it; nil for words and spaces.
        var symbolName: String? {
            switch self {
            case .add: "plus"
            case .close: "xmark.circle.fill"
            case .stop: "xmark"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .trash: "trash"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks, .pageCurl: "book"
            case .camera: "camera.fill"
            default: nil
            }
        }

        /// What assistive technology says for a sign.
        var spokenName: String {
            switch self {
            case .action: SystemWord.share.text
            case .fastForward: SystemWord.fastForward.text
            case .pageCurl: SystemWord.pageCurl.text
            default: SystemWord(rawValue: String(describing: self).capitalized)?.text ?? ""
            }
        }
    }

    open var style = Style.plain { didSet { changed() } }
    /// Points; 0 sizes the item by its content.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// The titles that the item may get: it is as wide as the widest from the start.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    open var customView: UIView? { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    /// The item's own tint, or the one set for all items.
    var tintInForce: UIColor? {
        tintColor ?? BarItemStandIns.items(for: self).lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
    }
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction? {
        didSet {
            if title == nil { title = primaryAction?.title }
            if image == nil { image = primaryAction?.image }
        }
    }
    /// Shown by a tap where the item has no action, else by a long press.
    open var menu: UIMenu? { didSet { changed() } }
    /// Whether the item has no place in its bar. False by default.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    /// Whether the item looks as if it were switched on. False by default.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether a tap switches ``isSelected``, before the action runs. False by default.
    open var changesSelectionAsPrimaryAction = false
    /// The group that the item is in.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// Whether a drag that rests on the item taps it.
    open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { changed() } } }
    var showsMenuAtOnce: Bool { menu != nil && primaryAction == nil && action == nil }
    private(set) var systemItem: SystemItem?

    public override init() { super.init() }

    /// An item with a word that calls a method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        adopt(style, target, action)
    }

    /// An item with a word, a picture or both that calls a method, and a menu that a long press shows.
    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        adopt(.plain, target, action)
    }

    /// An item with a picture that calls a method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        adopt(style, target, action)
    }

    /// An item with a picture, and another for bars of little height, that calls a method.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// An item with a meaning that the system knows, which calls a method.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.init()
        adopt(systemItem, target, action)
    }

    /// An item that is a view of the program's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item that performs an action or opens a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item with a meaning that the system knows, which performs an action or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        adopt(systemItem)
        self.menu = menu
    }

    /// Makes the object from a compiled interface file; nil from archives, which there are none of.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        (title, image) = (systemItem.title, nil)
    }

    func adopt(_ systemItem: SystemItem, _ target: Any?, _ action: Selector?) {
        adopt(systemItem)
        adopt(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }

    func adopt(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.flatMap(receiver)
        self.action = action
    }

    /// Room that takes what is left.
    open class func flexibleSpace() -> Self {
        let item = freshObject(of: Self.self)
        item.adopt(.flexibleSpace)
        return item
    }

    /// - Parameter width: in points.
    open class func fixedSpace(_ width: CGFloat = 0) -> Self {
        let item = freshObject(of: Self.self)
        item.adopt(.fixedSpace)
        item.width = width
        return item
    }

    /// What a touch on the button does.
    func perform(from sender: Any?) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.performAction(from: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
