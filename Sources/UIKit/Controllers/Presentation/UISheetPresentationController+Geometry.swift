import CoreGraphics

/// How high a sheet is, and where it stands.
extension UISheetPresentationController {
    /// In wider containers what lies behind stays as it is, points.
    static let widestCard: CGFloat = 700
    /// Of cards that stand free, in points.
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704
    private static let pageGap: CGFloat = 20

    /// The heights of the active detents, lowest first, in points including the bottom safe area.
    var restingHeights: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let containerView else { return [] }
        guard !coversContainer else { return [(.large, containerView.bounds.height)] }
        let bottom = containerView.safeAreaInsets.bottom, most = maximumHeight
        let lift = max(0, heightUnderKeyboard - bottom)
        let context = SheetDetentContext(container: containerView, maximumDetentValue: most - bottom)
        return detents.compactMap { detent in
            guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
            return (detent.identifier, min(max(0, value + bottom) + lift, most))
        }.sorted { $0.height < $1.height }
    }

    /// How much of the container is covered by what one types with in the card, in points: the card grows by as much, so that
    /// as much of it is seen as without.
    private var heightUnderKeyboard: CGFloat {
        presentedView?.firstResponderInside == nil ? 0 : containerView?.heightUnderInputViews ?? 0
    }

    /// Where the card is.
    enum Placement { case edge, floating, covering }

    var placement: Placement { isFloating ? .floating : coversContainer ? .covering : .edge }

    /// A low container, such as a phone's that is held across, has no room for a card.
    var coversContainer: Bool {
        !prefersEdgeAttachedInCompactHeight && !isFloating
            && containerView?.traitCollection.verticalSizeClass == .compact
    }

    var maximumHeight: CGFloat {
        guard let containerView else { return 0 }
        return max(0, containerView.bounds.height - containerView.safeAreaInsets.top - Self.topGap)
    }

    var currentHeight: CGFloat {
        let heights = restingHeights
        return heights.first { $0.identifier == selectedDetentIdentifier }?.height ?? heights.first?.height
            ?? maximumHeight
    }

    /// Whether the card stands free in the middle where there is room: a form, and a page that has no other height.
    var isFloating: Bool {
        guard let containerView, containerView.bounds.width > Self.widestCard else { return false }
        guard resolvedStyle != .formSheet else { return true }
        return containerView.traitCollection.verticalSizeClass != .compact
            && detents.allSatisfy { $0.identifier == .large }
    }

    /// In the middle: a form's size, a page's, or what the content asks for.
    func floatingFrame(in container: UIView) -> CGRect {
        let room = container.bounds.inset(by: container.safeAreaInsets)
        let preferred = AskedContentSize(controller: presentedViewController).size
        let isPage = resolvedStyle == .pageSheet && prefersPageSizing
        let usual = isPage ? CGSize(width: Self.pageWidth, height: room.height - 2 * Self.pageGap) : Self.formSize
        let wanted = preferred == .zero || isPage ? usual : preferred
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        // Above what is typed with, but no higher than the safe area.
        let lowest = container.bounds.height - heightUnderKeyboard - size.height
        let y =
            heightUnderKeyboard > 0
            ? max(room.minY, min(room.midY - size.height / 2, lowest)) : room.midY - size.height / 2
        return CGRect(x: start(of: size.width, in: container), y: y, width: size.width, height: size.height)
    }

    /// Where a width begins that has its middle at the source's.
    func start(of width: CGFloat, in container: UIView) -> CGFloat {
        let most = container.bounds.width - width
        guard most > 0, let sourceView, sourceView.window != nil else { return most / 2 }
        return min(max(container.convert(sourceView.bounds, from: sourceView).midX - width / 2, 0), most)
    }
}

extension UISheetPresentationController: KeyboardFollower {
    func inputViewsDidMove() {
        guard session == nil, let containerView, containerView.window != nil else { return }
        containerView.setNeedsLayout()
        containerView.layoutIfNeeded()
    }
}
