import MutoscopeTesting
import Testing
import UIKit

/// Names that stopped code.
@MainActor struct SmallNamesTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 300))

    @Test func deletingByTheSystemsAnimation() {
        let page = UIView(), gone = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), other = UIView()
        screen.show(page)
        page.addSubview(gone)
        page.addSubview(other)
        screen.advance(by: 0)
        var finished: Bool?
        UIView.perform(.delete, on: [gone], options: []) {
            other.alpha = 0.5
        } completion: {
            finished = $0
        }
        screen.advance(by: 0.1)
        #expect(gone.superview === page)
        screen.advance(by: 1)
        #expect(gone.superview == nil)
        #expect(other.alpha == 0.5)
        #expect(finished == true)
    }

    final class Card: UIView {
        @Invalidating(.layout) var gap: CGFloat = 8
        @Invalidating(.display, .intrinsicContentSize) var title = "a"
        @Invalidating(.layout, .display, .constraints) var style = 0
        var layouts = 0, measured = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            measured += 1
        }
    }

    @Test func changedPropertiesInvalidateTheirView() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.show(card)
        screen.advance(by: 0)
        let layouts = card.layouts, measured = card.measured
        card.gap = 8
        screen.advance(by: 0.1)
        #expect(card.layouts == layouts)
        card.gap = 9
        screen.advance(by: 0.1)
        #expect(card.gap == 9)
        #expect(card.layouts == layouts + 1)
        card.title = "b"
        #expect(card.measured == measured + 1)
        card.style = 1
        screen.advance(by: 0.1)
        #expect(card.layouts == layouts + 2)
    }

    @Test func aTimerThatBeginsAtADate() {
        @MainActor final class Target: NSObject {
            var info: [Any?] = []
            func fire(_ timer: Timer) { info.append(timer.userInfo) }
        }
        let target = Target()
        let timer = Timer(
            fireAt: Date(timeIntervalSinceNow: 0.5), interval: 1, target: target,
            selector: Selector("fire:", Target.fire(_:)), userInfo: "x",
            repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        screen.advance(by: 0.4)
        #expect(target.info.isEmpty)
        screen.advance(by: 1.2)
        #expect(target.info.count == 2)
        timer.invalidate()
    }

    @Test func treesArePrintedByName() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)), label = UILabel()
        label.text = "hi"
        view.addSubview(label)
        let text = try #require(view.value(forKey: "recursiveDescription") as? String)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("<UIView: 0x"))
        #expect(lines[0].contains("frame = (0 0; 10 20)"))
        #expect(lines[1].hasPrefix("   | <UILabel: 0x"))
        #expect(lines[1].contains("text = 'hi'"))
        let selector = Selector(("recursiveDescription"))
        #expect(view.responds(to: selector))
        #expect(view.perform(selector)?.takeUnretainedValue() as? String == text)
        let controller = UIViewController()
        let hierarchy = try #require(controller.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? String)
        #expect(hierarchy.hasPrefix("<UIViewController 0x"))
    }

    final class Pad: UIView {
        var copied = 0, starred = 0
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { copied += 1 }
        func star(_ sender: Any?) { starred += 1 }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            ["copy:", "star:"].contains(action.name)
        }
    }

    @Test func theMenuOfTheOlderKind() {
        let pad = Pad(), menu = UIMenuController.shared
        screen.show(pad)
        pad.becomeFirstResponder()
        menu.menuItems = [UIMenuItem(title: "Star", action: Selector("star:", Pad.star(_:)))]
        defer { menu.menuItems = nil }
        menu.showMenu(from: pad, rect: CGRect(x: 100, y: 150, width: 20, height: 20))
        screen.advance(by: 0.5)
        #expect(menu.isMenuVisible)
        let star = find("Star", in: screen.window)
        #expect(find("Copy", in: screen.window) != nil)
        if let star { screen.tap(at: star) }
        screen.advance(by: 0.5)
        #expect(pad.starred == 1)
        #expect(!menu.isMenuVisible)
        menu.setTargetRect(CGRect(x: 100, y: 150, width: 20, height: 20), in: pad)
        menu.setMenuVisible(true, animated: true)
        #expect(menu.isMenuVisible)
        menu.hideMenu()
        #expect(!menu.isMenuVisible)
    }

    /// The middle of what is called so, in the window.
    private func find(_ label: String, in view: UIView) -> CGPoint? {
        if view.accessibilityLabel == label {
            return screen.window.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
        }
        return view.subviews.lazy.compactMap { self.find(label, in: $0) }.first
    }

    @Test("looks of alert actions that are set by key")
    func alertActionsByKey() throws {
        let controller = UIViewController()
        screen.show(controller)
        let alert = UIAlertController(title: "Colour", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Purple", style: .default)
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        alert.addAction(action)
        controller.present(alert, animated: false)
        screen.advance(by: 0.5)
        func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
        #expect(labels(alert.view).contains { $0.text == "Purple" && $0.textColor == .purple })
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .purple)
        alert.setValue(NSAttributedString(string: "Styled", attributes: [.kern: 2]), forKey: "attributedTitle")
        #expect(labels(alert.view).contains { $0.attributedText?.string == "Styled" })
    }

    private final class Name: NSObject {
        let text: String
        init(_ text: String) { self.text = text }
        func name() -> NSString { text as NSString }
    }

    @Test("an index sorts by first letters, marks aside")
    func indexedCollation() {
        let collation = UILocalizedIndexedCollation.current()
        let names = ["zebra", "Élan", "apple", "42"].map(Name.init)
        let selector = Selector("text")
        #expect(names.map { collation.section(for: $0, collationStringSelector: selector) } == [25, 4, 0, 26])
        let sorted = collation.sortedArray(from: names, collationStringSelector: selector) as? [Name]
        #expect(sorted?.map(\.text) == ["42", "apple", "Élan", "zebra"])
    }

    @Test("what the program asks of the system and cannot have is said")
    func systemNames() {
        #expect(UIButton(type: .roundedRect).buttonType == .system)
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US"])
        #expect(UIApplication.shared.backgroundRefreshStatus == .restricted)
        let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
        item.localizedTitle = "Newer"
        UIApplication.shared.shortcutItems = [item]
        #expect(UIApplication.shared.shortcutItems?.first?.localizedTitle == "Newer")
        UIApplication.shared.shortcutItems = nil
        #expect(UITouch().estimatedPropertiesExpectingUpdates.isEmpty)
    }

    @Test("what a pen writes has somewhere to be asked for, and what is to be handed on somewhere to be kept")
    func handwriting() {
        final class Page: UIView, UIScribbleInteractionDelegate, UIIndirectScribbleInteractionDelegate {
            func indirectScribbleInteraction(
                _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([Int]) -> Void
            ) { completion([1]) }
            func indirectScribbleInteraction(
                _ interaction: any UIInteraction, isElementFocused elementIdentifier: Int
            ) -> Bool { false }
            func indirectScribbleInteraction(
                _ interaction: any UIInteraction, frameForElement elementIdentifier: Int
            ) -> CGRect { bounds }
            func indirectScribbleInteraction(
                _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Int,
                referencePoint focusReferencePoint: CGPoint,
                completion: @escaping ((any UIResponder & UITextInput)?) -> Void
            ) { completion(nil) }
        }
        let page = Page(), direct = UIScribbleInteraction(delegate: page)
        let indirect = UIIndirectScribbleInteraction(delegate: page)
        page.addInteraction(direct)
        page.addInteraction(indirect)
        #expect(direct.view === page)
        #expect(indirect.view === page)
        #expect(indirect.delegate != nil)
        #expect(!direct.isHandlingWriting)
        #expect(page.activityItemsConfiguration == nil)
        let items = UIActivityItemsConfiguration(objects: [NSString(string: "a")])
        page.activityItemsConfiguration = items
        #expect(page.activityItemsConfiguration === items)
        let guide = UIFocusGuide()
        guide.preferredFocusEnvironments = [page]
        page.addLayoutGuide(guide)
        #expect(guide.preferredFocusedView === page)
    }
}
