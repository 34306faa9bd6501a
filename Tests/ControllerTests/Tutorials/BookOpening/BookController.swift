import UIKit

// The opening book of the tutorial, in today's Swift.

/// A book on a shelf.
final class BookItemView: UIView {
    let bookImage = UIButton(type: .custom)
    var onTouch: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        bookImage.frame = bounds
        bookImage.addAction(UIAction { [weak self] _ in self?.onTouch?() }, for: .touchUpInside)
        addSubview(bookImage)
    }

    required init?(coder: NSCoder) { preconditionFailure("made in code only") }
}

protocol BookReadViewDelegate: AnyObject {
    @MainActor func readViewDidBack(with item: BookItemView)
}

/// What is in the book.
final class BookReadView: UIView {
    weak var delegate: (any BookReadViewDelegate)?
    private let itemView: BookItemView

    init(frame: CGRect, itemView: BookItemView) {
        self.itemView = itemView
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
        for line in 0..<12 {
            let bar = UIView(frame: CGRect(x: 30, y: 60 + line * 28, width: line % 4 == 3 ? 150 : 250, height: 8))
            bar.backgroundColor = UIColor(white: 0.4, alpha: 1)
            addSubview(bar)
        }
    }

    required init?(coder: NSCoder) { preconditionFailure("made in code only") }

    func back() { delegate?.readViewDidBack(with: itemView) }
}

/// Opens a book: its cover grows to the whole screen and turns about its left edge; closing runs the other way.
final class BookController: UIViewController, BookReadViewDelegate, @preconcurrency CAAnimationDelegate {
    let shelf = UIView(frame: CGRect(x: 20, y: 80, width: 280, height: 200))
    private(set) var readView: BookReadView?
    private var itemPosition = CGRect.zero
    /// What the tutorial's author calls a mystery: without this line the cover shows only its right half.
    var compensatesAnchorPoint = true
    private(set) var stops: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.45, green: 0.3, blue: 0.2, alpha: 1)
        view.addSubview(shelf)
        for index in 0..<2 {
            let item = BookItemView(frame: CGRect(x: 20 + index * 140, y: 30, width: 100, height: 150))
            item.bookImage.setBackgroundImage(
                TutorialPicture.image(index * 3, size: CGSize(width: 200, height: 300)), for: .normal)
            item.onTouch = { [weak self, weak item] in item.map { self?.open($0) } }
            shelf.addSubview(item)
        }
    }

    func open(_ itemView: BookItemView) {
        let readView = BookReadView(
            frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height), itemView: itemView)
        readView.delegate = self
        // Keeps the page from showing while the book is still being opened.
        readView.alpha = 0
        view.addSubview(readView)
        self.readView = readView
        let showView = UIImageView(image: itemView.bookImage.currentBackgroundImage)
        itemPosition = itemView.superview!.convert(itemView.frame, to: view)
        showView.frame = itemPosition
        showView.tag = 1001
        showView.backgroundColor = .clear
        view.addSubview(showView)
        UIView.animate(
            withDuration: 0.5,
            animations: {
                showView.frame = self.view.bounds
            },
            completion: { finished in
                guard finished else { return }
                readView.alpha = 1
                showView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
                if self.compensatesAnchorPoint {
                    showView.frame = CGRect(x: 0, y: 0, width: showView.frame.width, height: showView.frame.height)
                }
                self.turn(showView, [0.0, -Double.pi / 2], key: "rotateToOpenBook")
            })
    }

    private func turn(_ showView: UIView, _ values: [Double], key: String) {
        let animation = CAKeyframeAnimation()
        animation.keyPath = "transform.rotation.y"
        animation.duration = 0.5
        animation.speed = 0.55
        animation.isRemovedOnCompletion = false
        animation.values = values
        animation.delegate = self
        // The key tells the two animations apart later.
        showView.layer.add(animation, forKey: key)
    }

    func readViewDidBack(with item: BookItemView) {
        guard let showView = view.viewWithTag(1001) else { return }
        showView.alpha = 1
        showView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        showView.frame = CGRect(x: 0, y: 0, width: showView.frame.width, height: showView.frame.height)
        turn(showView, [-Double.pi / 2, 0.0], key: "rotateToCloseBook")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag, let showView = view.viewWithTag(1001) else { return }
        if showView.layer.animation(forKey: "rotateToOpenBook")?.isEqual(anim) == true {
            stops.append("opened")
            showView.alpha = 0
        } else if anim.isEqual(showView.layer.animation(forKey: "rotateToCloseBook")) {
            stops.append("closed")
            readView?.removeFromSuperview()
            UIView.animate(
                withDuration: 0.5, animations: { showView.frame = self.itemPosition },
                completion: { _ in showView.removeFromSuperview() })
        }
    }
}
