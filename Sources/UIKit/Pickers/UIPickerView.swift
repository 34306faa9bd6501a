public import CoreGraphics
import QuartzCore

/// Wheels with rows, of which the user chooses one each.
///
/// A wheel is turned with a finger, with a tap on a row, or with a mouse wheel, and comes to rest at a row. Its usual size is 320×216
/// points.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private static let usualSize = CGSize(width: 320, height: 216)
    private static let margin: CGFloat = 9
    private static let gap: CGFloat = 5

    /// What shows of all drums: one eye looks at them, so that those at the sides lean.
    let drum = UIView()
    private let band = UIView()
    private var wheels: [PickerWheel] = []
    private var needsData = true
    /// Told whenever a wheel that the user turned is at rest, at another row or not.
    var onRest: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: frame.isEmpty ? Self.usualSize : frame.size))
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        finishDecoding(coder, as: UIPickerView.self)
    }

    private func build() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.layer.cornerCurve = .continuous
        drum.clipsToBounds = true
        for view in [band, drum] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        var sight = CATransform3DIdentity
        sight.m34 = -1 / DrumGeometry.eyeDistance
        drum.layer.sublayerTransform = sight
    }

    // MARK: Data

    /// Says how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }

    /// Says what stands on the rows, and hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }

    /// How many wheels there are.
    open var numberOfComponents: Int { loaded().count }

    /// How many rows are on a wheel.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).count }

    /// How large the rows of a wheel are, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        let wheel = wheel(component)
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// What stands on a row now; nil when it is out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component).rowViews[row]
    }

    /// Asks for everything anew. Wheels keep the rows that they show, as far as these are still there.
    open func reloadAllComponents() {
        let chosen = wheels.map(\.row)
        forget()
        for (wheel, row) in zip(loaded(), chosen) { wheel.choose(min(row, wheel.count - 1), animated: false) }
    }

    /// Asks for the rows of one wheel anew.
    open func reloadComponent(_ component: Int) {
        wheel(component).load()
        setNeedsLayout()
    }

    private func forget() {
        needsData = true
        setNeedsLayout()
    }

    private func loaded() -> [PickerWheel] {
        guard needsData else { return wheels }
        needsData = false
        for wheel in wheels { wheel.leave() }
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        precondition(count >= 0, "A picker has no fewer than 0 components; its data source says \(count).")
        wheels = (0..<count).map { PickerWheel(picker: self, component: $0) }
        for wheel in wheels {
            wheel.load()
            addSubview(wheel)
        }
        return wheels
    }

    private func wheel(_ component: Int) -> PickerWheel {
        let wheels = loaded()
        precondition(
            wheels.indices.contains(component),
            "A picker with \(wheels.count) components has none of number \(component).")
        return wheels[component]
    }

    // MARK: Choice

    /// The row in the middle of a wheel, also while it turns; −1 when there is none.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).row }

    /// Turns a wheel to a row. The delegate is not told. A row that does not exist is left alone.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component).choose(row, animated: animated)
    }

    /// Whether the chosen rows are marked: always.
    @available(*, deprecated, message: "The chosen rows are always marked.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Rows

    /// What public code sets by the name "textColor": the colour of rows without views of their own.
    var textColorByName: UIColor? { didSet { reloadAllComponents() } }

    /// The words of a row on a label, as rows are when the delegate makes no views.
    func titleView(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView {
        let label = old as? PickerTitle ?? PickerTitle()
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else {
            if let textColorByName { label.textColor = textColorByName }
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }

    /// Whether the user turns a wheel, or has thrown it.
    func isInHand(component: Int) -> Bool { wheel(component).isInHand }

    /// What stands on the rows of a wheel that are in sight.
    func rowViews(inComponent component: Int) -> [Int: UIView] { wheel(component).rowViews }

    // MARK: Layout

    override var usualHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { Self.usualSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        drum.frame = bounds
        let wheels = loaded()
        let height = wheels.map(\.rowHeight).max() ?? DrumGeometry.usualRowHeight
        band.frame = CGRect(
            x: Self.margin, y: bounds.midY - height / 2 - 1, width: max(0, bounds.width - 2 * Self.margin),
            height: height + 2)
        place(wheels)
    }

    /// Side by side, in the direction of reading, as a group in the middle.
    private func place(_ wheels: [PickerWheel]) {
        guard !wheels.isEmpty else { return }
        let gaps = Self.gap * CGFloat(wheels.count - 1)
        let wished = wheels.map(\.wishedWidth)
        let room = max(0, bounds.width - 2 * Self.margin - gaps - wished.reduce(0) { $0 + max(0, $1) })
        let share = room / CGFloat(max(1, wished.count { $0 <= 0 }))
        let widths = wished.map { $0 > 0 ? $0 : share }
        var x = bounds.midX - (widths.reduce(0, +) + gaps) / 2
        let placed = Array(zip(wheels, widths))
        for (wheel, width) in isMirrored ? placed.reversed() : placed {
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            wheel.layoutIfNeeded()
            x += width + Self.gap
        }
    }
}

/// A row's words.
final class PickerTitle: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 21)
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.6
    }

    required init?(coder: NSCoder) { nil }
}
