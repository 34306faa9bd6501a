import MutoscopeTesting
import Testing

@testable import UIKit

/// A view with a fixed intrinsic size.
final class ContentView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat = 20) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { content }
}

/// The numbers of the reference's Auto Layout page.
@MainActor @Suite struct LayoutVectorTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 700), scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

    init() {
        screen.window.addSubview(root)
    }

    private func add(_ view: UIView, to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    @Test func equalWidthsShareTheRow() {
        let a = add(UIView()), b = add(UIView())
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            a.widthAnchor.constraint(equalTo: b.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.minX == 20)
        #expect(a.frame.width == 136)
        #expect(b.frame.minX == 164)
        #expect(b.frame.width == 136)
    }

    private func row(_ a: UIView, _ b: UIView, width: CGFloat, spacing: CGFloat) {
        root.frame.size.width = width
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: spacing),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
    }

    @Test func lowerHuggingStretches() {
        let a = add(ContentView(80)), b = add(ContentView(60))
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        row(a, b, width: 300, spacing: 10)
        #expect(a.frame.width == 230)
        #expect(b.frame.width == 60)
    }

    @Test func lowerCompressionShrinks() {
        let a = add(ContentView(200)), b = add(ContentView(180))
        b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        row(a, b, width: 300, spacing: 10)
        #expect(a.frame.width == 200)
        #expect(b.frame.width == 90)
    }

    @Test func priorityDuels() {
        let a = add(UIView()), b = add(UIView())
        func constrain(_ constraint: NSLayoutConstraint, _ priority: Float) {
            constraint.priority = UILayoutPriority(priority)
            constraint.isActive = true
        }
        constrain(a.widthAnchor.constraint(equalToConstant: 100), 750)
        constrain(a.widthAnchor.constraint(equalToConstant: 200), 749)
        constrain(b.widthAnchor.constraint(greaterThanOrEqualToConstant: 150), 1000)
        constrain(b.widthAnchor.constraint(equalToConstant: 100), 999)
        root.layoutIfNeeded()
        #expect(a.frame.width == 100)
        #expect(b.frame.width == 150)
    }

    /// Tutorial 3: an anchor point at the bottom moves the picture up by half its height; the constant moves it back.
    @Test func anchorPointsDoNotDisturbLayout() {
        let card = add(UIView())
        let centerY = card.centerYAnchor.constraint(equalTo: root.centerYAnchor)
        NSLayoutConstraint.activate([
            centerY, card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            card.heightAnchor.constraint(equalToConstant: 300), card.widthAnchor.constraint(equalToConstant: 200),
        ])
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 60, y: 150, width: 200, height: 300))
        card.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(card.layer.position.y == 300)
        #expect(card.frame.minY == 0)
        centerY.constant = 150
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 60, y: 150, width: 200, height: 300))
        card.layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(card.bounds.size == CGSize(width: 200, height: 300))
        #expect(card.center == CGPoint(x: 160, y: 450))
    }

    private func stack(
        _ lengths: [CGFloat], _ distribution: UIStackView.Distribution, width: CGFloat, spacing: CGFloat = 0
    )
        -> [CGRect]
    {
        let views = lengths.map { ContentView($0) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.spacing = spacing
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        root.addSubview(stack)
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    @Test func stackDistributions() {
        let equal = stack([10, 20, 30], .fillEqually, width: 320, spacing: 10)
        #expect(equal.map(\.minX) == [0, 110, 220])
        #expect(equal.allSatisfy { $0.size == CGSize(width: 100, height: 40) })
        let proportional = stack([50, 100, 50], .fillProportionally, width: 440, spacing: 10)
        #expect(proportional.map(\.width) == [100, 200, 120])
        let spaced = stack([40, 60, 80], .equalSpacing, width: 240)
        #expect(spaced.map(\.minX) == [0, 70, 160])
        #expect(spaced.map(\.width) == [40, 60, 80])
        let filled = stack([40, 60], .fill, width: 240, spacing: 8)
        #expect(filled[0].width + filled[1].width == 232)
    }

    @Test func hiddenViewsLeaveTheStack() {
        let views = [ContentView(40), ContentView(60), ContentView(80)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.alignment = .top
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(stack.bounds.size == CGSize(width: 200, height: 20))
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.bounds.width == 130)
        #expect(views[2].frame.minX == 50)
        views[1].isHidden = false
        stack.setCustomSpacing(30, after: views[0])
        root.layoutIfNeeded()
        #expect(stack.bounds.width == 220)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 220, height: 20))
    }
}
