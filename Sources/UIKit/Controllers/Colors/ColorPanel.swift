import CoreGraphics

/// The three ways to choose a colour, one at a time, and a slider for its opacity.
@MainActor
final class ColorPanel: UIStackView {
    /// Called with what the user chooses, and whether the finger is still down.
    var changed: (UIColor, Bool) -> Void = { _, _ in }
    var color = UIColor.white {
        didSet { show() }
    }
    var offersAlpha = true {
        didSet { opacity.superview?.isHidden = !offersAlpha }
    }

    private let ways = UISegmentedControl(
        items: [SystemWord.grid, .spectrum, .sliders].map(\.text))
    private let grid = ColorField(kind: .grid)
    private let spectrum = ColorField(kind: .spectrum)
    private let parts = ColorSliders()
    private let opacity = UISlider()

    convenience init() {
        self.init(frame: .zero)
        axis = .vertical
        spacing = 20
        ways.selectedSegmentIndex = 0
        ways.addAction(UIAction { [weak self] _ in self?.showWay() }, for: .valueChanged)
        for field in [grid, spectrum] {
            field.changed = { [weak self] in self?.choose($0.withAlphaComponent(self?.alphaOfColor ?? 1), $1) }
            field.heightAnchor.constraint(equalTo: field.widthAnchor, multiplier: 10 / 12).isActive = true
        }
        parts.changed = { [weak self] in self?.choose($0.withAlphaComponent(self?.alphaOfColor ?? 1), $1) }
        opacity.accessibilityLabel = SystemWord.opacity.text
        opacity.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                choose(color.withAlphaComponent(CGFloat(opacity.value)), opacity.isTracking)
            }, for: .valueChanged)
        let word = UILabel()
        word.text = SystemWord.opacity.text
        word.font = .preferredFont(forTextStyle: .footnote)
        word.textColor = .secondaryLabel
        let row = UIStackView(arrangedSubviews: [word, opacity])
        (row.axis, row.spacing) = (.vertical, 4)
        for part in [ways, grid, spectrum, parts, row] { addArrangedSubview(part) }
        showWay()
    }

    private var alphaOfColor: CGFloat { color.cgColor.alpha }

    private func showWay() {
        for (index, way) in [grid, spectrum, parts].enumerated() {
            way.isHidden = index != ways.selectedSegmentIndex
        }
    }

    private func choose(_ chosen: UIColor, _ continuously: Bool) {
        color = chosen
        changed(chosen, continuously)
    }

    private func show() {
        parts.color = color
        grid.color = color
        spectrum.color = color
        if !opacity.isTracking { opacity.value = Float(alphaOfColor) }
    }
}

/// Red, green and blue, each by a slider.
@MainActor
private final class ColorSliders: UIStackView {
    var changed: (UIColor, Bool) -> Void = { _, _ in }
    var color = UIColor.white {
        didSet { show() }
    }
    private let sliders = [UISlider(), UISlider(), UISlider()]

    convenience init() {
        self.init(frame: .zero)
        axis = .vertical
        spacing = 12
        for (slider, (name, tint)) in zip(
            sliders, [(SystemWord.red, UIColor.systemRed), (.green, .systemGreen), (.blue, .systemBlue)])
        {
            slider.minimumTrackTintColor = tint
            slider.accessibilityLabel = name.text
            slider.addAction(
                UIAction { [weak self, weak slider] _ in self?.slid(slider?.isTracking ?? false) }, for: .valueChanged)
            let word = UILabel()
            word.text = name.text
            word.font = .preferredFont(forTextStyle: .footnote)
            word.textColor = .secondaryLabel
            let row = UIStackView(arrangedSubviews: [word, slider])
            (row.axis, row.spacing) = (.vertical, 4)
            addArrangedSubview(row)
        }
    }

    private func show() {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        for (slider, part) in zip(sliders, [red, green, blue]) where !slider.isTracking { slider.value = Float(part) }
    }

    private func slid(_ continuously: Bool) {
        let parts = sliders.map { CGFloat($0.value) }
        changed(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1), continuously)
    }
}
