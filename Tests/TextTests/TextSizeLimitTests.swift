import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Limits of the text size")
struct TextSizeLimitTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200))
    private let view = UIView(), below = UIView()

    private func show(_ category: UIContentSizeCategory) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.addSubview(below)
        screen.show(controller)
        controller.view.window?.screen.changeTraits { $0.preferredContentSizeCategory = category }
    }

    private var size: UIContentSizeCategory { below.traitCollection.preferredContentSizeCategory }

    @Test("hold for a view and what is below it, and what stands above it does not care")
    func limits() {
        show(.accessibilityLarge)
        #expect(size == .accessibilityLarge)
        view.maximumContentSizeCategory = .extraLarge
        #expect(size == .extraLarge)
        #expect(view.superview?.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        view.minimumContentSizeCategory = .extraExtraLarge
        view.maximumContentSizeCategory = nil
        #expect(size == .accessibilityLarge)
        #expect(below.appliedContentSizeCategoryLimitsDescription.contains("XXL"))
    }

    @Test("are there before the view enters a window")
    func before() {
        view.minimumContentSizeCategory = .accessibilityMedium
        show(.small)
        #expect(size == .accessibilityMedium)
    }

    @MainActor private final class Listener: NSObject {
        var heard: UIContentSizeCategory?

        func hear(_ note: Notification) {
            heard = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        }
    }

    @Test("the user's choice is told to who listens")
    func notification() {
        let listener = Listener()
        NotificationCenter.default.addObserver(
            listener, selector: Selector("hear:", Listener.hear(_:)), name: UIContentSizeCategory.didChangeNotification,
            object: nil)
        show(.extraSmall)
        NotificationCenter.default.removeObserver(listener)
        #expect(listener.heard == .extraSmall)
    }
}

@MainActor
@Suite("Fields that draw themselves")
struct FieldDrawingTests {
    private final class Field: UITextField {
        var placeholderRects: [CGRect] = []
        var textRects: [CGRect] = []
        var draws = true

        override func drawPlaceholder(in rect: CGRect) {
            placeholderRects.append(rect)
            if draws { super.drawPlaceholder(in: rect) }
        }

        override func drawText(in rect: CGRect) {
            textRects.append(rect)
            if draws { super.drawText(in: rect) }
        }
    }

    private func picture(_ edit: (UITextField) -> Void) -> (field: Field, image: [UInt8]) {
        let screen = TestScreen(size: CGSize(width: 160, height: 60)), controller = UIViewController()
        let field = Field(frame: CGRect(x: 20, y: 10, width: 120, height: 40))
        controller.view.addSubview(field)
        edit(field)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (field, redValues(screen))
    }

    private func plainPicture(_ edit: (UITextField) -> Void) -> [UInt8] {
        let screen = TestScreen(size: CGSize(width: 160, height: 60)), controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 120, height: 40))
        controller.view.addSubview(field)
        edit(field)
        screen.show(controller)
        screen.advance(by: 0.1)
        return redValues(screen)
    }

    private func redValues(_ screen: TestScreen) -> [UInt8] {
        let image = screen.snapshot()
        return (0..<60).flatMap { y in (0..<160).map { image.pixel($0, y).red } }
    }

    @Test("are asked for their placeholder and text where these stand, and show what they draw")
    func asked() {
        let (field, image) = picture { $0.placeholder = "Name" }
        #expect(field.placeholderRects.last == field.placeholderRect(forBounds: field.bounds))
        #expect(image == plainPicture { $0.placeholder = "Name" })
        let (typed, shown) = picture { $0.text = "Ada" }
        #expect(typed.textRects.last.map { field.bounds.contains($0) } == true)
        #expect(shown == plainPicture { $0.text = "Ada" })
    }

    @Test("show nothing where they draw nothing")
    func nothing() {
        let empty = plainPicture { _ in }
        let (_, image) = picture {
            ($0 as? Field)?.draws = false
            $0.placeholder = "Name"
        }
        #expect(image == empty)
    }
}
