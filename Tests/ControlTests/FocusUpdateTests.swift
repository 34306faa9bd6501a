import MutoscopeTesting
import Testing

@testable import UIKit

/// What views and controllers are asked and told as keys move the focus.
@MainActor @Suite("moves of the focus") struct FocusUpdateTests {
    @MainActor
    final class Log {
        var lines: [String] = []
        var refuses: String?

        func asked(_ name: String, _ context: UIFocusUpdateContext) -> Bool {
            lines.append("\(name)?")
            return refuses != name
        }
        func told(_ name: String, _ context: UIFocusUpdateContext) { lines.append(name) }
    }

    private final class Key: UIButton {
        let name: String, log: Log
        init(_ name: String, _ log: Log, x: CGFloat) {
            (self.name, self.log) = (name, log)
            super.init(frame: CGRect(x: x, y: 10, width: 60, height: 40))
        }
        required init?(coder: NSCoder) { nil }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { log.asked(name, context) }
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            log.told(name, context)
            let isOn = context.nextFocusedView === self
            coordinator.addCoordinatedAnimations({ self.alpha = isOn ? 1 : 0.5 }) {
                self.log.lines.append("\(self.name) over")
            }
        }
    }

    private final class Board: UIViewController {
        let log: Log
        var preferred: [any UIFocusEnvironment]?
        var contexts: [UIFocusUpdateContext] = []
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] {
            preferred ?? super.preferredFocusEnvironments
        }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { log.asked("board", context) }
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            contexts.append(context)
            log.told("board", context)
        }
    }

    private let log = Log(), screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 1)
    private let board: Board, keys: [Key]

    init() {
        let log = log
        board = Board(log)
        keys = ["a", "b", "c"].enumerated().map { Key($1, log, x: 10 + 80 * CGFloat($0)) }
        for key in keys { board.view.addSubview(key) }
        screen.show(board)
        screen.advance(by: 0.1)
    }

    private func heard(_ body: () -> Void) -> [String] {
        log.lines = []
        body()
        return log.lines.filter { !$0.hasSuffix("over") }
    }

    @Test("all that hold what loses the focus or gets it are asked and told, from the inside out")
    func order() throws {
        #expect(heard { screen.press(.keyboardTab) } == ["a?", "board?", "a", "board"])
        #expect(keys[0].isFocused)
        #expect(UIFocusSystem.focusSystem(for: board)?.focusedItem === keys[0])
        let lines = heard { screen.press(.keyboardTab) }
        #expect(lines == ["a?", "b?", "board?", "a", "b", "board"])
        let context = try #require(board.contexts.last)
        #expect(context.previouslyFocusedView === keys[0])
        #expect(context.nextFocusedItem === keys[1])
        #expect(context.focusHeading == .next)
        #expect(!keys[0].isFocused)
        screen.press(.keyboardTab, modifiers: .shift)
        #expect(board.contexts.last?.focusHeading == .previous)
        #expect(keys[0].isFocused)
        #expect(UIFocusSystem.environment(board, contains: keys[0]))
        #expect(!UIFocusSystem.environment(keys[1], contains: keys[0]))
    }

    @Test("who says no keeps the focus where it is")
    func refusal() {
        screen.press(.keyboardTab)
        log.refuses = "b"
        nonisolated(unsafe) var failures = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: screen.window.focusSystem, queue: nil
        ) { _ in failures += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(heard { screen.press(.keyboardTab) } == ["a?", "b?"])
        #expect(keys[0].isFocused)
        #expect(failures == 1)
    }

    @Test("animations go beside, and a notification tells of the move")
    func animations() {
        nonisolated(unsafe) var moves = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: screen.window.focusSystem, queue: nil
        ) { note in
            let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
            if context is UIFocusUpdateContext { moves += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        for key in keys { key.alpha = 0.5 }
        screen.press(.keyboardTab)
        screen.advance(by: 0.1)
        let part = keys[0].layer.presentation()?.opacity ?? 0
        #expect(part > 0.55)
        #expect(part < 0.95)
        #expect(moves == 1)
        screen.advance(by: 0.3)
        #expect(log.lines.last == "a over")
    }

    @Test("a program asks for the focus, and a controller says where it goes")
    func requests() {
        screen.press(.keyboardTab)
        board.preferred = [keys[2], keys[1]]
        board.setNeedsFocusUpdate()
        #expect(keys[0].isFocused)
        screen.advance(by: 0.1)
        #expect(keys[2].isFocused)
        keys[2].isEnabled = false
        board.setNeedsFocusUpdate()
        board.updateFocusIfNeeded()
        #expect(keys[1].isFocused, "what is disabled cannot have it")
        keys[0].setNeedsFocusUpdate()
        screen.advance(by: 0.1)
        #expect(keys[1].isFocused, "who has not got the focus asks in vain")
        UIFocusSystem.focusSystem(for: keys[0])?.requestFocusUpdate(to: keys[0])
        screen.advance(by: 0.1)
        #expect(keys[0].isFocused)
    }

    @Test("a finger takes the focus away, and that is told")
    func finger() {
        screen.press(.keyboardTab)
        #expect(heard { screen.tap(at: CGPoint(x: 150, y: 150)) } == ["a", "board"])
        #expect(!keys[0].isFocused)
        #expect(board.contexts.last?.nextFocusedItem == nil)
    }

    @Test("views of a program's own can have the focus")
    func ownViews() {
        final class Tile: UIView {
            override var canBecomeFocused: Bool { true }
        }
        let tile = Tile(frame: CGRect(x: 10, y: 100, width: 60, height: 60))
        board.view.addSubview(tile)
        for key in keys { key.isEnabled = false }
        screen.press(.keyboardTab)
        #expect(tile.isFocused)
    }
}
