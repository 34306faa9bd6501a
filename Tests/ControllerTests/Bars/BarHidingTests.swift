import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@Suite("Bars that make room")
@MainActor
struct BarHidingTests {
    private func shown(_ screen: TestScreen) -> (UINavigationController, UITextField) {
        let page = UIViewController(), field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        page.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        screen.advance(by: 0.1)
        return (navigation, field)
    }

    @Test("a keyboard hides them, and a tap brings them back")
    func keyboard() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let (navigation, field) = shown(screen)
        screen.onScreenKeyboardHeight = 200
        navigation.hidesBarsWhenKeyboardAppears = true
        #expect(field.becomeFirstResponder())
        screen.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        screen.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        screen.tap(at: CGPoint(x: 160, y: 400))
        screen.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsWhenKeyboardAppears = false
        #expect(field.becomeFirstResponder())
        screen.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("little height hides them, and a tap where they were brings them back")
    func height() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let (navigation, _) = shown(screen)
        navigation.hidesBarsWhenVerticallyCompact = true
        #expect(!navigation.isNavigationBarHidden)
        navigation.traitOverrides.verticalSizeClass = .compact
        screen.advance(by: 0.5)
        #expect(navigation.isNavigationBarHidden)
        screen.tap(at: CGPoint(x: 160, y: 400))
        screen.advance(by: 0.5)
        #expect(navigation.isNavigationBarHidden)
        screen.tap(at: CGPoint(x: 160, y: 10))
        screen.advance(by: 0.5)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("enough height brings them back")
    func enoughHeight() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let (navigation, _) = shown(screen)
        navigation.hidesBarsWhenVerticallyCompact = true
        navigation.traitOverrides.verticalSizeClass = .compact
        screen.advance(by: 0.5)
        navigation.traitOverrides.verticalSizeClass = .regular
        screen.advance(by: 0.5)
        #expect(!navigation.isNavigationBarHidden)
    }
}
