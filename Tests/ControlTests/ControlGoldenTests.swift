import MutoscopeTesting
import Testing
import UIKit

/// Each control by itself, in light and dark, as it was looked at and found right.
@MainActor @Suite(.serialized) struct ControlGoldenTests {
    /// Lays views out in rows of a screen and compares what shows.
    private func expectLooks(
        _ size: CGSize, isDark: Bool, _ rows: [[UIView]], after time: TimeInterval = 0.5,
        function: String = #function
    ) {
        let screen = TestScreen(size: size, scale: 2)
        screen.userInterfaceStyle = isDark ? .dark : .light
        let host = UIView(frame: CGRect(origin: .zero, size: size))
        host.backgroundColor = .systemBackground
        var y: CGFloat = 8
        for row in rows {
            var x: CGFloat = 8, height: CGFloat = 0
            for view in row {
                if view.bounds.size == .zero || view is UIButton { view.sizeToFit() }
                view.frame.origin = CGPoint(x: x, y: y)
                host.addSubview(view)
                x += view.bounds.width + 8
                height = max(height, view.bounds.height)
            }
            y += height + 8
        }
        screen.show(host)
        screen.advance(by: time)
        assertSnapshot(of: screen, function: function)
    }

    @Test(arguments: [false, true]) func switches(isDark: Bool) {
        let on = UISwitch(), off = UISwitch(), pink = UISwitch(), disabled = UISwitch()
        for view in [on, pink, disabled] { view.isOn = true }
        pink.onTintColor = .systemPink
        disabled.isEnabled = false
        expectLooks(CGSize(width: 128, height: 86), isDark: isDark, [[on, off], [pink, disabled]])
    }

    @Test(arguments: [false, true]) func sliders(isDark: Bool) {
        let plain = UISlider(), tinted = UISlider()
        for (slider, value) in [(plain, Float(0.4)), (tinted, 1)] {
            slider.frame.size = CGSize(width: 144, height: 34)
            slider.value = value
        }
        tinted.minimumTrackTintColor = .systemOrange
        tinted.thumbTintColor = .systemYellow
        tinted.isEnabled = false
        expectLooks(CGSize(width: 160, height: 92), isDark: isDark, [[plain], [tinted]])
    }

    @Test(arguments: [false, true]) func segments(isDark: Bool) {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        control.frame.size = CGSize(width: 184, height: 32)
        expectLooks(CGSize(width: 200, height: 48), isDark: isDark, [[control]])
    }

    @Test(arguments: [false, true]) func progress(isDark: Bool) {
        let line = UIProgressView(progressViewStyle: .default), pages = UIPageControl(), stepper = UIStepper()
        let wheel = UIActivityIndicatorView(style: .medium)
        line.progress = 0.6
        line.frame.size = CGSize(width: 144, height: 4)
        pages.numberOfPages = 4
        pages.currentPage = 1
        wheel.startAnimating()
        stepper.value = 0
        expectLooks(CGSize(width: 160, height: 104), isDark: isDark, [[line], [pages, wheel], [stepper]])
    }

    @Test(arguments: [false, true]) func buttons(isDark: Bool) {
        func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
            var configuration = configuration
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        let system = UIButton(type: .system), disabled = button(.filled(), "Off"), image = button(.gray(), "Star")
        system.setTitle("System", for: .normal)
        disabled.isEnabled = false
        image.configuration?.image = UIImage(systemName: "star.fill")
        image.configuration?.imagePadding = 4
        expectLooks(
            CGSize(width: 240, height: 132), isDark: isDark,
            [
                [system, button(.filled(), "Filled"), disabled], [button(.tinted(), "Tinted"), image],
                [button(.plain(), "Plain"), button(.borderedProminent(), "Prominent")],
            ])
    }

    @Test(arguments: [false, true]) func fields(isDark: Bool) {
        let empty = UITextField(), full = UITextField(), secret = UITextField()
        empty.placeholder = "Placeholder"
        full.text = "Some text"
        full.clearButtonMode = .always
        secret.text = "secret"
        secret.isSecureTextEntry = true
        for field in [empty, full, secret] {
            field.borderStyle = .roundedRect
            field.frame.size = CGSize(width: 144, height: 34)
        }
        expectLooks(CGSize(width: 160, height: 134), isDark: isDark, [[empty], [full], [secret]])
    }

    @Test func aFieldThatIsTypedIntoHasACaret() {
        let screen = TestScreen(size: CGSize(width: 160, height: 50), scale: 2)
        let field = UITextField(frame: CGRect(x: 8, y: 8, width: 144, height: 34))
        field.borderStyle = .roundedRect
        screen.show(field)
        field.becomeFirstResponder()
        screen.type("Hello")
        screen.advance(by: 0.1)
        assertSnapshot(of: screen)
    }
}
