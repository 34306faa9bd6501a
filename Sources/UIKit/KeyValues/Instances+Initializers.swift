public import CoreGraphics

// Initialisers of some classes that are called through a metatype, beside those of views and controllers; see Instances.swift.

extension UITableView {
    @_silgen_name("mutoscope_UITableView_fresh")
    convenience init(fresh frame: CGRect, _ style: Style) { self.init(frame: frame, style: style) }

    @_silgen_name("mutoscope_UITableView_fresh")
    private final class func _instantiate(_ frame: CGRect, _ style: Style) -> UITableView

    static func make(_ type: UITableView.Type, _ frame: CGRect, _ style: Style) -> UITableView {
        type._instantiate(frame, style)
    }
}

extension UICollectionView {
    @_silgen_name("mutoscope_UICollectionView_fresh")
    convenience init(fresh f: CGRect, _ l: UICollectionViewLayout) { self.init(frame: f, collectionViewLayout: l) }

    @_silgen_name("mutoscope_UICollectionView_fresh")
    fileprivate final class func _instantiate(_ f: CGRect, _ l: consuming UICollectionViewLayout) -> UICollectionView
}

extension UIButton {
    @_silgen_name("mutoscope_UIButton_fresh")
    convenience init(freshOf buttonType: ButtonType) { self.init(type: buttonType) }

    @_silgen_name("mutoscope_UIButton_fresh")
    private final class func _instantiate(_ buttonType: ButtonType) -> UIButton

    static func make(_ type: UIButton.Type, _ buttonType: ButtonType) -> UIButton { type._instantiate(buttonType) }
}

extension UIImageView {
    @_silgen_name("mutoscope_UIImageView_fresh")
    convenience init(fresh image: UIImage?) { self.init(image: image) }

    @_silgen_name("mutoscope_UIImageView_fresh")
    private final class func _instantiate(_ image: consuming UIImage?) -> UIImageView

    static func make(_ type: UIImageView.Type, _ image: UIImage?) -> UIImageView { type._instantiate(image) }
}

extension UINavigationController {
    @_silgen_name("mutoscope_UINavigationController_fresh")
    convenience init(freshWith root: UIViewController) { self.init(rootViewController: root) }

    @_silgen_name("mutoscope_UINavigationController_fresh")
    private final class func _instantiate(_ root: consuming UIViewController) -> UINavigationController

    static func make(_ type: UINavigationController.Type, _ root: UIViewController) -> UINavigationController {
        type._instantiate(root)
    }
}

extension UITableViewController {
    @_silgen_name("mutoscope_UITableViewController_fresh")
    convenience init(fresh style: UITableView.Style) { self.init(style: style) }

    @_silgen_name("mutoscope_UITableViewController_fresh")
    private final class func _instantiate(_ style: UITableView.Style) -> UITableViewController

    static func make(_ type: UITableViewController.Type, _ style: UITableView.Style) -> UITableViewController {
        type._instantiate(style)
    }
}

extension UICollectionViewController {
    @_silgen_name("mutoscope_UICollectionViewController_fresh")
    convenience init(freshWith layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout) }

    @_silgen_name("mutoscope_UICollectionViewController_fresh")
    private final class func _instantiate(_ layout: consuming UICollectionViewLayout) -> UICollectionViewController

    static func make(
        _ type: UICollectionViewController.Type, _ layout: UICollectionViewLayout
    ) -> UICollectionViewController { type._instantiate(layout) }
}

extension UIPresentationController {
    @_silgen_name("mutoscope_UIPresentationController_fresh")
    convenience init(fresh presented: UIViewController, _ presenting: UIViewController?) {
        self.init(presentedViewController: presented, presenting: presenting)
    }

    @_silgen_name("mutoscope_UIPresentationController_fresh")
    private final class func _instantiate(
        _ presented: consuming UIViewController, _ presenting: consuming UIViewController?
    ) -> UIPresentationController

    static func make(
        _ type: UIPresentationController.Type, _ presented: UIViewController, _ presenting: UIViewController?
    ) -> UIPresentationController { type._instantiate(presented, presenting) }
}

extension UIGestureRecognizer {
    @_silgen_name("mutoscope_UIGestureRecognizer_fresh")
    convenience init(fresh target: Any?, _ action: Selector?) { self.init(target: target, action: action) }

    @_silgen_name("mutoscope_UIGestureRecognizer_fresh")
    private final class func _instantiate(
        _ target: consuming Any?, _ action: consuming Selector?
    ) -> UIGestureRecognizer

    static func make(_ type: UIGestureRecognizer.Type, _ target: Any?, _ action: Selector?) -> UIGestureRecognizer {
        type._instantiate(target, action)
    }
}

/// `type.init(style:reuseIdentifier:)` for a class of cells that is known only at run time.
@preconcurrency @MainActor
public func instance<Cell: UITableViewCell>(
    of type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
    unsafeDowncast(UITableViewCell.make(type, reuseIdentifier, style), to: Cell.self)
}

/// `type.init(reuseIdentifier:)` for a class of headers and footers that is known only at run time.
@preconcurrency @MainActor
public func instance<Header: UITableViewHeaderFooterView>(of type: Header.Type, reuseIdentifier: String?) -> Header {
    unsafeDowncast(UITableViewHeaderFooterView.make(type, reuseIdentifier), to: Header.self)
}

/// `type.init(frame:style:)` for a class of tables that is known only at run time.
@preconcurrency @MainActor
public func instance<Table: UITableView>(of type: Table.Type, frame: CGRect, style: UITableView.Style) -> Table {
    unsafeDowncast(UITableView.make(type, frame, style), to: Table.self)
}

/// `type.init(frame:collectionViewLayout:)` for a class of collections that is known only at run time.
@preconcurrency @MainActor
public func instance<Collection: UICollectionView>(
    of type: Collection.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
) -> Collection {
    unsafeDowncast((type as UICollectionView.Type)._instantiate(frame, layout), to: Collection.self)
}

/// `type.init(type:)` for a class of buttons that is known only at run time.
@preconcurrency @MainActor
public func instance<Button: UIButton>(of type: Button.Type, type buttonType: UIButton.ButtonType) -> Button {
    unsafeDowncast(UIButton.make(type, buttonType), to: Button.self)
}

/// `type.init(image:)` for a class of image views that is known only at run time.
@preconcurrency @MainActor
public func instance<View: UIImageView>(of type: View.Type, image: UIImage?) -> View {
    unsafeDowncast(UIImageView.make(type, image), to: View.self)
}

/// `type.init(rootViewController:)` for a class of navigation controllers that is known only at run time.
@preconcurrency @MainActor
public func instance<Controller: UINavigationController>(
    of type: Controller.Type, rootViewController: UIViewController
) -> Controller {
    unsafeDowncast(UINavigationController.make(type, rootViewController), to: Controller.self)
}

/// `type.init(style:)` for a class of table controllers that is known only at run time.
@preconcurrency @MainActor
public func instance<Controller: UITableViewController>(
    of type: Controller.Type, style: UITableView.Style
) -> Controller {
    unsafeDowncast(UITableViewController.make(type, style), to: Controller.self)
}

/// `type.init(collectionViewLayout:)` for a class of collection controllers that is known only at run time.
@preconcurrency @MainActor
public func instance<Controller: UICollectionViewController>(
    of type: Controller.Type, collectionViewLayout layout: UICollectionViewLayout
) -> Controller {
    unsafeDowncast(UICollectionViewController.make(type, layout), to: Controller.self)
}

/// `type.init(presentedViewController:presenting:)` for a class of presentation controllers that is known only at run time.
@preconcurrency @MainActor
public func instance<Controller: UIPresentationController>(
    of type: Controller.Type, presentedViewController: UIViewController, presenting: UIViewController?
) -> Controller {
    unsafeDowncast(UIPresentationController.make(type, presentedViewController, presenting), to: Controller.self)
}

/// `type.init(target:action:)` for a class of recognisers that is known only at run time.
@preconcurrency @MainActor
public func instance<Recognizer: UIGestureRecognizer>(
    of type: Recognizer.Type, target: Any?, action: Selector?
) -> Recognizer {
    unsafeDowncast(UIGestureRecognizer.make(type, target, action), to: Recognizer.self)
}
