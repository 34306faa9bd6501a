import MutoscopeTesting
import Testing
import UIKit

/// Sheets: where they rest, what the finger does with them, and who hears of it.
@MainActor
@Suite("Sheets")
struct SheetTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 800), scale: 1)
    private let root = UIViewController()
    private let content = UIViewController()
    private let delegate = Listener()

    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var log: [String] = []
        var mayDismiss = true

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            log.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.append("should")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.append("attempt")
        }
    }

    private static let low = UISheetPresentationController.Detent.Identifier("low")

    private func present(_ detents: [UISheetPresentationController.Detent]) throws -> UISheetPresentationController {
        screen.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
        root.view.backgroundColor = .white
        content.view.backgroundColor = .systemYellow
        screen.show(root)
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = delegate
        root.present(content, animated: true)
        screen.advance(by: 1)
        return sheet
    }

    private var top: CGFloat { content.view.convert(content.view.bounds, to: nil).minY }

    @Test("heights are those of the detents, with the bottom safe area")
    func detents() throws {
        var most: CGFloat = 0
        let low = UISheetPresentationController.Detent.custom(identifier: Self.low) { context in
            most = context.maximumDetentValue
            return 200
        }
        let sheet = try present([.medium(), low, .large()])
        #expect(top == 566, "the lowest first")
        #expect(most == 706, "below the upper safe area and a gap, without the lower one")
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        screen.advance(by: 1)
        #expect(top == 400)
        sheet.selectedDetentIdentifier = .large
        screen.advance(by: 0.1)
        #expect(top == 60)
        #expect(delegate.log.isEmpty, "only the user's changes are told")
        let first = UISheetPresentationController.Detent.custom { _ in 100 }
        let second = UISheetPresentationController.Detent.custom { _ in nil }
        #expect(first.identifier != second.identifier)
        sheet.detents = [first, second]
        screen.advance(by: 0.1)
        #expect(top == 666)
        screen.resize(to: CGSize(width: 390, height: 600))
        screen.advance(by: 0.5)
        #expect(top == 466)
    }

    @Test("a drag rests at the nearest detent, and the delegate hears which")
    func dragging() throws {
        _ = try present([.medium(), .large()])
        #expect(top == 400)
        screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 100), duration: 0.6)
        screen.advance(by: 1)
        #expect(top == 60)
        #expect(delegate.log == ["com.apple.UIKit.large"])
        screen.drag(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 200, y: 380), duration: 0.6)
        screen.advance(by: 1)
        #expect(top == 400)
        #expect(delegate.log.last == "com.apple.UIKit.medium")
        delegate.log = []
        screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 790), duration: 0.4)
        screen.advance(by: 1)
        #expect(delegate.log == ["should", "will", "did"])
        #expect(root.presentedViewController == nil)
    }

    @Test("a sheet that must stay comes back, and the attempt is told")
    func modal() throws {
        _ = try present([.medium()])
        content.isModalInPresentation = true
        screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 790), duration: 0.4)
        screen.advance(by: 1)
        #expect(top == 400)
        #expect(delegate.log == ["attempt"])
        content.isModalInPresentation = false
        delegate.mayDismiss = false
        delegate.log = []
        screen.tap(at: CGPoint(x: 200, y: 100))
        screen.advance(by: 1)
        #expect(top == 400)
        #expect(delegate.log == ["should", "attempt"])
        delegate.mayDismiss = true
        delegate.log = []
        content.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(delegate.log.isEmpty, "the program's own dismissal is not told")
    }

    @Test("a page that must stay keeps the sheet of its navigation controller")
    func modalPage() throws {
        let bars = UINavigationController(rootViewController: content)
        content.isModalInPresentation = true
        screen.show(root)
        let sheet = try #require(bars.sheetPresentationController)
        sheet.delegate = delegate
        root.present(bars, animated: true)
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.3)
        screen.advance(by: 1)
        #expect(root.presentedViewController === bars)
        #expect(delegate.log == ["attempt"])
        content.isModalInPresentation = false
        screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.3)
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test("content that scrolls sideways, or not at all, leaves the sheet to the finger", arguments: [0, 900])
    func stillContent(width: CGFloat) throws {
        let sheet = try present([.medium(), .large()])
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        let scroll = UIScrollView(frame: content.view.bounds)
        scroll.contentSize = CGSize(width: width, height: 0)
        content.view.addSubview(scroll)
        screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.3)
        screen.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large)
    }

    @Test("under an undimmed sheet the presenter has its touches")
    func undimmed() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 80, width: 390, height: 60))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.accessibilityLabel = "Behind"
        root.view.addSubview(button)
        let sheet = try present([.medium(), .large()])
        sheet.largestUndimmedDetentIdentifier = .medium
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(10, 300).red == 255)
        screen.tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 0.5)
        #expect(taps == 1)
        #expect(root.presentedViewController === content)
        _ = try screen.find(label: "Behind")
        // The closure does not outlive the call.
        func change(_ changes: () -> Void) { sheet.animateChanges(changes) }
        change { sheet.selectedDetentIdentifier = .large }
        screen.advance(by: 1)
        #expect(screen.snapshot().pixel(10, 30).red < 230)
        #expect(throws: (any Error).self) { try screen.find(label: "Behind") }
    }

    @Test("content that scrolls grows the sheet first, and gives it the finger at its top")
    func scrolling() throws {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        list.contentSize = CGSize(width: 390, height: 3000)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.addSubview(list)
        let sheet = try present([.medium(), .large()])
        screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5)
        screen.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(top == 60)
        #expect(list.contentOffset.y <= 0)
        screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5)
        screen.advance(by: 3)
        #expect(top == 60)
        #expect(list.contentOffset.y > 200)
        list.contentOffset.y = -list.adjustedContentInset.top
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 450), duration: 0.5)
        screen.advance(by: 3)
        #expect(top == 400)
        #expect(list.contentOffset.y > 50)
    }

    @Test("in a low container the sheet covers it, or stays at the edge as wide as asked")
    func lowContainer() throws {
        let sheet = try present([.medium(), .large()])
        screen.safeAreaInsets = .zero
        screen.resize(to: CGSize(width: 800, height: 390))
        screen.advance(by: 0.5)
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 800, height: 390))
        #expect(content.view.layer.cornerRadius == 0)
        sheet.prefersEdgeAttachedInCompactHeight = true
        screen.advance(by: 0.1)
        #expect(content.view.frame == CGRect(x: 0, y: 10, width: 800, height: 380), "there is no medium height here")
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        content.preferredContentSize = CGSize(width: 500, height: 100)
        screen.advance(by: 0.1)
        #expect(content.view.frame == CGRect(x: 150, y: 10, width: 500, height: 380))
        screen.resize(to: CGSize(width: 390, height: 800))
        screen.advance(by: 0.5)
        #expect(content.view.frame.minY == 400)
        #expect(content.view.layer.cornerRadius == 10)
    }

    @Test("with room on all sides a page or a form stands free, and goes with the finger", arguments: [true, false])
    func standingFree(isPage: Bool) throws {
        content.modalPresentationStyle = isPage ? .pageSheet : .formSheet
        let screen = TestScreen(size: CGSize(width: 1024, height: 800), scale: 1)
        screen.show(root)
        let sheet = try #require(content.sheetPresentationController)
        sheet.delegate = delegate
        root.present(content, animated: true)
        screen.advance(by: 1)
        let rest =
            isPage ? CGRect(x: 160, y: 20, width: 704, height: 760) : CGRect(x: 242, y: 90, width: 540, height: 620)
        #expect(content.view.frame == rest)
        let finger = screen.finger(at: CGPoint(x: 500, y: 120))
        finger.move(to: CGPoint(x: 500, y: 230), over: 0.3)
        #expect(content.view.frame == rest.offsetBy(dx: 0, dy: 100))
        screen.advance(by: 0.3)
        finger.lift()
        screen.advance(by: 1)
        #expect(content.view.frame == rest)
        #expect(delegate.log == ["should"])
        screen.drag(from: CGPoint(x: 500, y: 120), to: CGPoint(x: 500, y: 700), duration: 0.4)
        screen.advance(by: 1)
        #expect(delegate.log == ["should", "should", "will", "did"])
        #expect(root.presentedViewController == nil)
    }
}
