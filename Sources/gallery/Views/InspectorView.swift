import Mutoscope
import UIKit

/// Something that a slider can move from its beginning (0) to its end (1).
@MainActor
protocol Scrubbable: AnyObject {
    var scrubProgress: CGFloat { get set }
    /// Whether the slider follows what fingers do.
    var followsItself: Bool { get }
}

extension Scrubbable {
    var followsItself: Bool { true }
}

/// Looks inside a running screen: scrubs it, slows it down, shows frames of layers, times, the tree, and what recognisers decide.
final class InspectorView: UIView {
    /// What is looked at.
    weak var subject: UIViewController?
    private let slider = UISlider()
    private let modes = UISegmentedControl(items: ["Times", "Tree", "Touches"])
    private let slow = UISwitch()
    private let borders = UISwitch()
    private let words = UITextView()
    private let labels = ["Slow", "Borders"].map { text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 13)
        return label
    }
    private let outline = OutlineView()
    private var link: CADisplayLink?
    private var trace: Int?
    private var lines: [String] = []
    private var times: [Double] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor.systemBackground.withAlphaComponent(0.92)
        words.isEditable = false
        words.backgroundColor = nil
        words.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        modes.selectedSegmentIndex = 0
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        slow.addAction(UIAction { [weak self] _ in self?.setSlow() }, for: .valueChanged)
        for view in [slider, modes, slow, borders, words] + labels { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func scrub() {
        (subject as? any Scrubbable)?.scrubProgress = CGFloat(slider.value)
    }

    /// Ten times slower: the effects and UIKit's own animations.
    private func setSlow() {
        ProgressDriver.slowMotion = slow.isOn ? 10 : 1
        UIView.slowMotionFactor = slow.isOn ? 10 : 1
    }

    // MARK: Running

    func start() {
        guard link == nil else { return }
        slider.isEnabled = subject is any Scrubbable
        trace = GestureTrace.listen { [weak self] line in self?.note(line) }
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated { self?.tick(link) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
        if let trace { GestureTrace.stop(trace) }
        trace = nil
        outline.removeFromSuperview()
        slow.isOn = false
        setSlow()
    }

    private func note(_ line: String) {
        lines.append(line)
        if lines.count > 60 { lines.removeFirst(lines.count - 60) }
    }

    private func tick(_ link: CADisplayLink) {
        times.append(link.duration)
        if times.count > 120 { times.removeFirst() }
        showBorders()
        if let subject = subject as? any Scrubbable, subject.followsItself, !slider.isTracking {
            slider.value = Float(subject.scrubProgress)
        }
        guard Int(link.targetTimestamp * 60) % 6 == 0 else { return }
        let text =
            switch modes.selectedSegmentIndex {
            case 1: subject?.view.map { Self.tree($0) } ?? ""
            case 2: lines.reversed().joined(separator: "\n")
            default: frameTimes
            }
        if words.text != text { words.text = text }
    }

    private var frameTimes: String {
        guard !times.isEmpty else { return "" }
        let sorted = times.sorted()
        func milliseconds(_ time: Double) -> String { "\((time * 10_000).rounded() / 10) ms" }
        return """
            frames      \(times.count)
            median      \(milliseconds(sorted[sorted.count / 2]))
            99 %        \(milliseconds(sorted[min(sorted.count - 1, sorted.count * 99 / 100)]))
            longest     \(milliseconds(sorted[sorted.count - 1]))
            """
    }

    private func showBorders() {
        guard borders.isOn, let view = subject?.view else { return outline.removeFromSuperview() }
        if outline.superview !== superview { superview?.insertSubview(outline, belowSubview: self) }
        outline.frame = superview?.bounds ?? .zero
        outline.show(view)
    }

    /// Views with their frames, indented, as deep as they go.
    static func tree(_ root: UIView) -> String {
        var lines: [String] = [], waiting: [(view: UIView, depth: Int)] = [(root, 0)]
        while let (view, depth) = waiting.popLast(), lines.count < 200 {
            let frame = view.frame
            lines.append(
                String(repeating: "  ", count: depth)
                    + "\(type(of: view)) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
                    + (view.isHidden ? " hidden" : "") + (view.alpha < 1 ? " α \(view.alpha)" : ""))
            for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: 16, dy: 10)
        slider.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 30)
        var x = inner.minX
        for (label, toggle) in zip(labels, [slow, borders]) {
            let width = label.sizeThatFits(inner.size).width
            label.frame = CGRect(x: x, y: inner.minY + 38, width: width, height: 31)
            toggle.frame.origin = CGPoint(x: x + width + 6, y: inner.minY + 38)
            x = toggle.frame.maxX + 16
        }
        modes.frame = CGRect(x: x, y: inner.minY + 38, width: max(60, inner.maxX - x), height: 31)
        words.frame = CGRect(x: inner.minX, y: inner.minY + 76, width: inner.width, height: max(0, inner.height - 76))
    }
}

/// Draws the outlines of all views in a tree.
private final class OutlineView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let shape = layer as? CAShapeLayer
        shape?.fillColor = nil
        shape?.strokeColor = .hex(0xE4572E)
        shape?.lineWidth = 0.5
    }

    required init?(coder: NSCoder) { nil }

    func show(_ root: UIView) {
        let path = UIBezierPath()
        var waiting = [root], count = 0
        while let view = waiting.popLast(), count < 500 {
            count += 1
            let corners = [
                CGPoint(x: view.bounds.minX, y: view.bounds.minY), CGPoint(x: view.bounds.maxX, y: view.bounds.minY),
                CGPoint(x: view.bounds.maxX, y: view.bounds.maxY), CGPoint(x: view.bounds.minX, y: view.bounds.maxY),
            ].map { view.convert($0, to: self) }
            path.move(to: corners[0])
            for corner in corners[1...] { path.addLine(to: corner) }
            path.close()
            waiting += view.subviews.filter { !$0.isHidden }
        }
        (layer as? CAShapeLayer)?.path = path.cgPath
    }
}

extension DeckController: Scrubbable {
    var scrubProgress: CGFloat {
        get { deck.numberOfCards < 2 ? 0 : deck.flipPosition / CGFloat(deck.numberOfCards - 1) }
        set { deck.flipPosition = newValue * CGFloat(max(1, deck.numberOfCards - 1)) }
    }
}

extension CurlCalendarController: Scrubbable {
    var followsItself: Bool { false }
    var scrubProgress: CGFloat {
        get { 0 }
        set {
            guard newValue > 0 else { return calendarView.pages.endScrubbing() }
            calendarView.pages.scrub(.forward, to: newValue)
        }
    }
}
