import MutoscopeTesting
import Testing

@testable import UIKit

/// A bar above what is typed with that grows with what it holds.
@MainActor @Suite("Growing input accessory views") struct GrowingAccessoryTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let chat = Chat()

    private final class Chat: UIViewController {
        var bar: UIView?
        override var canBecomeFirstResponder: Bool { bar != nil }
        override var inputAccessoryView: UIView? { bar }
    }

    /// As chats write them: the height is the content's, which changes.
    private final class Bar: UIView {
        var lines: CGFloat = 1 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 20 + 20 * lines) }

        override init(frame: CGRect) {
            super.init(frame: frame)
            autoresizingMask = .flexibleHeight
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor private final class Log {
        var frames: [CGRect] = []
        var names: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ screen: UIScreen) {
            for name in [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillChangeFrameNotification,
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
                        [weak self] note in
                        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                        MainActor.assumeIsolated {
                            self?.names.append(name.rawValue)
                            if let end { self?.frames.append(end.cgRectValue) }
                        }
                    })
            }
        }

        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private func show(_ bar: UIView) {
        chat.bar = bar
        screen.show(chat)
        chat.becomeFirstResponder()
        screen.advance(by: 0.5)
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("room in lists follows it")
    func lists() {
        let list = UITableViewController(), bar = Bar(),
            field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        list.tableView.tableHeaderView = field
        field.inputAccessoryView = bar
        screen.show(list)
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        #expect(list.tableView.adjustedContentInset.bottom == 40)
        bar.lines = 3
        screen.advance(by: 0.1)
        #expect(list.tableView.adjustedContentInset.bottom == 80)
        bar.lines = 2
        screen.advance(by: 0.1)
        #expect(list.tableView.adjustedContentInset.bottom == 60)
    }

    @Test("one whose intrinsic size changes grows upwards, and notices and the guide follow")
    func intrinsic() {
        let bar = Bar()
        show(bar)
        #expect(place(bar) == CGRect(x: 0, y: 440, width: 320, height: 40))
        let log = Log(screen.window.screen)
        bar.lines = 3
        screen.advance(by: 0.1)
        #expect(place(bar) == CGRect(x: 0, y: 400, width: 320, height: 80))
        #expect(log.frames == Array(repeating: CGRect(x: 0, y: 400, width: 320, height: 80), count: 3))
        #expect(log.names.last == UIResponder.keyboardDidShowNotification.rawValue)
        #expect(chat.view.keyboardLayoutGuide.layoutFrame.height == 80)
        bar.lines = 1
        screen.advance(by: 0.1)
        #expect(place(bar) == CGRect(x: 0, y: 440, width: 320, height: 40))
        bar.invalidateIntrinsicContentSize()
        screen.advance(by: 0.1)
        #expect(log.frames.count == 6, "nothing is told where the height stays")
        log.stop()
    }

    @Test("it grows in the animation around")
    func animated() {
        let bar = Bar()
        show(bar)
        bar.lines = 6
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.superview?.layoutIfNeeded() }
        screen.advance(by: 0.5)
        let middle = bar.superview?.layer.presentation()?.frame.minY ?? 0
        #expect(abs(middle - 390) < 2)
        screen.advance(by: 0.6)
        #expect(place(bar).height == 140)
    }

    @Test("a text that grows in it makes it grow, over a keyboard too")
    func growingText() {
        let bar = UIView(), text = UITextView()
        bar.autoresizingMask = .flexibleHeight
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 16)
        text.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
            text.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        ])
        screen.onScreenKeyboardHeight = 200
        show(bar)
        text.becomeFirstResponder()
        screen.advance(by: 0.5)
        let low = place(bar)
        #expect(low.maxY == 280 && low.height == text.frame.height + 16)
        text.text = "one\ntwo\nthree"
        screen.advance(by: 0.1)
        #expect(place(bar).maxY == 280)
        #expect(place(bar).height > low.height + 30)
        #expect(place(bar).height == text.frame.height + 16)
        #expect(chat.view.keyboardLayoutGuide.layoutFrame.minY == place(bar).minY)
    }

    @Test("one with a constraint for its height follows its constant", arguments: [true, false])
    func constraint(isPlacedByMask: Bool) {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.translatesAutoresizingMaskIntoConstraints = isPlacedByMask
        let height = bar.heightAnchor.constraint(equalToConstant: 44)
        height.isActive = true
        show(bar)
        #expect(place(bar) == CGRect(x: 0, y: 436, width: 320, height: 44))
        let messages = Diagnostics.collecting {
            height.constant = 100
            screen.advance(by: 0.1)
        }.messages
        #expect(place(bar) == CGRect(x: 0, y: 380, width: 320, height: 100))
        #expect(chat.view.keyboardLayoutGuide.layoutFrame.height == 100)
        #expect(messages == [])
    }
}
