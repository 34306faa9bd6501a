public import CoreGraphics

/// How a view looks while it is dragged.
public typealias UIDragPreviewParameters = UIPreviewParameters

/// Where a dragged view comes from or goes to.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// A dragged view, and where it comes from or goes to.
public typealias UITargetedDragPreview = UITargetedPreview

/// What is seen of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view that is shown.
    public let view: UIView
    /// Looks of the preview.
    public let parameters: UIDragPreviewParameters

    /// A preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// A preview of a view, with the usual looks.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// A preview of an address: its last part and what it leads to.
    public convenience init(for url: URL) { self.init(for: url, title: nil) }

    /// A preview of an address with a title.
    public convenience init(for url: URL, title: String?) {
        self.init(view: AddressPlate(url, title: title))
    }
}

/// A title over an address, as it is dragged.
private final class AddressPlate: UIView {
    private static let margin: CGFloat = 12, greatestWidth: CGFloat = 260

    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        let heading = UILabel(), address = UILabel()
        heading.text = title ?? (url.lastPathComponent.count > 1 ? url.lastPathComponent : url.host)
        heading.font = .preferredFont(forTextStyle: .headline)
        address.text = url.host ?? url.path
        address.font = .preferredFont(forTextStyle: .footnote)
        address.textColor = .secondaryLabel
        var place = CGPoint(x: Self.margin, y: Self.margin)
        for label in [heading, address] where label.text?.isEmpty == false {
            let size = label.sizeThatFits(CGSize(width: Self.greatestWidth, height: .greatestFiniteMagnitude))
            label.frame = CGRect(
                origin: place, size: CGSize(width: min(size.width, Self.greatestWidth), height: size.height))
            place.y = label.frame.maxY + 2
            bounds.size.width = max(bounds.width, label.frame.maxX + Self.margin)
            addSubview(label)
        }
        bounds.size.height = place.y - 2 + Self.margin
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What it can be had as.
    open private(set) var itemProvider: NSItemProvider
    /// What the program itself knows it by.
    open var localObject: Any?
    /// What is seen of it under the finger; nil: what was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// An item with what can be had of it.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag is as good as cancelled.
    case cancel = 0
    /// Nothing, though the place takes drops in general.
    case forbidden
    case copy
    case move
}

/// What would become of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What would happen on a drop.
    open private(set) var operation: UIDropOperation
    /// Whether the place counts to the point. Only kept.
    open var isPrecise = false
    /// Whether what is dragged should be seen in full. Only kept: it is.
    open var prefersFullSizePreview = false

    /// A proposal of an operation.
    public required init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// Lets a program animate beside a lift, a drop or a way back.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Animates beside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What drags and drops have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view's points.
    func location(in view: UIView) -> CGPoint
    /// Whether a drop may take the items away from where they came from.
    var allowsMoveOperation: Bool { get }
    /// Whether the drag stays inside the program. Every drag does.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item is held as one of the types, or as a kind of one.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether an item can be had as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as where it came from sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Whatever the program wants to know of the drag.
    var localContext: Any? { get set }
}

/// How the system shows that something is loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// By a bar in an alert.
    case `default` = 1
}

/// A drag, as where it may be dropped sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// How much of what was dropped is loaded.
    var progress: Progress { get }
    /// Whether the system shows how far loading is. Everything is here at once; nothing is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// The drag, which came from this program.
    var localDragSession: (any UIDragSession)? { get }
    /// Hands out the items as objects of a class, those that can be had so, on the main queue.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Whether values of Swift of a type can be had.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: aClass._ObjectiveCType)
    }

    /// Hands out the items as values of Swift, those that can be had so, on the main queue.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: aClass._ObjectiveCType) { objects in
            completion(
                objects.compactMap { object in
                    var value: T?
                    if let object = object as? T._ObjectiveCType {
                        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
                    }
                    return value
                })
        }
    }
}
