import MutoscopeTesting
import Testing
import UIKit

/// Alerts and sheets above a keyboard on the screen.
@MainActor
@Suite("Keyboards under cards")
struct KeyboardAvoidanceTests {
    private func shown(_ size: CGSize = CGSize(width: 390, height: 700)) -> (TestScreen, UIViewController) {
        let screen = TestScreen(size: size, scale: 1), presenter = UIViewController()
        screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        screen.onScreenKeyboardHeight = 260
        screen.show(presenter)
        presenter.view.backgroundColor = .systemBackground
        screen.advance(by: 0.1)
        return (screen, presenter)
    }

    private func frame(of view: UIView, on screen: TestScreen) -> CGRect {
        let exact = screen.window.convert(view.bounds, from: view)
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        return CGRect(
            x: rounded(exact.minX), y: rounded(exact.minY), width: rounded(exact.width), height: rounded(exact.height))
    }

    /// The card around a field of an alert.
    private func card(around field: UITextField) throws -> UIView {
        try #require(Array(sequence(first: field as UIView, next: \.superview)).last { $0.layer.cornerRadius == 14 })
    }

    private func form(withFieldAt y: CGFloat) -> (UIViewController, UITextField) {
        let controller = UIViewController()
        controller.view.backgroundColor = .secondarySystemBackground
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        field.borderStyle = .roundedRect
        controller.view.addSubview(field)
        return (controller, field)
    }

    @Test("An alert stands in the middle of what the keyboard leaves, and goes back with it")
    func alert() throws {
        let (screen, presenter) = shown()
        let alert = UIAlertController(title: "Name", message: "What is it called?", preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        presenter.present(alert, animated: true)
        // The keyboard comes once the alert is there, in 0.25 s.
        screen.advance(by: 0.35)
        let field = try #require(alert.textFields?.first)
        let card = try card(around: field)
        #expect(frame(of: card, on: screen).midY == 350)
        screen.advance(by: 0.2)
        try screen.pictureToLookAt("alert-keyboard-half")
        screen.advance(by: 0.3)
        try screen.pictureToLookAt("alert-keyboard")
        #expect(abs(frame(of: card, on: screen).midY - (700 - 294) / 2) < 0.01)
        field.resignFirstResponder()
        screen.advance(by: 0.5)
        #expect(frame(of: card, on: screen).midY == 350)
    }

    @Test("A tall alert ends above the keyboard, and what is typed into is in sight")
    func tallAlert() throws {
        let (screen, presenter) = shown(CGSize(width: 390, height: 500))
        let message = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let alert = UIAlertController(title: "Name", message: message, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        presenter.present(alert, animated: true)
        screen.advance(by: 2)
        let field = try #require(alert.textFields?.first)
        try screen.pictureToLookAt("alert-keyboard-tall")
        let place = frame(of: field, on: screen)
        #expect(place.minY > 20)
        #expect(place.maxY <= CGFloat(500 - 294))
        #expect(frame(of: try card(around: field), on: screen).maxY <= 500 - 294)
    }

    @Test("A sheet grows by what the keyboard covers, with it, and no higher than the largest one")
    func sheet() throws {
        let (screen, presenter) = shown()
        let (sheet, field) = form(withFieldAt: 40)
        let low = UISheetPresentationController.Detent.custom { _ in 200 }
        sheet.sheetPresentationController?.detents = [low, .large()]
        presenter.present(sheet, animated: true)
        screen.advance(by: 1)
        #expect(frame(of: sheet.view, on: screen).minY == 466)
        field.becomeFirstResponder()
        screen.advance(by: 0.125)
        let half = try #require(sheet.view.layer.presentation()).frame.minY
        #expect(half < CGFloat(700 - 234 - 40))
        #expect(half > CGFloat(700 - 234 - 220))
        try screen.pictureToLookAt("sheet-keyboard-half")
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("sheet-keyboard")
        #expect(frame(of: sheet.view, on: screen) == CGRect(x: 0, y: 700 - 494, width: 390, height: 494))
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        screen.advance(by: 0.5)
        #expect(frame(of: sheet.view, on: screen).minY == 30)
        sheet.sheetPresentationController?.selectedDetentIdentifier = low.identifier
        field.resignFirstResponder()
        screen.advance(by: 0.5)
        #expect(frame(of: sheet.view, on: screen) == CGRect(x: 0, y: 700 - 234, width: 390, height: 234))
    }

    @Test("A finger takes a sheet that the keyboard has lifted from where it is")
    func draggedSheet() {
        let (screen, presenter) = shown()
        let (sheet, field) = form(withFieldAt: 40)
        sheet.sheetPresentationController?.detents = [.custom { _ in 200 }]
        presenter.present(sheet, animated: true)
        screen.advance(by: 1)
        field.becomeFirstResponder()
        screen.advance(by: 1)
        let finger = screen.finger(at: CGPoint(x: 300, y: 230))
        finger.move(to: CGPoint(x: 300, y: 330), over: 0.3)
        #expect(abs(frame(of: sheet.view, on: screen).minY - 306) < 12)
        finger.move(to: CGPoint(x: 300, y: 240), over: 0.5)
        finger.lift()
        screen.advance(by: 1)
        #expect(frame(of: sheet.view, on: screen).minY == 206)
        #expect(presenter.presentedViewController === sheet)
    }

    @Test("A form that stands free moves up, no higher than the safe area")
    func formSheet() throws {
        let (screen, presenter) = shown(CGSize(width: 1000, height: 900))
        let (sheet, field) = form(withFieldAt: 300)
        sheet.modalPresentationStyle = .formSheet
        sheet.preferredContentSize = CGSize(width: 500, height: 500)
        presenter.present(sheet, animated: true)
        screen.advance(by: 1)
        let rest = frame(of: sheet.view, on: screen)
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("form-keyboard")
        #expect(frame(of: sheet.view, on: screen) == CGRect(x: 250, y: 900 - 294 - 500, width: 500, height: 500))
        sheet.preferredContentSize.height = 700
        screen.advance(by: 0.5)
        #expect(frame(of: sheet.view, on: screen).minY == 20)
        sheet.preferredContentSize.height = 500
        field.resignFirstResponder()
        screen.advance(by: 0.5)
        #expect(frame(of: sheet.view, on: screen) == rest)
    }

    @Test("A sheet stays where one types beside it")
    func beside() {
        let (screen, presenter) = shown()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        presenter.view.addSubview(field)
        let (sheet, _) = form(withFieldAt: 40)
        sheet.sheetPresentationController?.detents = [.custom(identifier: .init("low")) { _ in 200 }]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("low")
        presenter.present(sheet, animated: true)
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 60, y: 80))
        screen.advance(by: 1)
        #expect(field.isFirstResponder)
        #expect(frame(of: sheet.view, on: screen).minY == CGFloat(700 - 234))
    }
}
