import MutoscopeTesting
import Testing

@testable import UIKit

/// What comes up at the bottom of the screen for the first responder, and who hears of it.
@MainActor @Suite("Input views") struct InputViewTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let controller = Chat()
    private let field = UITextField(frame: CGRect(x: 10, y: 40, width: 200, height: 30))
    private let log: Log

    /// A controller that has a bar at the bottom if it is given one.
    private final class Chat: UIViewController {
        var bar: UIView?
        override var canBecomeFirstResponder: Bool { bar != nil }
        override var inputAccessoryView: UIView? { bar }
    }

    @MainActor private final class Log: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        var frames: [CGRect] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ screen: UIScreen) {
            super.init()
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            ]
            for name in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
                        [weak self] note in
                        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                        MainActor.assumeIsolated {
                            self?.lines.append(
                                name.rawValue.dropFirst(10).replacingOccurrences(of: "Notification", with: ""))
                            if let end, duration == 0.25 { self?.frames.append(end) }
                        }
                    })
            }
        }

        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("ended") }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    init() {
        log = Log(screen.window.screen)
        controller.view.addSubview(field)
        field.delegate = log
        screen.show(controller)
    }

    private func bar(height: CGFloat) -> UIView {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        bar.backgroundColor = .red
        return bar
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("a keyboard on the desk brings nothing up")
    func noKeyboard() {
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        #expect(log.take() == ["began"])
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 0)
        log.stop()
    }

    @Test("a picker in place of the keyboard lies on what keys lie on; a bar alone does not")
    func background() {
        let accessory = bar(height: 44)
        field.inputView = UIPickerView()
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        #expect(
            field.inputView?.superview?.backgroundColor
                == UIInputView(frame: .zero, inputViewStyle: .keyboard).backgroundColor)
        field.resignFirstResponder()
        screen.advance(by: 0.5)
        (field.inputView, field.inputAccessoryView) = (nil, accessory)
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        #expect(accessory.superview?.backgroundColor == nil)
        log.stop()
    }

    /// Measured by PinLayout's tests on iOS 18.
    @Test("without a keyboard the guide of a view that ends higher goes down to the window's edge")
    func guideOfHighView() {
        let view = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
        controller.view.addSubview(view)
        screen.advance(by: 0.1)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 400, width: 320, height: 60))
        view.frame.size.height = 300
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 320, height: 160))
    }

    @Test("views of the first responder come up and go, and the guide goes with them")
    func comingAndGoing() {
        let accessory = bar(height: 44), input = bar(height: 200)
        (field.inputAccessoryView, field.inputView) = (accessory, input)
        let guide = controller.view.keyboardLayoutGuide
        screen.advance(by: 0.1)
        field.becomeFirstResponder()
        #expect(log.take() == ["began", "WillChangeFrame", "WillShow"])
        #expect(
            log.frames == [
                CGRect(x: 0, y: 236, width: 320, height: 244), CGRect(x: 0, y: 236, width: 320, height: 244),
            ])
        screen.advance(by: 0.125)
        let middle = accessory.superview?.layer.presentation()?.frame.minY ?? 0
        #expect(middle > 300)
        #expect(middle < 420)
        screen.advance(by: 0.2)
        #expect(log.take() == ["DidChangeFrame", "DidShow"])
        #expect(place(accessory) == CGRect(x: 0, y: 236, width: 320, height: 44))
        #expect(place(input) == CGRect(x: 0, y: 280, width: 320, height: 200))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 236, width: 320, height: 244))
        #expect(UIApplication.shared.windows.count == 1, "the window of input views is the system's")
        field.resignFirstResponder()
        #expect(log.take() == ["WillChangeFrame", "WillHide", "ended"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["DidChangeFrame", "DidHide"])
        #expect(accessory.window == nil)
        #expect(guide.layoutFrame.height == 0)
        log.stop()
    }

    @Test("a screen that goes while they come up takes them with it")
    func screenGoes() {
        var old: TestScreen? = TestScreen(size: CGSize(width: 200, height: 300))
        let page = UIViewController(), field = UITextField()
        field.inputView = bar(height: 80)
        old?.show(page)
        page.view.addSubview(field)
        field.becomeFirstResponder()
        old?.advance(by: 0.1)
        old = nil
        let new = TestScreen(size: CGSize(width: 200, height: 300))
        new.show(UIView())
        new.advance(by: 1)
    }

    @Test("they change height and each other without going away")
    func changing() {
        let other = UITextField(frame: CGRect(x: 10, y: 90, width: 200, height: 30))
        controller.view.addSubview(other)
        (field.inputView, other.inputView) = (bar(height: 200), bar(height: 120))
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        _ = log.take()
        other.becomeFirstResponder()
        #expect(log.take() == ["ended", "WillChangeFrame", "WillShow"])
        screen.advance(by: 0.5)
        #expect(place(other.inputView!) == CGRect(x: 0, y: 360, width: 320, height: 120))
        #expect(field.inputView?.window == nil)
        let taller = bar(height: 160)
        other.inputView = taller
        other.reloadInputViews()
        screen.advance(by: 0.5)
        #expect(place(taller) == CGRect(x: 0, y: 320, width: 320, height: 160))
        screen.resize(to: CGSize(width: 480, height: 320))
        screen.advance(by: 0.1)
        #expect(place(taller) == CGRect(x: 0, y: 160, width: 480, height: 160))
        other.removeFromSuperview()
        screen.advance(by: 0.5)
        #expect(taller.window == nil)
        #expect(log.take().suffix(2) == ["DidChangeFrame", "DidHide"])
        log.stop()
    }

    @Test("a blank keyboard comes up for text on screens that have one")
    func blankKeyboard() {
        screen.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
        screen.onScreenKeyboardHeight = 220
        field.inputAccessoryView = bar(height: 40)
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 190)
        #expect(screen.snapshot().pixel(100, 300).red != 255)
        screen.onScreenKeyboardHeight = 0
        screen.advance(by: 0.5)
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 440)
        log.stop()
    }

    @Test("scrolling dismisses: at once, or as far as the finger pushes", arguments: [true, false])
    func dismissal(isInteractive: Bool) {
        screen.onScreenKeyboardHeight = 200
        let list = UIScrollView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
        list.contentSize = CGSize(width: 320, height: 2000)
        list.contentOffset.y = 800
        list.keyboardDismissMode = isInteractive ? .interactive : .onDrag
        controller.view.addSubview(list)
        let guide = controller.view.keyboardLayoutGuide
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        let finger = screen.finger(at: CGPoint(x: 100, y: 200))
        finger.move(to: CGPoint(x: 100, y: 260), over: 0.2)
        #expect(field.isFirstResponder == isInteractive)
        finger.move(to: CGPoint(x: 100, y: 400), over: 0.2)
        if isInteractive {
            #expect(guide.layoutFrame.minY == 400)
            finger.move(to: CGPoint(x: 100, y: 380), over: 0.2)
            #expect(guide.layoutFrame.minY == 380)
            finger.lift()
            screen.advance(by: 0.5)
            #expect(field.isFirstResponder)
            #expect(guide.layoutFrame.minY == 280)
            screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 420), duration: 0.3)
        } else {
            finger.lift()
        }
        screen.advance(by: 0.5)
        #expect(!field.isFirstResponder)
        #expect(guide.layoutFrame.height == 0)
        log.stop()
    }

    @Test("a controller's bar stays at the bottom, also for text inside it and beside it")
    func bars() throws {
        let bar = bar(height: 50), text = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        bar.addSubview(text)
        let chat = Chat()
        chat.bar = bar
        chat.view.addSubview(field)
        screen.show(chat)
        screen.advance(by: 0.5)
        #expect(chat.isFirstResponder)
        #expect(place(bar) == CGRect(x: 0, y: 430, width: 320, height: 50))
        screen.onScreenKeyboardHeight = 200
        screen.tap(at: CGPoint(x: 50, y: 455))
        screen.advance(by: 0.5)
        #expect(text.isFirstResponder)
        #expect(place(bar).minY == 230)
        screen.type("hi")
        #expect(text.text == "hi")
        text.resignFirstResponder()
        screen.advance(by: 0.5)
        #expect(chat.isFirstResponder)
        #expect(place(bar).minY == 430)
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        #expect(place(bar).minY == 230)
        screen.show(UIViewController())
        screen.advance(by: 0.5)
        #expect(bar.window == nil)
        #expect(!field.isFirstResponder)
        log.stop()
    }

    @Test("a field that leaves the window is no longer typed into")
    func leaving() {
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(log.take() == ["began", "ended"])
        screen.type("a")
        #expect(field.text == "")
        log.stop()
    }
}

/// Text in lists that have to end above what it is typed with.
@MainActor @Suite("Input views over lists") struct InputRoomTests {
    private final class Form: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34))
            field.tag = 100
            cell.contentView.addSubview(field)
            return cell
        }
    }

    @Test("a table controller's table makes room, and shows the field")
    func tableController() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1), form = Form()
        screen.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
        screen.onScreenKeyboardHeight = 200
        screen.show(form)
        screen.advance(by: 0.1)
        let table = try #require(form.tableView)
        screen.tap(at: CGPoint(x: 60, y: 420))
        screen.advance(by: 1)
        let path = IndexPath(row: 9, section: 0)
        let field = try #require(table.cellForRow(at: path)?.viewWithTag(100))
        #expect(field.isFirstResponder)
        #expect(table.adjustedContentInset.bottom == 230)
        #expect(field.convert(field.bounds, to: nil).maxY <= 250)
        field.resignFirstResponder()
        screen.advance(by: 1)
        #expect(table.adjustedContentInset.bottom == 30)
    }

    @Test("a field that keys lead to scrolls into sight")
    func tabbing() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        let near = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        let far = UITextField(frame: CGRect(x: 20, y: 900, width: 200, height: 30))
        let button = UIButton(frame: CGRect(x: 20, y: 1500, width: 200, height: 30))
        for view in [near, far, button] { scrollView.addSubview(view) }
        screen.show(scrollView)
        screen.advance(by: 0.1)
        for (view, offset) in [(near, 0), (far, 450), (button, 1050)] as [(UIView, CGFloat)] {
            screen.press(.keyboardTab)
            screen.advance(by: 1)
            #expect(screen.window.focusedView === view)
            #expect(scrollView.contentOffset.y == offset)
        }
    }
}
