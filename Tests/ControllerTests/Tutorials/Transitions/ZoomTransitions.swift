import UIKit

/// A page of pictures; a touch on one pushes the page that shows it large.
final class PicturesController: UIViewController, UINavigationControllerDelegate {
    private(set) var cells: [UIImageView] = []
    private(set) weak var selectedCell: UIImageView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for index in 0..<6 {
            let cell = UIImageView(
                frame: CGRect(x: 20 + (index % 2) * 150, y: 110 + (index / 2) * 110, width: 130, height: 90))
            cell.image = TutorialPicture.image(index)
            cell.isUserInteractionEnabled = true
            cell.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("tap:", Self.tap(_:))))
            view.addSubview(cell)
            cells.append(cell)
        }
    }

    @MainActor func tap(_ recognizer: UITapGestureRecognizer) {
        guard let cell = recognizer.view as? UIImageView else { return }
        selectedCell = cell
        let page = PictureController(image: cell.image)
        navigationController?.delegate = self
        navigationController?.pushViewController(page, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push ? ZoomPushTransition() : nil
    }
}

/// Shows one picture large; goes back the same way, under a finger from the left edge as well.
final class PictureController: UIViewController, UINavigationControllerDelegate {
    let imageView = UIImageView(frame: CGRect(x: 20, y: 120, width: 280, height: 194))
    private let image: UIImage?
    private var percentTransition: UIPercentDrivenInteractiveTransition?

    init(image: UIImage?) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { preconditionFailure("made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.image = image
        view.addSubview(imageView)
        let edge = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("edgePan:", Self.edgePan(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    @MainActor func edgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let progress = recognizer.translation(in: view).x / view.bounds.width
        switch recognizer.state {
        case .began:
            percentTransition = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed: percentTransition?.update(progress)
        case .ended, .cancelled:
            if progress > 0.5 { percentTransition?.finish() } else { percentTransition?.cancel() }
            percentTransition = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        fromVC == self && operation == .pop ? ZoomPopTransition() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percentTransition }
}

/// A picture of the touched cell grows into the place of the large one.
final class ZoomPushTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.6
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from) as? PicturesController,
            let toVC = transitionContext.viewController(forKey: .to) as? PictureController,
            let cell = fromVC.selectedCell, let snapView = cell.snapshotView(afterScreenUpdates: false)
        else { return }
        let container = transitionContext.containerView
        snapView.frame = container.convert(cell.frame, from: cell.superview)
        cell.isHidden = true
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        toVC.view.alpha = 0
        toVC.imageView.isHidden = true
        container.addSubview(toVC.view)
        container.addSubview(snapView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0, options: .curveLinear,
            animations: {
                container.layoutIfNeeded()
                toVC.view.alpha = 1
                snapView.frame = container.convert(toVC.imageView.frame, from: toVC.view)
            },
            completion: { _ in
                toVC.imageView.isHidden = false
                cell.isHidden = false
                snapView.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// The large picture shrinks back into its cell.
final class ZoomPopTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.6
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from) as? PictureController,
            let toVC = transitionContext.viewController(forKey: .to) as? PicturesController,
            let cell = toVC.selectedCell, let snapView = fromVC.imageView.snapshotView(afterScreenUpdates: false)
        else { return }
        let container = transitionContext.containerView
        snapView.frame = container.convert(fromVC.imageView.frame, from: fromVC.view)
        fromVC.imageView.isHidden = true
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        cell.isHidden = true
        container.insertSubview(toVC.view, belowSubview: fromVC.view)
        container.addSubview(snapView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                snapView.frame = container.convert(cell.frame, from: toVC.view)
                fromVC.view.alpha = 0
            },
            completion: { _ in
                snapView.removeFromSuperview()
                cell.isHidden = false
                // A cancelled pop shows the page that stays again.
                fromVC.imageView.isHidden = false
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// Pictures that the tutorials' tests draw themselves.
@MainActor
enum TutorialPicture {
    static func image(_ index: Int, size: CGSize = CGSize(width: 260, height: 180)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: CGFloat(index) / 7, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: size.width * 0.1, y: size.height * 0.1, width: 40, height: 40)).fill()
            UIColor(white: 0, alpha: 0.4).setFill()
            context.fill(CGRect(x: 0, y: size.height * 0.75, width: size.width, height: size.height * 0.25))
        }
    }
}
