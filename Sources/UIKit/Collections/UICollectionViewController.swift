public import CoreGraphics

/// A controller of a collection view, of which it is the data source and delegate. Its view holds the collection view: what a program adds to
/// the view stays where it is while items scroll.
@preconcurrency @MainActor
open class UICollectionViewController: _ListController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The layout that the collection view is made with.
    public let collectionViewLayout: UICollectionViewLayout

    /// A controller of a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, which fills the controller's view. Another one takes its place there; the one before loses its source and
    /// delegate where they are the controller (measured by others on iOS 26.1).
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return list
        }
        set {
            let old = list
            list = newValue
            guard isViewLoaded else { return holdUnloaded() }
            guard old !== newValue else { return }
            if old?.dataSource === self { old?.dataSource = nil }
            if old?.delegate === self { old?.delegate = nil }
            old?.removeFromSuperview()
            if let newValue { install(newValue) }
        }
    }
    private var list: UICollectionView?

    /// Whether the controller, pushed onto one of the same kind, takes over its collection view, whose items go to this one's layout and back
    /// when it is popped. Set it before pushing. Source and delegate stay those of the lower controller.
    open var useLayoutToLayoutNavigationTransitions = false
    /// What the collection view showed when another page took it over.
    var layoutGivenAway: UICollectionViewLayout?
    /// Whether a long press moves items that may be moved. True by default.
    open var installsStandardGestureForInteractiveMovement = true

    open override func loadView() {
        // A storyboard's list has its own layout, source and delegate.
        if loadInterface() {
            if let view = loadedView as? UICollectionView { list = view }
            if let list, let loadedView, list !== loadedView, list.isDescendant(of: loadedView) { return prepare(list) }
        }
        hold(list ?? makeList())
    }

    private func hold(_ list: UICollectionView) {
        view = UICollectionViewControllerWrapperView(frame: list.frame)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.list = list
        install(list)
    }

    /// A `loadView()` that sets only the list has the view with it.
    private func holdUnloaded() {
        if let list, isLoadingView { hold(list) }
    }

    private var isLoadingView = false

    open override func loadViewIfNeeded() {
        guard !isLoadingView else { return super.loadViewIfNeeded() }
        isLoadingView = true
        super.loadViewIfNeeded()
        isLoadingView = false
    }

    private func makeList() -> UICollectionView {
        let list = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        list.backgroundColor = .systemBackground
        return list
    }

    private func install(_ list: UICollectionView) {
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(list, at: 0)
        prepare(list)
    }

    private func prepare(_ list: UICollectionView) {
        if list.dataSource == nil { list.dataSource = self }
        if list.delegate == nil { list.delegate = self }
        guard !(list.gestureRecognizers ?? []).contains(where: { $0 is GuardedPress && $0.name == Self.moveName })
        else {
            return
        }
        let press = GuardedPress()
        press.name = Self.moveName
        press.mayPress = { [weak self, weak press] in press.map { self?.mayMoveItem(under: $0) ?? false } ?? false }
        press.addHandler { [weak self, weak press] in if let press { self?.moveItem(press) } }
        list.addGestureRecognizer(press)
    }

    private static let moveName = "item move"
    private static let move = OverrideProbe(
        base: UICollectionViewController.self, plain: Plain.self, overriding: Following.self)

    private final class Plain: UICollectionViewController {}

    private final class Following: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }

    private func mayMoveItem(under press: UILongPressGestureRecognizer) -> Bool {
        guard installsStandardGestureForInteractiveMovement, let list, let source = list.dataSource,
            let item = list.indexPathForItem(at: press.location(in: list))
        else { return false }
        return source.collectionView(list, canMoveItemAt: item)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions else { return }
        for indexPath in list?.indexPathsForSelectedItems ?? [] {
            list?.deselectItem(at: indexPath, animated: animated)
        }
    }

    private func moveItem(_ press: UILongPressGestureRecognizer) {
        guard let list else { return }
        let point = press.location(in: list)
        switch press.state {
        case .began:
            if let item = list.indexPathForItem(at: point) { _ = list.beginInteractiveMovementForItem(at: item) }
        case .changed: list.updateInteractiveMovementTargetPosition(point)
        case .ended: list.endInteractiveMovement()
        case .cancelled, .failed: list.cancelInteractiveMovement()
        default: break
        }
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        preconditionFailure("\(type(of: self)) has items and does not override collectionView(_:cellForItemAt:)")
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "\(type(of: self)) has supplementary views of kind \(kind) and does not override "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    /// Whether the class follows moves.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        Self.move.isOverridden(by: type(of: self))
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { collectionView.allowsSeveralNow }

    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }

    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    // MARK: Context menus

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1, let item = indexPaths.first else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: item, point: point)
    }

    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }

    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    // MARK: Focus

    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }

    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }

    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
}

extension UICollectionViewController: ListControlling {
    var controlledList: UIScrollView? { collectionView }
}

/// Holds the collection view of a controller. Named as UIKit names it, because programs look for the name.
final class UICollectionViewControllerWrapperView: UIView {}
