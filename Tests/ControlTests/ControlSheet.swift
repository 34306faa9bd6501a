import MutoscopeTesting
import UIKit

/// Every control on one page, for pictures.
@MainActor
final class ControlSheet: UIView {
    private var y: CGFloat = 12

    init(isEnabled: Bool = true) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 560))
        backgroundColor = .systemBackground
        addText()
        addButtons()
        addValues()
        addFields()
        if !isEnabled { disable(self) }
    }

    required init?(coder: NSCoder) { nil }

    private func disable(_ view: UIView) {
        (view as? UIControl)?.isEnabled = false
        (view as? UILabel)?.isEnabled = false
        view.subviews.forEach(disable)
    }

    private func row(_ views: [UIView], height: CGFloat) {
        var x: CGFloat = 16
        for view in views {
            if view.bounds.size == .zero { view.sizeToFit() }
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let width = view.bounds.width
            view.frame.origin = CGPoint(
                x: isMirrored ? bounds.width - x - width : x, y: y + ((height - view.bounds.height) / 2).rounded())
            addSubview(view)
            x += width + 12
        }
        y += height + 10
    }

    private func addText() {
        let title = UILabel(), detail = UILabel()
        title.text = "Headline"
        title.font = .preferredFont(forTextStyle: .headline)
        detail.text = "A secondary line that is cut off at its end"
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        detail.frame.size = CGSize(width: 180, height: 20)
        row([title, detail], height: 22)
    }

    private func addButtons() {
        let plain = UIButton(type: .system), close = UIButton(type: .close)
        plain.setTitle("System", for: .normal)
        let filled = UIButton(configuration: .filled()), tinted = UIButton(configuration: .tinted())
        filled.configuration?.title = "Filled"
        tinted.configuration?.title = "Tinted"
        let gray = UIButton(configuration: .gray()), capsule = UIButton(configuration: .borderedProminent())
        gray.configuration?.title = "Gray"
        gray.configuration?.image = UIImage(systemName: "star.fill")
        gray.configuration?.imagePadding = 6
        capsule.configuration?.title = "Capsule"
        capsule.configuration?.subtitle = "with subtitle"
        capsule.configuration?.cornerStyle = .capsule
        let busy = UIButton(configuration: .bordered())
        busy.configuration?.title = "Busy"
        busy.configuration?.showsActivityIndicator = true
        busy.configuration?.imagePadding = 6
        for button in [plain, close, filled, tinted, gray, capsule, busy] { button.sizeToFit() }
        row([plain, filled, tinted, close], height: 36)
        row([gray, capsule, busy], height: 50)
    }

    private func addValues() {
        let on = UISwitch(), off = UISwitch(), stepper = UIStepper()
        on.isOn = true
        row([on, off, stepper], height: 32)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 288, height: 34))
        slider.value = 0.4
        row([slider], height: 34)
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.selectedSegmentIndex = 1
        segments.frame.size = CGSize(width: 288, height: 32)
        row([segments], height: 32)
        let progress = UIProgressView(progressViewStyle: .default), pages = UIPageControl()
        progress.progress = 0.6
        progress.frame.size = CGSize(width: 150, height: 4)
        pages.numberOfPages = 5
        pages.currentPage = 1
        row([progress, pages], height: 26)
        let small = UIActivityIndicatorView(style: .medium), large = UIActivityIndicatorView(style: .large)
        for wheel in [small, large] { wheel.startAnimating() }
        row(
            [
                small, large, picture(.scaleAspectFit), picture(.scaleAspectFill), picture(.scaleToFill),
                picture(.topLeft),
            ], height: 44)
    }

    private func addFields() {
        let empty = UITextField(), full = UITextField(), secret = UITextField()
        empty.placeholder = "Placeholder"
        full.text = "Some text"
        full.clearButtonMode = .always
        secret.text = "secret"
        secret.isSecureTextEntry = true
        for field in [empty, full, secret] {
            field.borderStyle = .roundedRect
            field.frame.size = CGSize(width: 138, height: 34)
        }
        row([empty, full], height: 34)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 138, height: 60))
        text.text = "Text of more lines than one, as typed."
        text.font = .systemFont(ofSize: 15)
        text.backgroundColor = .secondarySystemBackground
        row([secret, text], height: 60)
        let stripes = UIImageView(image: Self.stripes(CGSize(width: 288, height: 60)))
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.frame = CGRect(x: 40, y: 10, width: 208, height: 40)
        blur.layer.cornerRadius = 10
        blur.clipsToBounds = true
        let label = UILabel(frame: blur.bounds)
        label.text = "On a material"
        label.textAlignment = .center
        blur.contentView.addSubview(label)
        stripes.addSubview(blur)
        row([stripes], height: 60)
    }

    private func picture(_ mode: UIView.ContentMode) -> UIImageView {
        let view = UIImageView(image: Self.stripes(CGSize(width: 60, height: 30)))
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .systemGray4
        view.frame.size = CGSize(width: 40, height: 40)
        return view
    }

    static func stripes(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            for x in 0..<Int(size.width / 6) + 1 {
                UIColor(hue: CGFloat(x * 6) / size.width, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
                context.fill(CGRect(x: CGFloat(x) * 6, y: 0, width: 6, height: size.height))
            }
        }
    }
}
