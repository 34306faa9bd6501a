/// Walks the views as VoiceOver does: an element hides what is in it; containers say their elements and order; groups are read together;
/// everything else is read line by line from the leading top.
@MainActor
package struct ElementWalk {
    private let isRightToLeft: Bool
    private let screen: CGRect

    package init(_ screen: UIScreen) {
        isRightToLeft = screen.traitCollection.layoutDirection == .rightToLeft
        self.screen = screen.bounds
    }

    package func nodes(of windows: [UIWindow]) -> [ElementNode] {
        // A modal window or view hides what is behind it.
        let shown = windows.filter { !$0.isHidden && $0.alpha > 0.01 }
        return shown.flatMap { window -> [ElementNode] in
            let roots = topmostRoots(of: window)
            return ordered(roots.flatMap { nodes(in: $0, path: ViewPath.text(of: $0), clip: screen) })
        }
    }

    /// The topmost presentation that hides the rest, and what lies above it; the window where none does. A search hides nothing: its
    /// bar stays where it is in the bars. Nor does a sheet behind which everything can be touched.
    private func topmostRoots(of window: UIWindow) -> [UIView] {
        var roots: [UIView] = [window]
        var top = window.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed {
            top = next
            guard !(next is UISearchController) else { continue }
            let container = next.presentationController?.containerView
            guard let shown = container ?? next.viewIfLoaded else { continue }
            if (container as? PresentationContainerView)?.keepsFocus ?? true {
                roots = [shown]
            } else if !roots.contains(where: { shown.isDescendant(of: $0) }) {
                roots.append(shown)
            }
        }
        return roots
    }

    // MARK: Down the tree

    private func nodes(in view: UIView, path: String, clip: CGRect) -> [ElementNode] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
        if view.isAccessibilityElement { return [element(view, path: path, clip: clip)] }
        let inner =
            view.clipsToBounds
            ? clip.intersection(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)) : clip
        if let listed = listedElements(of: view) {
            return [
                .group(
                    view, path: path, children: listed.flatMap { nodes(listed: $0, in: view, path: path, clip: inner) })
            ]
        }
        if view is UITableViewCell || view is UICollectionViewListCell {
            return cell(view, path: path, clip: inner)
        }
        let children = subviewNodes(of: view, path: path, clip: inner)
        guard isGroup(view), !children.isEmpty else { return children }
        return [.group(view, path: path, children: ordered(children))]
    }

    private func subviewNodes(of view: UIView, path: String, clip: CGRect) -> [ElementNode] {
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01 }
        return (modal.map { [$0] } ?? view.subviews).flatMap {
            nodes(in: $0, path: "\(path)/\(ViewPath.step(to: $0))", clip: clip)
        }
    }

    /// What a container names itself, in its order; nil when it leaves it to its subviews.
    private func listedElements(of view: UIView) -> [NSObject]? {
        if let elements = view.accessibilityElements { return elements.compactMap { $0 as? NSObject } }
        let count = view.accessibilityElementCount()
        guard count != NSNotFound, count > 0 else { return nil }
        return (0..<count).compactMap { view.accessibilityElement(at: $0) as? NSObject }
    }

    private func nodes(listed object: NSObject, in container: UIView, path: String, clip: CGRect) -> [ElementNode] {
        if let view = object as? UIView { return nodes(in: view, path: ViewPath.text(of: view), clip: clip) }
        guard object.isAccessibilityElement else { return [] }
        return [element(object, in: container, path: "\(path)/\(type(of: object))", clip: clip)]
    }

    /// What is read together.
    private func isGroup(_ view: UIView) -> Bool {
        view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none || view is UIScrollView
            || view is UINavigationBar || view is UITabBar || view is UIToolbar || view is UISearchBar
    }

    /// A row is one element that says its texts; what fingers use in it follows.
    private func cell(_ view: UIView, path: String, clip: CGRect) -> [ElementNode] {
        let inside = ordered(subviewNodes(of: view, path: path, clip: clip)).flatMap(\.elements)
        let spoken = inside.filter { !$0.isInteractive }
        let used = inside.filter(\.isInteractive).map(ElementNode.element)
        let texts = spoken.compactMap {
            [$0.label, $0.value == $0.label ? nil : $0.value].compactMap { $0 }.joined(separator: ", ")
        }
        let label = view.accessibilityLabel ?? texts.filter { !$0.isEmpty }.joined(separator: ", ")
        guard !label.isEmpty else { return used }
        let row = element(view, path: path, clip: clip, label: label, isRow: true)
        return used.isEmpty ? [row] : [.group(view, path: path, children: [row] + used)]
    }

    // MARK: Elements

    private func element(
        _ view: UIView, path: String, clip: CGRect, label: String? = nil, isRow: Bool = false
    ) -> ElementNode {
        var traits = view.accessibilityTraits
        if isRow {
            let around = sequence(first: view, next: \.superview).dropFirst()
            let selects = around.lazy.compactMap {
                ($0 as? UITableView)?.allowsSelection ?? ($0 as? UICollectionView)?.allowsSelection
            }.first
            if selects == true { traits.insert(.button) }
            if (view as? UITableViewCell)?.isSelected == true { traits.insert(.selected) }
        }
        return make(
            view, in: view, path: path, label: label ?? view.accessibilityLabel, value: view.accessibilityValue,
            traits: traits, clip: clip)
    }

    private func element(_ object: NSObject, in container: UIView, path: String, clip: CGRect) -> ElementNode {
        make(
            object, in: container, path: path, label: object.accessibilityLabel, value: object.accessibilityValue,
            traits: object.accessibilityTraits, clip: clip)
    }

    private func make(
        _ object: NSObject, in view: UIView, path: String, label: String?, value: String?,
        traits: UIAccessibilityTraits, clip: CGRect
    ) -> ElementNode {
        var frame = object.accessibilityFrame
        if let element = object as? UIAccessibilityElement, element.accessibilityFrameInContainerSpace != .zero {
            frame = UIAccessibility.convertToScreenCoordinates(element.accessibilityFrameInContainerSpace, in: view)
        }
        let seen = frame.intersection(clip)
        let point = (object as? UIResponder)?.accessibilityActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        return .element(
            AccessibleElement(
                object: object, view: view, path: path, label: label, value: value,
                hint: (object as? UIResponder)?.accessibilityHint, identifier: object.accessibilityIdentifier,
                traits: traits, frame: frame, activationPoint: point,
                actions: (object.accessibilityCustomActions ?? []).map(\.name),
                isVisible: !seen.isNull && seen.width > 0 && seen.height > 0))
    }

    // MARK: Order

    /// Line by line from the leading top: what overlaps by half of its height stands in one line.
    private func ordered(_ nodes: [ElementNode]) -> [ElementNode] {
        let placed = nodes.map { (node: $0, frame: $0.frame) }
        let down = placed.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }.map(\.element)
        var lines: [[(node: ElementNode, frame: CGRect)]] = []
        for item in down {
            if let first = lines.last?.first, Self.sharesLine(first, item) {
                lines[lines.count - 1].append(item)
            } else {
                lines.append([item])
            }
        }
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.node)
        }
    }

    /// Whether two are read from side to side. A list that reaches below a bar is no neighbour of it.
    private static func sharesLine(
        _ a: (node: ElementNode, frame: CGRect), _ b: (node: ElementNode, frame: CGRect)
    ) -> Bool {
        let overlap = min(a.frame.maxY, b.frame.maxY) - max(a.frame.minY, b.frame.minY)
        let low = min(a.frame.height, b.frame.height), high = max(a.frame.height, b.frame.height)
        guard overlap > 0, overlap >= low / 2 else { return false }
        return !(a.node.isGroup && b.node.isGroup) || high <= 3 * low
    }
}
