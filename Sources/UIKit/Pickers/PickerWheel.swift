import CoreGraphics
import QuartzCore

/// One wheel of a picker: takes the fingers, and keeps the rows that are in sight on the picker's drum.
///
/// It scrolls as any scroll view does; content offset 0 has row 0 in the middle.
final class PickerWheel: UIControl, UIScrollViewDelegate {
    private unowned let picker: UIPickerView
    private let component: Int
    private let scroll = UIScrollView()
    private(set) var count = 0
    private(set) var rowHeight = DrumGeometry.usualRowHeight
    private(set) var wishedWidth: CGFloat = 0
    /// What stands on the rows in sight.
    private(set) var rowViews: [Int: UIView] = [:]
    private var spare: [UIView] = []
    /// The row that the delegate knows to be chosen.
    private var told = 0
    /// Where a tap, a key or a mouse wheel has sent the wheel.
    private var goal: Int?
    /// How far a mouse wheel has turned since the last row. Points.
    private var turned: CGFloat = 0

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        scroll.delegate = self
        scroll.showsVerticalScrollIndicator = false
        scroll.scrollsToTop = false
        scroll.allowsKeyboardScrolling = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.motion.onWheel = { [weak self] in self?.turn(by: $0.y) ?? false }
        scroll.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tap:", PickerWheel.tap(_:))))
        addSubview(scroll)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Data

    func load() {
        count = picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0
        precondition(
            count >= 0, "Component \(component) of a picker has no fewer than 0 rows; its data source says \(count).")
        let height = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 0
        rowHeight = height.isFinite && height > 0 ? height : DrumGeometry.usualRowHeight
        let width = picker.delegate?.pickerView(picker, widthForComponent: component) ?? 0
        wishedWidth = width.isFinite ? width : 0
        forgetRows()
        spare = []
        setNeedsLayout()
        choose(min(told, count - 1), animated: false)
    }

    func leave() {
        forgetRows()
        removeFromSuperview()
    }

    private func forgetRows() {
        for view in rowViews.values { view.removeFromSuperview() }
        rowViews = [:]
    }

    // MARK: Choice

    /// The row in the middle.
    var row: Int { count == 0 ? -1 : nearest(to: scroll.contentOffset.y) }

    private func nearest(to offset: CGFloat) -> Int {
        Int(min(max(0, (offset / rowHeight).rounded()), CGFloat(count - 1)))
    }

    /// Whether the user turns it, or has thrown it.
    var isInHand: Bool { scroll.isTracking || scroll.isDragging || scroll.isDecelerating || goal != nil }

    func choose(_ row: Int, animated: Bool) {
        guard (0..<count).contains(row) else { return }
        goal = nil
        told = row
        turn(to: row, animated: animated)
    }

    private var isTurning = false

    private func turn(to row: Int, animated: Bool) {
        fit()
        // A turn that is given up for this one has not come to rest.
        isTurning = true
        scroll.setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: animated && window != nil)
        isTurning = false
        showRows()
    }

    /// The user's wheel is at rest.
    private func settle() {
        goal = nil
        defer { picker.onRest?() }
        let row = row
        guard row >= 0, row != told else { return }
        told = row
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }

    // MARK: Fingers

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard count > 0 else { return }
        targetContentOffset.pointee.y = CGFloat(nearest(to: targetContentOffset.pointee.y)) * rowHeight
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if !isTurning { settle() }
    }

    private func tap(_ recognizer: UITapGestureRecognizer) {
        guard count > 0 else { return }
        let distance = geometry.distance(at: recognizer.location(in: self).y - bounds.midY)
        userTurn(to: nearest(to: scroll.contentOffset.y + distance))
    }

    private func userTurn(to row: Int) {
        let row = min(max(0, row), count - 1)
        goal = row
        turn(to: row, animated: true)
        if !scroll.isScrollAnimating { settle() }
    }

    /// A mouse wheel turns by whole rows.
    private func turn(by delta: CGFloat) -> Bool {
        guard count > 0, scroll.isScrollEnabled, !scroll.isDragging else { return false }
        turned -= delta
        let rows = (turned / rowHeight).rounded(.toNearestOrAwayFromZero)
        turned -= rows * rowHeight
        guard rows != 0 else { return true }
        userTurn(to: (goal ?? row) + Int(rows))
        return true
    }

    // MARK: Layout

    private var geometry: DrumGeometry { DrumGeometry(height: bounds.height, rowHeight: rowHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = scroll.isDragging || scroll.isDecelerating || scroll.isScrollAnimating ? nil : told
        scroll.frame = bounds
        fit()
        if let row, row < count { scroll.contentOffset.y = CGFloat(row) * rowHeight }
        showRows()
    }

    /// Makes the way of the scroll view as long as the skin with all rows.
    private func fit() {
        scroll.contentSize = CGSize(
            width: scroll.bounds.width, height: scroll.bounds.height + CGFloat(max(0, count - 1)) * rowHeight)
    }

    /// Puts the rows in sight on the drum, and keeps the views of the others for those to come.
    private func showRows() {
        guard bounds.height > 0, bounds.width > 0 else { return }
        let geometry = geometry, offset = scroll.contentOffset.y
        let inSight = geometry.rows(in: offset, count: count)
        for (row, view) in rowViews where !inSight.contains(row) {
            view.removeFromSuperview()
            rowViews[row] = nil
            spare.append(view)
        }
        UIView.performWithoutAnimation {
            for row in inSight {
                let view = rowViews[row] ?? newView(for: row)
                let distance = CGFloat(row) * rowHeight - offset
                view.center = CGPoint(x: frame.midX, y: frame.midY)
                view.layer.transform = geometry.transform(at: distance)
                view.alpha = geometry.alpha(at: distance)
            }
        }
    }

    private func newView(for row: Int) -> UIView {
        let old = spare.popLast()
        let view =
            picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: old)
            ?? picker.titleView(row, component, reusing: old)
        view.layer.transform = CATransform3DIdentity
        if view is PickerTitle || view.bounds.isEmpty {
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        }
        rowViews[row] = view
        picker.drum.addSubview(view)
        return view
    }

    // MARK: Accessibility

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? words(of: rowViews[row]) }
        set { super.accessibilityValue = newValue }
    }

    private var speaker: (any UIPickerViewAccessibilityDelegate)? {
        picker.delegate as? any UIPickerViewAccessibilityDelegate
    }

    override var accessibilityLabel: String? {
        get { speaker?.pickerView(picker, accessibilityLabelForComponent: component) ?? super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { speaker?.pickerView(picker, accessibilityHintForComponent: component) ?? super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityUserInputLabels: [String]! {
        get {
            let labels = speaker?.pickerView(picker, accessibilityUserInputLabelsForComponent: component) ?? []
            return labels.isEmpty ? super.accessibilityUserInputLabels : labels
        }
        set { super.accessibilityUserInputLabels = newValue }
    }

    private func words(of view: UIView?) -> String? { (view as? UILabel)?.text ?? view?.accessibilityLabel }

    override func accessibilityIncrement() { step(1) }

    override func accessibilityDecrement() { step(-1) }

    /// The row above is the one before.
    override func stepByKey(isUp: Bool) -> Bool { step(isUp ? -1 : 1) }

    override func useByKey() -> Bool { false }

    @discardableResult
    private func step(_ rows: Int) -> Bool {
        guard count > 0 else { return false }
        userTurn(to: (goal ?? row) + rows)
        return true
    }
}
