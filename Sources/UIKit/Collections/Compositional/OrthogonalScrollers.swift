import CoreGraphics

/// The sections of a collection view that scroll across: their scrollers while they have cells, and how far each of them is.
///
/// Nothing else knows how far a section is: layouts ask here, so that cells and scroller cannot disagree.
@MainActor
final class OrthogonalScrollers {
    private unowned let view: UICollectionView
    private var scrollers: [Int: OrthogonalScroller] = [:]
    /// How far the sections without a scroller are, in points.
    private var resting: [Int: CGFloat] = [:]
    /// Scrollers of sections that are gone, until their cells have left.
    private var leaving: [OrthogonalScroller] = []

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// How far a section is from showing its first group, in points.
    func distance(of section: Int) -> CGFloat {
        scrollers[section]?.distance ?? resting[section] ?? view.layoutInUse.orthogonalRegion(section)?.least ?? 0
    }

    /// The section that scrolls across at an index; nil for others.
    func region(_ section: Int) -> OrthogonalRegion? {
        guard var region = view.layoutInUse.orthogonalRegion(section) else { return nil }
        if view.places.isFlipped {
            region.frame.origin.x = view.contentSize.width - region.frame.maxX
            region.isMirrored = region.isHorizontal
        }
        return region
    }

    /// The scroller that an element is in; made when first needed.
    func scroller(for attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
        guard attributes.representedElementCategory == .cell, let region = region(attributes.indexPath.section) else {
            return nil
        }
        let section = region.section
        if let scroller = scrollers[section] {
            scroller.update(region)
            return scroller
        }
        let scroller = OrthogonalScroller(region, owner: view, distance: distance(of: section))
        scrollers[section] = scroller
        resting[section] = nil
        let below = view.subviews.lastIndex { $0 is UICollectionReusableView && $0.layer.zPosition <= 0 }
        view.insertSubview(scroller, at: below.map { $0 + 1 } ?? (view.backgroundView == nil ? 0 : 1))
        return scroller
    }

    /// Scrolls a section; one that is not in sight is there at once.
    ///
    /// - Parameter shift: In points to the right or down.
    func scroll(_ region: OrthogonalRegion, by shift: CGFloat, animated: Bool) {
        let target = distance(of: region.section) + (region.isMirrored ? -shift : shift)
        if let scroller = scrollers[region.section] { return scroller.scroll(to: target, animated: animated) }
        resting[region.section] = region.clamped(target)
        view.sectionDidScrollAcross()
    }

    // MARK: Changes

    /// Sections have been solved again: each stays as far as it was, or comes back to its end.
    func settle() {
        for (section, scroller) in scrollers {
            if let region = region(section) { scroller.update(region) }
        }
        for (section, distance) in resting {
            if let region = region(section) { resting[section] = region.clamped(distance) }
        }
    }

    /// Sections have other places in the data.
    func follow(_ plan: UpdatePlan<ShownPath>) {
        guard !scrollers.isEmpty || !resting.isEmpty else { return }
        var moved: [Int: OrthogonalScroller] = [:], distances: [Int: CGFloat] = [:]
        for (section, scroller) in scrollers {
            if let new = plan.newSection(of: section) {
                moved[new] = scroller
            } else {
                scroller.owner = nil
                scroller.isUserInteractionEnabled = false
                leaving.append(scroller)
            }
        }
        for (section, distance) in resting { if let new = plan.newSection(of: section) { distances[new] = distance } }
        (scrollers, resting) = (moved, distances)
    }

    /// Takes away the scrollers that hold no cells.
    func clear() {
        func isDone(_ scroller: OrthogonalScroller) -> Bool {
            !scroller.isTracking && !scroller.isDecelerating
                && !scroller.subviews.contains { $0 is UICollectionReusableView }
        }
        for (section, scroller) in scrollers where isDone(scroller) {
            resting[section] = scroller.region.clamped(scroller.distance)
            scrollers[section] = nil
            scroller.removeFromSuperview()
        }
        for scroller in leaving where isDone(scroller) { scroller.removeFromSuperview() }
        leaving.removeAll { $0.superview == nil }
    }
}

extension UICollectionView {
    /// A section was scrolled across: its cells go along, others come into sight.
    func sectionDidScrollAcross() {
        places.query = nil
        setNeedsLayout()
    }
}
