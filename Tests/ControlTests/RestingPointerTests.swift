import MutoscopeTesting
import Testing

@testable import UIKit

/// What comes while a pointer or a finger rests: tips, and small things shown large.
@MainActor @Suite("Resting pointers and fingers") struct RestingPointerTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
    private let page = UIView()

    init() {
        page.backgroundColor = .systemBackground
        screen.show(page)
        screen.advance(by: 0.1)
    }

    private func find<Kind: UIView>(_ type: Kind.Type) -> Kind? {
        screen.window.subviews.lazy.compactMap { $0 as? Kind }.first
    }

    @Test("A pointer that rests on a control for a second shows its tip, until it leaves")
    func toolTip() throws {
        let button = UIButton(frame: CGRect(x: 40, y: 100, width: 120, height: 40))
        button.toolTip = "Sends the letter"
        page.addSubview(button)
        screen.advance(by: 0.1)
        screen.hover(at: CGPoint(x: 60, y: 120))
        screen.advance(by: 0.6)
        screen.hover(at: CGPoint(x: 70, y: 120))
        screen.advance(by: 0.6)
        #expect(find(ToolTipView.self) == nil, "it has moved meanwhile")
        screen.advance(by: 0.5)
        let tip = try #require(find(ToolTipView.self))
        #expect(tip.frame.minY == 140)
        try screen.pictureToLookAt("tool-tip")
        screen.hover(at: CGPoint(x: 300, y: 300))
        screen.advance(by: 0.1)
        #expect(find(ToolTipView.self) == nil)
    }

    @Test(
        "Where text is of an accessibility size, a finger that rests on a bar's button shows it large and then taps it")
    func largeContent() throws {
        var taps = 0
        let bar = UIToolbar(frame: CGRect(x: 0, y: 340, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(
                title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
                primaryAction: UIAction { _ in taps += 1 })
        ]
        page.addSubview(bar)
        screen.advance(by: 0.1)
        let button = try #require(bar.items?[0].shownView)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        let finger = screen.finger(at: place)
        screen.advance(by: 0.8)
        #expect(find(LargeContentCard.self) == nil, "text is of the usual size")
        finger.lift()
        screen.advance(by: 0.3)
        taps = 0
        screen.window.screen.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        screen.advance(by: 0.1)
        let other = screen.finger(at: place)
        screen.advance(by: 0.8)
        let card = try #require(find(LargeContentCard.self))
        #expect(card.item?.largeContentTitle == "Share")
        try screen.pictureToLookAt("large-content")
        other.lift()
        screen.advance(by: 0.4)
        #expect(find(LargeContentCard.self) == nil)
        #expect(taps == 1)
    }

    @Test("A rotor is walked through from its first element to its last")
    func rotor() {
        let labels = (0..<3).map { _ in UILabel() }
        page.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Headings") { predicate in
                let now = labels.firstIndex { $0 === predicate.currentItem.targetElement }
                let next = predicate.searchDirection == .next ? (now ?? -1) + 1 : (now ?? labels.count) - 1
                guard labels.indices.contains(next) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
            }
        ]
        let rotor = page.accessibilityCustomRotors?.first
        #expect(rotor?.name == "Headings")
        #expect(rotor?.results.map { $0.targetElement as? UILabel } == labels)
    }
}
