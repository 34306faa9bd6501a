import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Tutorial: modal and push transitions")
struct TransitionTutorialTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
    let presenter = UIViewController()
    let modal = UIViewController()

    init() {
        presenter.view.backgroundColor = .systemTeal
        let mark = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 80))
        mark.backgroundColor = .white
        presenter.view.addSubview(mark)
        modal.view.backgroundColor = .systemOrange
    }

    private func present(_ delegate: BouncePresenter, _ style: UIModalPresentationStyle) {
        screen.show(presenter)
        screen.advance(by: 0.1)
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = delegate
        delegate.swipeTransition.wire(to: modal)
        presenter.present(modal, animated: true)
        screen.advance(by: 1)
    }

    @Test("the bounce swings past the top and settles")
    func bounce() throws {
        screen.advance(by: 0)
        let delegate = BouncePresenter()
        screen.show(presenter)
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = delegate
        presenter.present(modal, animated: true)
        var highest = 568.0
        for frame in 0..<60 {
            screen.advance(by: 1 / 60)
            if frame % 15 == 7 { try screen.pictureToLookAt("bounce-\(frame / 15)") }
            highest = min(highest, Double(modal.view.layer.presentation()?.frame.minY ?? 0))
        }
        #expect(highest < -5)
        #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
        #expect(presenter.view.window == nil)
    }

    @Test("a dismissal asks for the animator, then for the interactor, and takes a second and a half")
    func normalDismissal() {
        screen.advance(by: 0)
        let delegate = BouncePresenter()
        present(delegate, .fullScreen)
        modal.dismiss(animated: true)
        #expect(delegate.asked == ["animator", "interactor"])
        screen.advance(by: 1.4)
        #expect(modal.view.window != nil)
        screen.advance(by: 0.2)
        #expect(modal.view.window == nil)
        #expect(presenter.view.window != nil)
    }

    @Test(
        "a swipe drives the dismissal: short it springs back, long it goes",
        arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func swipe(style: UIModalPresentationStyle) {
        screen.advance(by: 0)
        let delegate = BouncePresenter(isSemi: style == .custom)
        present(delegate, style)
        let before = screen.snapshot()
        let rest = modal.view.frame.minY
        let finger = screen.finger(at: CGPoint(x: 160, y: 300))
        finger.move(to: CGPoint(x: 160, y: 320), over: 0.1)
        finger.move(to: CGPoint(x: 160, y: 420), over: 0.3)
        #expect(modal.view.layer.presentation()!.frame.minY > rest + 20)
        finger.lift()
        screen.advance(by: 1)
        #expect(!screen.snapshot().differs(from: before))
        #expect(presenter.presentedViewController === modal)
        screen.drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 540), duration: 0.4)
        screen.advance(by: 2)
        #expect(presenter.presentedViewController == nil)
        #expect(!presenter.view.isHidden)
        #expect(presenter.view.window != nil)
        #expect(screen.snapshot().pixel(60, 80).red == 255)
    }

    @Test("the half page keeps the lower part, and the presenter shows again after it")
    func semi() throws {
        screen.advance(by: 0)
        let delegate = BouncePresenter(isSemi: true)
        present(delegate, .custom)
        #expect(abs(modal.view.frame.minY - 227.2) < 1e-6)
        #expect(abs(modal.view.frame.maxY - 568) < 1e-6)
        try screen.pictureToLookAt("semi")
        #expect(presenter.view.isHidden)
        modal.dismiss(animated: true)
        screen.advance(by: 1.6)
        #expect(!presenter.view.isHidden)
        let plain = screen.snapshot()
        screen.advance(by: 0.1)
        #expect(!screen.snapshot().differs(from: plain))
    }

    @Test("the picture zooms into the pushed page and back, with a finger that lets go or not")
    func zoom() throws {
        screen.advance(by: 0)
        let pictures = PicturesController()
        let navigation = UINavigationController(rootViewController: pictures)
        screen.show(navigation)
        screen.advance(by: 0.1)
        let start = screen.snapshot()
        screen.tap(at: CGPoint(x: 200, y: 150))
        let page = try #require(navigation.topViewController as? PictureController)
        screen.advance(by: 0.2)
        let snap = try #require(navigation.topViewController?.view.superview?.subviews.last)
        try screen.pictureToLookAt("zoom-1")
        let middle = try #require(snap.layer.presentation()?.frame)
        #expect(middle.width > 130)
        #expect(middle.minX < 170)
        screen.advance(by: 1)
        #expect(!page.imageView.isHidden)
        let large = screen.snapshot()
        let finger = screen.finger(at: CGPoint(x: 4, y: 300))
        finger.move(to: CGPoint(x: 30, y: 300), over: 0.1)
        finger.move(to: CGPoint(x: 100, y: 300), over: 0.2)
        try screen.pictureToLookAt("zoom-2")
        #expect(screen.snapshot().differs(from: large))
        finger.lift()
        screen.advance(by: 1)
        #expect(!screen.snapshot().differs(from: large))
        #expect(navigation.topViewController === page)
        screen.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 260, y: 300), duration: 0.4)
        screen.advance(by: 1)
        #expect(navigation.topViewController === pictures)
        #expect(!screen.snapshot().differs(from: start))
    }
}
