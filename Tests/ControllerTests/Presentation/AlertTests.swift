import MutoscopeTesting
import Testing
import UIKit

/// Places an alert by constraints, or at a frame of its fitting size.
@MainActor
private final class AlertDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private final class Presentation: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            let size = presentedViewController.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
    }

    let isFramed: Bool

    init(isFramed: Bool) { self.isFramed = isFramed }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        isFramed ? Presentation(presentedViewController: presented, presenting: presenting) : nil
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isFramed ? nil : self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        context.containerView.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: context.containerView.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: context.containerView.centerYAnchor),
        ])
        context.completeTransition(true)
    }
}

@MainActor
@Suite("Alerts")
struct AlertTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 600), scale: 1)
    let presenter = UIViewController()

    init() {
        screen.show(presenter)
        presenter.view.backgroundColor = .white
        screen.advance(by: 0.1)
    }

    private func find(_ title: String, in view: UIView? = nil) -> UIView? {
        let view = view ?? screen.window
        if view is UIControl, view.accessibilityLabel == title { return view }
        return view.subviews.lazy.compactMap { find(title, in: $0) }.first
    }

    private func tap(_ title: String) {
        guard let button = find(title) else {
            Issue.record("no button \(title)")
            return
        }
        screen.tap(at: screen.window.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), from: button))
        screen.advance(by: 1)
    }

    @Test("a choice takes the alert away and then runs its handler, once")
    func choice() {
        screen.advance(by: 0)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        for (name, style) in [("Cancel", UIAlertAction.Style.cancel), ("OK", .default)] {
            alert.addAction(
                UIAlertAction(title: name, style: style) { action in
                    #expect(presenter.presentedViewController == nil)
                    chosen.append(action.title ?? "")
                })
        }
        presenter.present(alert, animated: true)
        screen.advance(by: 1)
        tap("OK")
        #expect(chosen == ["OK"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test("text fields stand in the card, the first one is typed into, Return leads on")
    func fields() {
        screen.advance(by: 0)
        let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        let ok = UIAlertAction(title: "OK", style: .default)
        ok.isEnabled = false
        alert.addAction(ok)
        presenter.present(alert, animated: true)
        screen.advance(by: 1)
        let fields = alert.textFields ?? []
        #expect(fields.count == 2)
        #expect(fields.first?.placeholder == "Name")
        #expect(fields[0].isFirstResponder)
        screen.type("Ada")
        #expect(fields[0].text == "Ada")
        ok.isEnabled = true
        #expect(fields[0].isFirstResponder, "a change of a choice does not end the typing")
        screen.press(.keyboardReturnOrEnter)
        #expect(fields[1].isFirstResponder)
        screen.type("secret")
        #expect(fields[1].text == "secret")
        tap("OK")
        #expect(presenter.presentedViewController == nil)
    }

    private func fill(_ alert: UIAlertController) -> UIAlertController {
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.modalPresentationStyle = .custom
        return alert
    }

    /// Where the card is drawn: its button's distance from both sides says it.
    private func middle() -> CGFloat? {
        find("OK").map { screen.window.convert(CGPoint(x: $0.bounds.midX, y: 0), from: $0).x }
    }

    @Test(
        "by a presentation of the program's own it stands in the middle of its room, without a shade",
        arguments: [true, false])
    func ownPresentation(isFramed: Bool) {
        let alert = fill(UIAlertController(title: "Title", message: "Message", preferredStyle: .alert))
        let delegate = AlertDelegate(isFramed: isFramed)
        alert.transitioningDelegate = delegate
        presenter.present(alert, animated: true)
        screen.advance(by: 1)
        #expect(middle() == 195)
        let frame = alert.view.frame
        #expect(frame.midX == 195)
        #expect(frame.midY == 300)
        #expect(screen.snapshot().pixel(10, 10) == (255, 255, 255, 255))
        tap("OK")
        #expect(presenter.presentedViewController == nil)
    }

    @Test("an action sheet goes with a touch beside it, by its cancelling choice", arguments: [true, false])
    func outside(hasCancel: Bool) {
        screen.advance(by: 0)
        var chosen: [String] = []
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "One", style: .default) { _ in chosen.append("One") })
        if hasCancel {
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
        }
        presenter.present(sheet, animated: true)
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 195, y: 60))
        screen.advance(by: 1)
        #expect(chosen == (hasCancel ? ["Cancel"] : []))
        #expect((presenter.presentedViewController == nil) == hasCancel)
    }

    @Test("misuse stops with a sentence")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
                alert.addAction(UIAlertAction(title: "Never", style: .cancel))
            }
        }
    }

    @Test("a long message scrolls, and the choices stay within reach")
    func longMessage() {
        screen.advance(by: 0)
        var isAgreed = false
        let words = String(repeating: "You agree to everything that is written here. ", count: 60)
        let alert = UIAlertController(title: "Terms", message: words, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Agree", style: .default) { _ in isAgreed = true })
        presenter.present(alert, animated: true)
        screen.advance(by: 1)
        tap("Agree")
        #expect(isAgreed)
    }

    @Test("many choices scroll, also with the finger on one of them")
    func manyChoices() {
        screen.advance(by: 0)
        var chosen: [String] = []
        let sheet = UIAlertController(title: "Pick", message: nil, preferredStyle: .actionSheet)
        for number in 1...20 {
            sheet.addAction(UIAlertAction(title: "\(number)", style: .default) { chosen.append($0.title ?? "") })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        presenter.present(sheet, animated: true)
        screen.advance(by: 1)
        for _ in 0..<4 {
            screen.drag(from: CGPoint(x: 180, y: 450), to: CGPoint(x: 180, y: 60), duration: 0.3)
            screen.advance(by: 2)
        }
        #expect(presenter.presentedViewController === sheet)
        #expect(chosen.isEmpty)
        tap("20")
        #expect(chosen == ["20"])
    }

    // MARK: What programs put into alerts

    private func present(_ alert: UIAlertController) {
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        presenter.present(alert, animated: true)
        screen.advance(by: 1)
    }

    @Test("its view is as large as the card, in the middle of what dims the page")
    func cardSize() throws {
        let alert = UIAlertController(title: "Wait", message: "Loading", preferredStyle: .alert)
        let wheel = UIActivityIndicatorView(frame: CGRect(x: 10, y: 5, width: 50, height: 50))
        alert.view.addSubview(wheel)
        present(alert)
        #expect(alert.view.bounds.width == 270)
        #expect(alert.view.bounds.height < 150)
        #expect(alert.view.frame.midX == 195)
        #expect(abs(alert.view.frame.midY - 300) <= 0.5)
        #expect(alert.view.superview?.bounds.size == CGSize(width: 390, height: 600))
        let corner = screen.window.convert(CGPoint.zero, from: wheel)
        #expect(alert.view.frame.contains(corner))
        #expect(alert.view.subviews.last === wheel)
    }

    @Test("it grows to a height that constraints ask for, the choices stay at its bottom")
    func constrainedHeight() throws {
        let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
        let picker = UIView()
        picker.translatesAutoresizingMaskIntoConstraints = false
        alert.view.addSubview(picker)
        NSLayoutConstraint.activate([
            alert.view.heightAnchor.constraint(equalToConstant: 300),
            picker.topAnchor.constraint(equalTo: alert.view.topAnchor, constant: 60),
            picker.leadingAnchor.constraint(equalTo: alert.view.leadingAnchor, constant: 8),
            picker.trailingAnchor.constraint(equalTo: alert.view.trailingAnchor, constant: -8),
            picker.bottomAnchor.constraint(equalTo: alert.view.bottomAnchor, constant: -50),
        ])
        present(alert)
        #expect(alert.view.frame == CGRect(x: 60, y: 150, width: 270, height: 300))
        #expect(picker.frame == CGRect(x: 8, y: 60, width: 254, height: 190))
        let button = try #require(find("OK"))
        #expect(screen.window.convert(button.bounds, from: button).maxY == 450)
    }

    @Test("a controller stands between the message and the choices", arguments: UIAlertController.Style.both)
    func content(_ style: UIAlertController.Style) throws {
        let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: style)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 270, height: 120)
        alert.setValue(content, forKey: "contentViewController")
        present(alert)
        #expect(content.parent === alert)
        #expect(content.view.bounds.size == CGSize(width: style == .alert ? 270 : 374, height: 120))
        let button = try #require(find("OK"))
        let bottom = screen.window.convert(content.view.bounds, from: content.view).maxY
        #expect(abs(screen.window.convert(button.bounds, from: button).minY - bottom) < 1)
        let before = alert.view.bounds.height
        content.preferredContentSize.height = 160
        screen.advance(by: 0.1)
        #expect(alert.view.bounds.height == before + 40)
    }

    @Test("titles and choices take the looks that public code gives them by key")
    func looks() throws {
        let alert = UIAlertController(title: "plain", message: nil, preferredStyle: .alert)
        alert.setValue(NSAttributedString(string: "styled"), forKey: "attributedTitle")
        let action = UIAlertAction(title: "Red", style: .default)
        action.setValue(UIColor.red, forKey: "titleTextColor")
        action.setValue(true, forKey: "checked")
        alert.addAction(action)
        present(alert)
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
        }
        #expect(labels(alert.view).contains { $0.text == "styled" })
        #expect(labels(try #require(find("Red"))).first?.textColor == .red)
        #expect(action.value(forKey: "checked") as? Bool == true)
        try screen.pictureToLookAt("alert-looks")
    }

    @Test("two choices stand in their order, but for a cancelling one, which stands first", arguments: [true, false])
    func order(hasCancel: Bool) throws {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .default))
        alert.addAction(UIAlertAction(title: "B", style: hasCancel ? .cancel : .default))
        presenter.present(alert, animated: false)
        screen.advance(by: 0.1)
        let a = try #require(find("A")), b = try #require(find("B"))
        #expect((a.frame.minX < b.frame.minX) == !hasCancel)
        #expect(a.frame.minY == b.frame.minY)
    }

    @Test("a touch beside an alert reaches what the program put there")
    func touchBeside() {
        screen.advance(by: 0)
        var isTouched = false
        let alert = UIAlertController(title: "Tap outside", message: nil, preferredStyle: .alert)
        presenter.present(alert, animated: true) {
            let tap = UITapGestureRecognizer()
            tap.addAction(UIAction { _ in isTouched = true })
            alert.view.superview?.addGestureRecognizer(tap)
        }
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 195, y: 60))
        screen.advance(by: 1)
        #expect(isTouched)
    }
}

extension UIAlertController.Style {
    fileprivate static let both = [Self.alert, .actionSheet]
}
