import MutoscopeTesting
import Testing

@testable import UIKit

/// Constraints in motion, beside bars, in text, and in mirrored languages.
@MainActor @Suite struct LayoutAnimationTests {
    private func show() -> (screen: TestScreen, root: UIView) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(root)
        return (screen, root)
    }

    private func add<View: UIView>(_ view: View, to superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    /// A changed constant moves nothing until the layout pass; inside an animation block the pass animates.
    @Test func constantsAnimateWithLayoutIfNeeded() {
        let (screen, root) = show()
        let view = add(UIView(), to: root), child = add(UIView(), to: view)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            left, width, view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
            child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            child.heightAnchor.constraint(equalTo: view.heightAnchor),
            child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            child.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        root.layoutIfNeeded()
        screen.advance(by: 0)
        left.constant = 200
        width.constant = 50
        #expect(view.frame.minX == 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 200, y: 0, width: 50, height: 50))
        screen.advance(by: 0.5)
        let shown = view.layer.presentation()!
        #expect(abs(shown.frame.minX - 100) < 0.01)
        #expect(abs(shown.bounds.width - 75) < 0.01)
        #expect(abs(child.layer.presentation()!.bounds.width - 37.5) < 0.01)
        screen.advance(by: 1)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    /// Makes its constraints anew whenever it lays out.
    private final class Renewing: UIView {
        let child = UIView()
        private(set) var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            if child.superview == nil {
                child.translatesAutoresizingMaskIntoConstraints = false
                addSubview(child)
                child.addSubview(UIView())
            }
            NSLayoutConstraint.deactivate(constraints + child.constraints)
            NSLayoutConstraint.activate([
                child.centerXAnchor.constraint(equalTo: centerXAnchor),
                child.topAnchor.constraint(equalTo: topAnchor, constant: 30.1),
                child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.93),
                child.widthAnchor.constraint(equalTo: child.heightAnchor, multiplier: 0.46),
            ])
            super.layoutSubviews()
        }
    }

    @Test func constraintsMadeAnewWhileLayingOutCountAtOnceAndAskForNoFurtherRound() {
        let (screen, root) = show()
        let view = Renewing(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.addSubview(view)
        screen.advance(by: 0.1)
        let place = view.child.frame
        #expect(abs(place.width - 297.6) < 0.5)
        #expect(abs(place.height - 297.6 / 0.46) < 0.5)
        #expect(place.minY == 30)
        #expect(view.layouts <= 2)
        view.setNeedsLayout()
        let before = view.layouts
        screen.advance(by: 0.1)
        #expect(view.child.frame == place)
        #expect(view.layouts - before <= 2)
    }

    @Test func constraintsAreSwappedInTheMiddleOfAnAnimation() {
        let (screen, root) = show()
        let view = add(UIView(), to: root)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
        NSLayoutConstraint.activate([
            left, view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        func swap(to isRight: Bool) {
            left.isActive = !isRight
            right.isActive = isRight
            UIView.animate(withDuration: 0.4) { root.layoutIfNeeded() }
        }
        swap(to: true)
        screen.advance(by: 0.2)
        let before = view.layer.presentation()!.frame.minX
        swap(to: false)
        screen.advance(by: 1.0 / 60)
        #expect(abs(view.layer.presentation()!.frame.minX - before) < 40, "no jump")
        screen.advance(by: 1)
        #expect(view.frame.minX == 0)
    }

    @Test func safeAreaAndMarginsMoveWhatFollowsThem() {
        let (screen, root) = show()
        let top = add(UIView(), to: root), inner = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            top.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
            top.widthAnchor.constraint(equalToConstant: 10), top.heightAnchor.constraint(equalToConstant: 10),
            inner.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.advance(by: 0)
        #expect(top.frame.origin == .zero)
        #expect(inner.frame == CGRect(x: 8, y: 462, width: 304, height: 10))
        screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 4, trailing: 10)
        screen.advance(by: 0)
        #expect(top.frame.minY == 40)
        #expect(inner.frame == CGRect(x: 30, y: 446, width: 280, height: 10))
        screen.layoutDirection = .rightToLeft
        screen.advance(by: 0)
        #expect(inner.frame.minX == 10)
        #expect(top.frame.maxX == 320)
    }

    @Test func baselinesOfTwoFontsMeet() {
        let (_, root) = show()
        let big = add(UILabel(), to: root), small = add(UILabel(), to: root)
        big.text = "Big"
        big.font = .systemFont(ofSize: 40)
        small.text = "small\nlines"
        small.numberOfLines = 0
        NSLayoutConstraint.activate([
            big.topAnchor.constraint(equalTo: root.topAnchor),
            big.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: big.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat {
            label.frame.minY + (label.baselines(in: label.bounds.size)?.first ?? .nan)
        }
        #expect(abs(baseline(big) - baseline(small)) <= 0.5)
        #expect(small.frame.minY > big.frame.minY)
    }

    @Test func stacksAlignSpaceAndMirror() {
        let (screen, root) = show()
        let stack = add(UIStackView(), to: root)
        let views = [ContentView(40, 10), ContentView(60, 30), ContentView(80, 20)]
        for view in views { stack.addArrangedSubview(view) }
        stack.spacing = 10
        stack.setCustomSpacing(25, after: views[0])
        stack.alignment = .bottom
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 215, height: 30))
        #expect(views.map(\.frame.minX) == [0, 65, 135])
        #expect(views.map(\.frame.minY) == [20, 0, 10])
        stack.alignment = .center
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 221, height: 34))
        #expect(views.map(\.frame.minY) == [11, 1, 6])
        #expect(views[0].frame.minX == 2)
        screen.layoutDirection = .rightToLeft
        screen.advance(by: 0)
        #expect(views[0].frame.maxX == 219)
        #expect(stack.frame.maxX == 320)
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 151)
    }

    @Test func equalCenteringKeepsCentresApart() {
        let (_, root) = show()
        let stack = add(UIStackView(), to: root)
        let views = [ContentView(20), ContentView(60), ContentView(20)]
        for view in views { stack.addArrangedSubview(view) }
        stack.distribution = .equalCentering
        NSLayoutConstraint.activate([
            stack.widthAnchor.constraint(equalToConstant: 220), stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(views.map(\.frame.midX) == [10, 110, 210])
    }

    @Test(
        "a view of a stack that is hidden in an animation gives its room away in sight, and is shown again from there")
    func hiddenInAStack() {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        let stack = UIStackView()
        stack.axis = .vertical
        for _ in 0..<3 {
            let view = UIView()
            view.backgroundColor = .red
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
            stack.addArrangedSubview(view)
        }
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let host = UIView()
        host.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: host.topAnchor), stack.widthAnchor.constraint(equalToConstant: 100),
        ])
        screen.show(host)
        screen.advance(by: 0.1)
        let middle = stack.arrangedSubviews[1], last = stack.arrangedSubviews[2]
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            middle.isHidden = true
            stack.layoutIfNeeded()
        }
        #expect(middle.isHidden)
        screen.advance(by: 0.5)
        let shown = middle.layer.presentation()
        #expect(shown?.isHidden == false)
        #expect(shown?.frame == CGRect(x: 0, y: 30, width: 100, height: 15))
        #expect(last.layer.presentation()?.frame.minY == 45)
        screen.advance(by: 0.6)
        #expect(middle.layer.presentation()?.isHidden == true)
        #expect(last.frame.minY == 30)
        #expect(middle.frame.height == 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            middle.isHidden = false
            stack.layoutIfNeeded()
        }
        screen.advance(by: 0.5)
        #expect(middle.layer.presentation()?.frame == CGRect(x: 0, y: 30, width: 100, height: 15))
        screen.advance(by: 0.6)
        #expect(middle.frame == CGRect(x: 0, y: 30, width: 100, height: 30))
        #expect(last.frame.minY == 60)
    }

    /// Apple's guide to stacks changes `isHidden` in an animation and nothing else.
    @Test(arguments: [false, true]) func hidingInAnAnimationMovesTheNeighbours(isKeyframed: Bool) {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        let views = (0..<3).map { _ in UIView() }
        for view in views { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        let inner = UIStackView(arrangedSubviews: [views[0], views[1]]),
            outer = UIStackView(arrangedSubviews: [inner, views[2]])
        let host = UIView()
        for stack in [inner, outer] { stack.axis = .vertical }
        outer.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: host.topAnchor), outer.widthAnchor.constraint(equalToConstant: 100),
        ])
        screen.show(host)
        screen.advance(by: 0.1)
        if isKeyframed {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { views[1].isHidden = true }
            }
        } else {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
        }
        #expect(views[2].frame.minY == 40)
        screen.advance(by: 0.5)
        #expect(abs((views[2].layer.presentation()?.frame.minY ?? 0) - 60) < 0.5)
        screen.advance(by: 0.6)
        #expect(views[2].layer.presentation()?.frame.minY == 40)
    }
}
