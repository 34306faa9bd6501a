import LayerStage
import Mutoscope
import UIKit

/// Looks inside a running program from above its window's other views: scrubs it, slows it down, shows frames of layers, what changes, times, the tree, and what recognisers
/// decide.
final class InspectorView: UIView {
    /// What the slider moves.
    weak var scrubbed: (any Scrubbable)?
    let slider = UISlider()
    let modes = UISegmentedControl(items: ["Times", "Layers", "Touches"])
    let slow = UISwitch()
    let borders = UISwitch()
    let flash = UISwitch()
    let words = UITextView()
    private let labels = ["Slow ×10", "Borders", "Changes"].map { text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 13)
        return label
    }
    private let outline = OutlineView()
    private var link: CADisplayLink?
    private var trace: Int?
    private var frameTrace: Int?
    private var lines: [String] = []
    private var frames: [FrameTrace.Frame] = []
    private var ticks = 0

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor.systemBackground.withAlphaComponent(0.92)
        words.isEditable = false
        words.backgroundColor = nil
        words.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        modes.selectedSegmentIndex = 0
        slider.accessibilityLabel = "Progress"
        for (toggle, label) in zip([slow, borders, flash], labels) { toggle.accessibilityLabel = label.text }
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
            slider.addAction(UIAction { [weak self] _ in self?.scrubbed?.endScrubbing() }, for: event)
        }
        slow.addAction(UIAction { [weak self] _ in self?.setSlow() }, for: .valueChanged)
        flash.addAction(UIAction { [weak self] _ in self?.setFlash() }, for: .valueChanged)
        for view in [slider, modes, slow, borders, flash, words] + labels { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func scrub() {
        scrubbed?.scrubProgress = CGFloat(slider.value)
    }

    /// Ten times slower: the effects and UIKit's own animations.
    private func setSlow() {
        ProgressDriver.slowMotion = slow.isOn ? 10 : 1
        UIView.slowMotionFactor = slow.isOn ? 10 : 1
    }

    private func setFlash() {
        FrameTrace.flashesDamage = flash.isOn
    }

    // MARK: Running

    func start() {
        guard link == nil else { return }
        slider.isEnabled = scrubbed != nil
        trace = GestureTrace.listen { [weak self] line in self?.note(line) }
        frameTrace = FrameTrace.listen { [weak self] frame in self?.note(frame) }
        let link = CADisplayLink { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
        if let trace { GestureTrace.stop(trace) }
        if let frameTrace { FrameTrace.stop(frameTrace) }
        (trace, frameTrace) = (nil, nil)
        outline.removeFromSuperview()
        for toggle in [slow, borders, flash] { toggle.isOn = false }
        setSlow()
        setFlash()
    }

    private func note(_ line: String) {
        lines.append(line)
        if lines.count > 60 { lines.removeFirst(lines.count - 60) }
    }

    private func note(_ frame: FrameTrace.Frame) {
        frames.append(frame)
        if frames.count > 120 { frames.removeFirst(frames.count - 120) }
    }

    private func tick() {
        // Whatever is presented meanwhile is looked at too.
        if let superview, superview.subviews.last !== self { superview.bringSubviewToFront(self) }
        showBorders()
        if let scrubbed, scrubbed.followsItself, !slider.isTracking {
            slider.value = Float(scrubbed.scrubProgress)
        }
        // Ten times a second is as fast as one reads.
        ticks += 1
        guard ticks % 6 == 0 else { return }
        let text =
            switch modes.selectedSegmentIndex {
            case 1: superview.map { InspectorWords.tree($0.layer, except: own) } ?? ""
            case 2: lines.reversed().joined(separator: "\n")
            default: InspectorWords.times(frames)
            }
        if words.text != text { words.text = text }
    }

    private func showBorders() {
        guard borders.isOn, let superview else { return outline.removeFromSuperview() }
        superview.insertSubview(outline, belowSubview: self)
        outline.frame = superview.bounds
        outline.show(superview.layer, except: own)
    }

    /// Layers that do not look at themselves.
    private var own: [CALayer] { [layer, outline.layer] }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.inner(dx: 16, dy: 10), width = inner.width / 3
        slider.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 30)
        for (index, (label, toggle)) in zip(labels, [slow, borders, flash]).enumerated() {
            let x = inner.minX + CGFloat(index) * width, text = min(label.sizeThatFits(inner.size).width, width - 60)
            label.frame = CGRect(x: x, y: inner.minY + 38, width: max(0, text), height: 31)
            toggle.frame.origin = CGPoint(x: x + text + 6, y: inner.minY + 38)
        }
        modes.frame = CGRect(x: inner.minX, y: inner.minY + 78, width: inner.width, height: 31)
        words.frame = CGRect(
            x: inner.minX, y: inner.minY + 116, width: inner.width, height: max(0, inner.height - 116))
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in labels + [slow, borders, flash] { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
