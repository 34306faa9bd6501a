import MutoscopeTesting
import Testing
import UIKit

/// A card on a container that it lays out with constraints, and one animator for both ways, as many libraries do it.
@MainActor
private final class CardPresentation: UIPresentationController {
    let backdrop = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { CGRect(x: 0, y: 80, width: $0.bounds.width, height: $0.bounds.height - 80) } ?? .zero
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        backdrop.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(backdrop)
        NSLayoutConstraint.activate([
            backdrop.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
            backdrop.topAnchor.constraint(equalTo: containerView.topAnchor),
            backdrop.widthAnchor.constraint(equalTo: containerView.widthAnchor),
            backdrop.heightAnchor.constraint(equalTo: containerView.heightAnchor),
        ])
    }

    /// What the backdrop does beside the card while it goes.
    var backdropsWayOut: (UIView) -> Void = { _ in }

    override func dismissalTransitionWillBegin() {
        NSLayoutConstraint.deactivate(containerView?.constraints ?? [])
        backdrop.translatesAutoresizingMaskIntoConstraints = true
        backdrop.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        presentedViewController.transitionCoordinator?.animate { _ in self.backdropsWayOut(self.backdrop) }
    }

    /// Whether the card goes to its place in an animation of its own whenever the container is laid out.
    var glides = false

    override func containerViewWillLayoutSubviews() {
        UIView.animate(withDuration: glides ? 0.1 : 0) {
            self.presentedViewController.view.frame = self.frameOfPresentedViewInContainerView
        }
    }
}

@MainActor
private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let card = context.viewController(forKey: isPresenting ? .to : .from) else { return }
        let rest = context.finalFrame(for: card)
        let away = rest.offsetBy(dx: 0, dy: rest.height)
        if isPresenting { context.containerView.addSubview(card.view) }
        card.view.frame = isPresenting ? away : rest
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            card.view.frame = self.isPresenting ? rest : away
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@MainActor
private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(isPresenting: false)
    }
}

/// Fades the coming view in where it is.
@MainActor
private final class FadingDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private final class Lower: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
        }
    }

    var frameAtStart = CGRect.null

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        Lower(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        frameAtStart = view.frame
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.2) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}

@MainActor
@Suite("Presentation controllers of a program's own")
struct CustomPresentationTests {
    @Test("one animator for both ways learns where the view rests, and what lays out the container does not stop it")
    func bothWays() {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
        let page = UIViewController(), card = UIViewController(), delegate = CardDelegate()
        screen.show(page)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        page.present(card, animated: true)
        func shown() -> CGRect { card.view.layer.presentation()?.frame ?? .null }
        screen.advance(by: 0.2)
        #expect(abs(shown().minY - 240) < 12)
        #expect(shown().height == 320)
        screen.advance(by: 0.5)
        #expect(shown() == CGRect(x: 0, y: 80, width: 200, height: 320))
        card.dismiss(animated: true)
        var last: CGFloat = 80
        for _ in 0..<10 {
            screen.advance(by: 1.0 / 30)
            #expect(shown().minY >= last)
            #expect(shown().size == CGSize(width: 200, height: 320))
            last = shown().minY
        }
        #expect(last > 300)
        screen.advance(by: 0.2)
        #expect(page.presentedViewController == nil)
        #expect(card.view.window == nil)
    }

    @Test("the coming view has its place also when the animator never asks where that is")
    func unaskedPlace() {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
        let page = UIViewController(), card = UIViewController(), delegate = FadingDelegate()
        screen.show(page)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        page.present(card, animated: true)
        #expect(delegate.frameAtStart == CGRect(x: 0, y: 100, width: 200, height: 300))
        screen.advance(by: 0.5)
        #expect(card.view.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
        #expect(card.view.bounds.height == 300)
    }

    @Test("a sibling that scales beside a card on its way out does not put the card back to where it rested")
    func scalingSibling() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
        let page = UIViewController(), card = UIViewController(), delegate = CardDelegate()
        screen.show(page)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        page.present(card, animated: true)
        screen.advance(by: 0.7)
        let presentation = try #require(card.presentationController as? CardPresentation)
        presentation.backdropsWayOut = { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        card.dismiss(animated: true)
        var last: CGFloat = 80
        for _ in 0..<10 {
            screen.advance(by: 1.0 / 30)
            let top = card.view.layer.presentation()?.frame.minY ?? 0
            #expect(top >= last)
            last = top
        }
        #expect(last > 300)
    }

    @Test("a container that is laid out before or while the card goes does not put the card back")
    func waitingLayout() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
        let page = UIViewController(), card = UIViewController(), delegate = CardDelegate()
        screen.show(page)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        page.present(card, animated: true)
        screen.advance(by: 0.7)
        let presentation = try #require(card.presentationController as? CardPresentation)
        presentation.glides = true
        presentation.containerView?.setNeedsLayout()
        card.dismiss(animated: true)
        var last: CGFloat = 80
        for _ in 0..<10 {
            presentation.containerView?.setNeedsLayout()
            screen.advance(by: 1.0 / 30)
            let top = card.view.layer.presentation()?.frame.minY ?? 0
            #expect(top >= last)
            last = top
        }
        #expect(last > 300)
    }

    @Test("a size that is preferred while the view loads finds no container yet")
    func preferredWhileLoading() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
        let page = UIViewController(), menu = SizedController(), delegate = SizedDelegate()
        screen.show(page)
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = delegate
        page.present(menu, animated: true)
        let presentation = try #require(menu.presentationController as? SizedPresentation)
        #expect(presentation.containersAtChanges == [false])
        menu.preferredContentSize.height = 90
        #expect(presentation.containersAtChanges == [false, true])
    }
}

private final class SizedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 100, height: 50)
    }
}

private final class SizedPresentation: UIPresentationController {
    var containersAtChanges: [Bool] = []
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containersAtChanges.append(containerView != nil)
    }
}

private final class SizedDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { SizedPresentation(presentedViewController: presented, presenting: presenting) }
}
