import MutoscopeTesting
import Testing
import UIKit

@testable import Fieldbook

extension AppTests {
    /// Random fingers, wheels, keys, sizes, looks and directions over the whole app: nothing crashes, stays stuck, grows or leaks.
    ///
    /// `MUTOSCOPE_ROUNDS=2000` plays that many scripts and prints each seed before it; `MUTOSCOPE_SEED=17` begins with that seed.
    @MainActor @Suite("Random use", .serialized)
    struct RandomUseTests {
        private static func number(_ name: String) -> UInt64? {
            ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
        }

        @Test("leaves the app whole")
        func anyUse() async {
            let count = Self.number("MUTOSCOPE_ROUNDS")
            let first = Self.number("MUTOSCOPE_SEED") ?? 0
            for seed in first..<first + (count ?? 4) {
                if count != nil { print("seed \(seed)") }
                weak var left: MainTabController?
                await RandomUse(seed: seed).play(&left)
                #expect(left == nil, "seed \(seed): the app is still there")
            }
        }
    }
}

/// The same numbers from the same seed, on every machine.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@MainActor
private final class RandomUse {
    private let seed: UInt64
    private var random: Seeded
    private var size = CGSize(width: 390, height: 844)
    private var fingers: [TestFinger] = []

    init(seed: UInt64) {
        self.seed = seed
        random = Seeded(seed)
    }

    private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    private var point: CGPoint { CGPoint(x: number(0...size.width), y: number(0...size.height)) }

    func play(_ left: inout MainTabController?) async {
        let book = FieldbookScreen(scale: 1)
        left = book.tabs
        await book.load()
        for _ in 0..<60 { await act(book) }
        for finger in fingers { finger.lift() }
        fingers = []
        await book.screen.advance(by: 4)
        expectRest(book)
        book.tabs.dismiss(animated: false)
        await book.screen.advance(by: 1)
        book.screen.window.rootViewController = nil
        await book.screen.advance(by: 1)
    }

    private func act(_ book: FieldbookScreen) async {
        let screen = book.screen
        switch Int.random(in: 0..<24, using: &random) {
        case 0...5: screen.tap(at: point)
        case 6, 7: screen.drag(from: point, to: point, duration: Double(number(0.05...0.4)))
        case 8: if fingers.count < 3 { fingers.append(screen.finger(at: point)) }
        case 9: fingers.randomElement(using: &random)?.move(to: point, over: Double(number(0...0.3)))
        case 10: if !fingers.isEmpty { fingers.removeFirst().lift() }
        case 11:
            screen.wheel(at: point, by: CGPoint(x: 0, y: number(-200...200)), isTrackpad: Bool.random(using: &random))
        case 12: screen.click(at: point)
        case 13: screen.type(["a", "Prim", "ب", "é", " "].randomElement(using: &random) ?? "a")
        case 14: key(on: screen)
        case 15: screen.hover(at: point)
        case 16: screen.userInterfaceStyle = Bool.random(using: &random) ? .dark : .light
        case 17: screen.layoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
        case 18:
            let sizes: [UIContentSizeCategory] = [.small, .large, .extraExtraLarge, .accessibilityLarge]
            screen.contentSizeCategory = sizes.randomElement(using: &random) ?? .large
        case 19: resize(screen)
        case 20: back(book)
        default: await screen.advance(by: Double(number(0...0.8)))
        }
        await screen.advance(by: 0.05)
    }

    private func key(on screen: TestScreen) {
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardTab, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDownArrow, .keyboardUpArrow,
            .keyboardDeleteOrBackspace, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageDown,
        ]
        if let key = keys.randomElement(using: &random) { screen.press(key) }
    }

    private func resize(_ screen: TestScreen) {
        let sizes = [
            CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
            CGSize(width: 1024, height: 768), CGSize(width: number(200...900), height: number(300...900)),
        ]
        size = sizes.randomElement(using: &random) ?? size
        screen.resize(to: size)
    }

    /// Out of wherever the app is, so that scripts get about.
    private func back(_ book: FieldbookScreen) {
        if book.top !== book.tabs {
            book.top.dismiss(animated: Bool.random(using: &random))
        } else if let navigation = book.navigation, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else {
            book.tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
        }
    }

    private func expectRest(_ book: FieldbookScreen) {
        let window = book.screen.window
        #expect(book.top.transitionCoordinator == nil, "seed \(seed): a transition is still under way")
        for view in window.everything {
            if let control = view as? UIControl {
                #expect(!control.isTracking, "seed \(seed): \(type(of: control)) still tracks")
            }
            guard let list = view as? UIScrollView else { continue }
            #expect(!list.isTracking, "seed \(seed): \(type(of: list)) still tracks")
            #expect(!list.isDecelerating, "seed \(seed): \(type(of: list)) still moves")
            #expect(
                list.contentSize.height < 30_000, "seed \(seed): \(type(of: list)) has grown to \(list.contentSize)")
            #expect(list.contentSize.width < 10_000, "seed \(seed): \(type(of: list)) has grown to \(list.contentSize)")
        }
        var taps = 0
        let target = UIButton(frame: window.bounds)
        target.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(target)
        book.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 1, "seed \(seed): a tap afterwards was not heard")
        target.removeFromSuperview()
    }
}
