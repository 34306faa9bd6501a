import UIKit

// The card stack of the tutorial, in today's Swift. Only `animateWithDuration`, `CGPointMake` and their like are respelt.

/// A deck of cards in perspective. The front card flips down over its lower edge, by a finger or by a call, and comes back.
final class CardStackController: UIViewController {
    private(set) var cards: [UIView] = []
    private(set) var frontCardIndex = 0
    private let superView = UIView()
    private var isInitiallyDown = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.2, alpha: 1)
        superView.frame = view.bounds
        superView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(superView)
        for index in 0..<5 { addCard(index) }
        view.layoutIfNeeded()
        for index in cards.indices { adjustAnchorPoint(of: cards[index]) }
        relayout(from: 0)
        view.layoutIfNeeded()
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("scrollOnView:", Self.scrollOnView(_:))))
    }

    private func addCard(_ index: Int) {
        let cardView = UIView()
        cardView.translatesAutoresizingMaskIntoConstraints = false
        cardView.backgroundColor = .white
        cardView.layer.borderColor = UIColor.white.cgColor
        let imageView = UIImageView(image: TutorialPicture.image(index))
        imageView.tag = 10
        imageView.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(imageView)
        // Makes cards behind darker.
        let coverView = UIView()
        coverView.tag = 20
        coverView.backgroundColor = .black
        coverView.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(coverView)
        superView.insertSubview(cardView, at: 0)
        cards.append(cardView)
        var constraints = [
            cardView.centerXAnchor.constraint(equalTo: superView.centerXAnchor),
            cardView.centerYAnchor.constraint(equalTo: superView.centerYAnchor),
            cardView.widthAnchor.constraint(equalToConstant: 240),
            cardView.heightAnchor.constraint(equalTo: cardView.widthAnchor, multiplier: 0.75),
        ]
        for subview in [imageView, coverView] {
            constraints += [
                subview.leadingAnchor.constraint(equalTo: cardView.leadingAnchor),
                subview.trailingAnchor.constraint(equalTo: cardView.trailingAnchor),
                subview.topAnchor.constraint(equalTo: cardView.topAnchor),
                subview.bottomAnchor.constraint(equalTo: cardView.bottomAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
    }

    func centerYConstraint(of subView: UIView) -> NSLayoutConstraint {
        superView.constraints.filter({
            $0.firstItem as? UIView == subView && $0.secondItem as? UIView == superView && $0.firstAttribute == .centerY
        })[0]
    }

    private func widthConstraint(of subView: UIView) -> NSLayoutConstraint {
        subView.constraints.filter({ $0.firstAttribute == .width && $0.secondItem == nil })[0]
    }

    /// The tutorial's key: the anchor point goes to the lower edge, and the constant makes up for the move.
    func adjustAnchorPoint(of subView: UIView) {
        let centerYConstraint = centerYConstraint(of: subView)
        let oldConstraintConstant = centerYConstraint.constant
        let subViewHeight = subView.bounds.size.height
        subView.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        centerYConstraint.constant = oldConstraintConstant + subViewHeight / 2
    }

    /// Sizes, distances, frames and shades from the front card backwards.
    private func relayout(from front: Int) {
        for (index, card) in cards.enumerated() where index >= front {
            let depth = CGFloat(index - front)
            widthConstraint(of: card).constant = 240 * (1 - 0.08 * depth)
            centerYConstraint(of: card).constant = 90 - depth * (22 - depth)
            card.layer.borderWidth = 4 * (1 - 0.1 * depth)
            card.viewWithTag(20)?.alpha = 0.12 * depth
        }
        superView.layoutIfNeeded()
    }

    // MARK: Flipping

    private static func flip(_ angle: CGFloat) -> CATransform3D {
        var flipTransform3D = CATransform3DIdentity
        flipTransform3D.m34 = -1.0 / 1000.0
        return CATransform3DRotate(flipTransform3D, angle, 1, 0, 0)
    }

    /// The front card falls down; the next one comes to the front.
    func flipDown(from start: CGFloat = 0, duration: TimeInterval = 1) {
        guard frontCardIndex < cards.count - 1 else { return }
        let frontView = cards[frontCardIndex]
        frontCardIndex += 1
        let front = frontCardIndex
        UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                frontView.layer.transform = Self.flip(-.pi / 2)
            }
            // Beyond the edge-on position only the card's back shows: its picture goes.
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.01) {
                frontView.viewWithTag(10)?.alpha = 0
                frontView.layer.borderWidth = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                frontView.layer.transform = Self.flip(-.pi)
            }
        } completion: { _ in
            frontView.isHidden = true
        }
        UIView.animate(withDuration: 0.3) { self.relayout(from: front) }
    }

    /// The last fallen card comes back up.
    func flipUp(duration: TimeInterval = 1) {
        guard frontCardIndex > 0 else { return }
        frontCardIndex -= 1
        let frontView = cards[frontCardIndex]
        let front = frontCardIndex
        frontView.isHidden = false
        UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                frontView.layer.transform = Self.flip(-.pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.01) {
                frontView.viewWithTag(10)?.alpha = 1
                frontView.layer.borderWidth = 4
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                frontView.layer.transform = CATransform3DIdentity
            }
        }
        UIView.animate(withDuration: 0.3) { self.relayout(from: front) }
    }

    // MARK: The finger

    @MainActor func scrollOnView(_ gesture: UIPanGestureRecognizer) {
        let percent = gesture.translation(in: view).y / 150
        let velocity = gesture.velocity(in: view)
        switch gesture.state {
        case .began: isInitiallyDown = velocity.y > 0
        case .changed where isInitiallyDown:
            let frontView = cards[frontCardIndex]
            frontView.layer.transform = Self.flip(-.pi * min(max(percent, 0), 1))
            frontView.viewWithTag(10)?.alpha = percent >= 0.5 ? 0 : 1
        case .ended where isInitiallyDown:
            let frontView = cards[frontCardIndex]
            if percent >= 0.5 {
                // The rest is less than half a turn: no question which way.
                let front = frontCardIndex + 1
                frontCardIndex = front
                UIView.animate(withDuration: 0.3) {
                    frontView.layer.transform = Self.flip(-.pi)
                    self.relayout(from: front)
                } completion: { _ in
                    frontView.isHidden = true
                }
            } else {
                UIView.animate(withDuration: 0.3) { frontView.layer.transform = CATransform3DIdentity }
            }
        case .ended: flipUp(duration: 0.6)
        default: break
        }
    }
}
