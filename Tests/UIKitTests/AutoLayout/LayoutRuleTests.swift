import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Constraints, formats and stacks as programs write them.
@MainActor @Suite struct LayoutRuleTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func box(_ w: CGFloat? = nil, _ h: CGFloat? = nil) -> UIView {
        let v = UIView()
        v.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(v)
        if let w { v.widthAnchor.constraint(equalToConstant: w).isActive = true }
        if let h { v.heightAnchor.constraint(equalToConstant: h).isActive = true }
        return v
    }
    private func layout() {
        if root.window == nil { screen.show(root) }
        root.setNeedsLayout()
        root.layoutIfNeeded()
    }

    /// Objective-C takes optionals for what they hold.
    @Test func optionalItems() {
        let view: UIView? = box(10, 10), guide: UILayoutGuide? = root.safeAreaLayoutGuide, none: UIView? = nil
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view as Any, attribute: .left, relatedBy: .equal, toItem: guide as Any, attribute: .left,
                multiplier: 1, constant: 7),
            NSLayoutConstraint(
                item: view as Any, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
                constant: 9),
        ])
        layout()
        #expect(view?.frame.origin == CGPoint(x: 7, y: 9))
        let alone = NSLayoutConstraint(
            item: view as Any, attribute: .width, relatedBy: .equal, toItem: none as Any, attribute: .width,
            multiplier: 1, constant: 3)
        #expect(alone.secondItem == nil)
    }

    /// What nothing decides about is zero, sizes before positions; inequalities alone give the smallest size they allow.
    @Test func ambiguousPlaces() {
        let right = box(), wide = box(nil, 10), narrow = box(nil, 10), half = box(nil, 10), chained = box(10, 10)
        let chain = right.leadingAnchor.constraint(equalTo: chained.trailingAnchor, constant: 8)
        NSLayoutConstraint.activate([
            right.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13),
            right.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23),
            wide.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            narrow.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
            half.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            half.leadingAnchor.constraint(greaterThanOrEqualTo: root.centerXAnchor), chain,
        ])
        layout()
        #expect(right.frame == CGRect(x: 307, y: 457, width: 0, height: 0))
        #expect(chained.frame.minX == 289)
        #expect(wide.frame.width == 0)
        #expect(narrow.frame.width == 30)
        #expect(half.frame.minX == 320)
        #expect(half.frame.width == 0)
        #expect(right.hasAmbiguousLayout)
        #expect(wide.hasAmbiguousLayout)
        wide.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        wide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200).isActive = true
        layout()
        #expect(wide.frame.minX == 200)
        #expect(wide.frame.width == 120)
    }

    @Test func nothingOfTheOtherSide() {
        let view = box()
        let none = view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0, constant: 12)
        let older = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0,
            constant: 7)
        for constraint in [none, older] {
            #expect(constraint.secondItem == nil)
            #expect(constraint.secondAnchor == nil)
            #expect(constraint.multiplier == 1)
        }
        NSLayoutConstraint.activate([none, older])
        layout()
        #expect(view.frame.size == CGSize(width: 7, height: 12))
    }

    @Test func anchorsOfConstraints() {
        let view = box()
        let edge = view.topAnchor.constraint(equalTo: root.bottomAnchor),
            size = view.widthAnchor.constraint(equalToConstant: 5)
        #expect(edge.firstAnchor == view.topAnchor)
        #expect(edge.secondAnchor == root.bottomAnchor)
        #expect(edge.firstAnchor != view.bottomAnchor)
        #expect(edge.firstAnchor != root.topAnchor)
        #expect(edge.firstAnchor.hash == view.topAnchor.hash)
        #expect(size.firstAnchor == view.widthAnchor)
        #expect(size.secondAnchor == nil)
    }

    @Test func edgesOfDifferentAxes() {
        let above = box(20, 30), beside = box(20, 20)
        NSLayoutConstraint.activate([
            above.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            NSLayoutConstraint(
                item: beside, attribute: .left, relatedBy: .equal, toItem: above, attribute: .bottom, multiplier: 1,
                constant: 5),
        ])
        layout()
        #expect(beside.frame.minX == 85)
    }

    @Test func lengthsStayWholeAtThreePixelsToThePoint() {
        screen.resize(to: CGSize(width: 320, height: 852), scale: 3)
        let view = box(100, 100)
        NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.1,
            constant: 37.2
        ).isActive = true
        layout()
        #expect(view.frame.size == CGSize(width: 100, height: 100))
    }

    @Test func vfl() {
        let a = box(), b = box(), c = box()
        let views = ["a": a, "b_1": b, "c": c]
        func on(_ f: String, _ o: NSLayoutConstraint.FormatOptions = [], _ m: [String: Any]? = nil) {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: f, options: o, metrics: m, views: views))
        }
        on(
            "|-[a(>=20,==b_1@900)]-m-[b_1(60.5)]-(-5)-[c]-(>=p@q)-|", [.alignAllTop, .alignAllBottom],
            ["m": 12, "p": NSNumber(value: 3), "q": 700.0])
        on("V:|-(==30)-[a(40)]")
        on("H:[c(10)]")
        layout()
        #expect(a.frame == CGRect(x: 8, y: 30, width: 60.5, height: 40))
        #expect(b.frame.minX == 80.5)
        #expect(b.frame.width == 60.5)
        #expect(c.frame == CGRect(x: 136, y: 30, width: 10, height: 40))
    }

    @Test("the system's space between baselines is what the lines of the texts take")
    func baselineSpacing() {
        let upper = UILabel(), lower = UILabel()
        (upper.text, lower.text) = ("Title", "Author")
        (upper.font, lower.font) = (.preferredFont(forTextStyle: .title1), .preferredFont(forTextStyle: .title2))
        let stack = UIStackView(arrangedSubviews: [upper, lower])
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = UIStackView.spacingUseSystem
        stack.frame.size = CGSize(width: 260, height: 60)
        stack.layoutIfNeeded()
        #expect(lower.frame.minY == upper.frame.maxY)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 200)), title = UILabel(), text = UILabel()
        for label in [title, text] {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(label)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: box.topAnchor),
            text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
        ])
        box.layoutIfNeeded()
        #expect(text.frame.minY == title.frame.maxY)
    }

    @Test func systemSpacingAndOffsets() {
        let a = box(50, 50), b = box(50, 50)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            a.topAnchor.constraint(equalTo: root.topAnchor),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1.5),
        ])
        layout()
        #expect(a.frame.minX == 16)
        #expect(b.frame.minX == 74)
        #expect(b.frame.minY == 62)
        let c = box(nil, 10)
        NSLayoutConstraint.activate([
            c.leadingAnchor.constraint(equalTo: root.leadingAnchor), c.topAnchor.constraint(equalTo: root.topAnchor),
            c.widthAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: b.trailingAnchor), multiplier: 0.5),
        ])
        layout()
        #expect(c.frame.width == 54)
    }

    @Test func readable() {
        let s = TestScreen(size: CGSize(width: 1000, height: 800), scale: 1)
        let v = UIViewController()
        s.show(v)
        #expect(v.view.readableContentGuide.layoutFrame.width == 672)
        #expect(v.view.readableContentGuide.layoutFrame.midX == 500)
        #expect(v.view.layoutMarginsGuide.layoutFrame.width == 960)
    }

    @Test func labelsWrapInStacks() {
        let l = UILabel(), m = UILabel()
        l.numberOfLines = 0
        l.text = "A long text that certainly needs more than one line in this narrow column of the stack"
        m.text = "Short"
        let stack = UIStackView(arrangedSubviews: [l, m])
        stack.axis = .vertical
        stack.spacing = 7
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 150),
        ])
        layout()
        let line = l.font.lineHeight
        #expect(l.frame.height > 3 * line)
        #expect(l.frame.width == 150)
        #expect(m.frame.minY == l.frame.maxY + 7)
        #expect(abs(stack.frame.height - m.frame.maxY) < 0.01)
        let fit = stack.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fit.width == 100)
        #expect(fit.height > stack.frame.height)
        let compressed = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(compressed.width == 150)
        #expect(compressed.height == stack.frame.height)
    }

    @Test func stackBaselinesAndAlignment() {
        let big = UILabel(), small = UILabel()
        big.font = .systemFont(ofSize: 40)
        big.text = "B"
        small.font = .systemFont(ofSize: 12)
        small.text = "s"
        let stack = UIStackView(arrangedSubviews: [big, small])
        stack.alignment = .firstBaseline
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        layout()
        let bigBase = big.frame.minY + (big.frame.height - big.font.lineHeight) / 2 + big.font.ascender
        let smallBase = small.frame.minY + (small.frame.height - small.font.lineHeight) / 2 + small.font.ascender
        #expect(abs(bigBase - smallBase) <= 0.5)
        #expect(stack.frame.height == big.frame.height)
        #expect(small.frame.minX == big.frame.maxX + 4)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout()
        #expect(big.frame.minX == 2)
        #expect(big.frame.minY == 1)
        #expect(stack.frame.width == small.frame.maxX + 4)
        stack.setCustomSpacing(20, after: big)
        layout()
        #expect(small.frame.minX == big.frame.maxX + 20)
        big.isHidden = true
        layout()
        #expect(small.frame.minX == 2)
        root.semanticContentAttribute = .unspecified
        screen.layoutDirection = .rightToLeft
        big.isHidden = false
        layout()
        #expect(big.frame.minX > small.frame.maxX)
    }

    @Test func stackHiddenAnimates() {
        let a = UIView(), b = UIView()
        a.heightAnchor.constraint(equalToConstant: 40).isActive = true
        b.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 100),
        ])
        layout()
        #expect(b.frame == CGRect(x: 0, y: 40, width: 100, height: 60))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            a.isHidden = true
            self.root.layoutIfNeeded()
        }
        #expect(b.frame.minY == 0)
        screen.advance(by: 0.5)
        #expect(abs((b.layer.presentation()?.frame.minY ?? -1) - 20) < 0.5)
        screen.advance(by: 1)
        #expect(stack.frame.height == 60)
    }

    @Test func proportionalAndEqual() {
        func sized(_ w: CGFloat) -> UIView { let v = Sized(); v.w = w; return v }
        let stack = UIStackView(arrangedSubviews: [sized(50), sized(100), sized(50)])
        stack.spacing = 10
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 230, height: 30)
        root.addSubview(stack)
        layout()
        // 50, 100 and 50 of 220, and what is left.
        #expect(zip(stack.arrangedSubviews.map(\.frame.width), [52.5, 104.5, 53]).allSatisfy { abs($0 - $1) <= 0.5 })
        stack.distribution = .equalSpacing
        layout()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 65, 180])
        stack.distribution = .equalCentering
        layout()
        let mids = stack.arrangedSubviews.map(\.frame.midX)
        #expect(abs((mids[1] - mids[0]) - (mids[2] - mids[1])) < 0.6)
        stack.distribution = .fillEqually
        layout()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [70, 70, 70])
    }
    final class Sized: UIView {
        var w: CGFloat = 0
        override var intrinsicContentSize: CGSize { CGSize(width: w, height: 20) }
    }

    @Test func insetsAndBaselines() {
        final class Inset: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20) }
            override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 50) }
        }
        let v = Inset()
        v.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(v)
        NSLayoutConstraint.activate([
            v.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            v.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        ])
        layout()
        #expect(v.frame == CGRect(x: 20, y: 35, width: 130, height: 70))
        #expect(v.alignmentRect(forFrame: v.frame) == CGRect(x: 30, y: 40, width: 100, height: 50))
        let l = UILabel()
        l.numberOfLines = 2
        l.text = "one\ntwo"
        l.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(l)
        let under = box(10, 10)
        NSLayoutConstraint.activate([
            l.leadingAnchor.constraint(equalTo: root.leadingAnchor), l.topAnchor.constraint(equalTo: root.topAnchor),
            under.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            under.topAnchor.constraint(equalTo: l.lastBaselineAnchor),
        ])
        layout()
        #expect(under.frame.minY > l.font.lineHeight)
        #expect(under.frame.minY < l.frame.maxY)
        let plain = box(10, 10)
        NSLayoutConstraint.activate([
            plain.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: l.firstBaselineAnchor),
        ])
        layout()
        #expect(abs(plain.frame.maxY - (under.frame.minY - l.font.lineHeight)) <= 1)
    }

    @Test func marginsAttributes() {
        let v = box()
        root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        let pairs: [NSLayoutConstraint.Attribute] = [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin]
        let own: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
        NSLayoutConstraint.activate(
            zip(own, pairs).map {
                NSLayoutConstraint(
                    item: v, attribute: $0, relatedBy: .equal, toItem: root, attribute: $1, multiplier: 1, constant: 0)
            })
        layout()
        #expect(v.frame == CGRect(x: 12, y: 11, width: 294, height: 456))
        let half = box()
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: half, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
                constant: 3),
            NSLayoutConstraint(
                item: half, attribute: .centerYWithinMargins, relatedBy: .equal, toItem: root,
                attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: half, attribute: .width, relatedBy: .equal, toItem: half, attribute: .height, multiplier: 2,
                constant: 0),
            half.heightAnchor.constraint(equalToConstant: 20),
        ])
        layout()
        #expect(half.frame.midX == 83)
        #expect(half.frame.width == 40)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
        layout()
        #expect(v.frame.minX == 50)
    }

    /// Sources make a constraint active and then say that it is optional.
    @Test func anActiveConstraintThatNoLayoutHasUsedMayBecomeOptional() {
        let v = box(10)
        let height = v.heightAnchor.constraint(equalToConstant: 40)
        height.isActive = true
        height.priority = .defaultHigh
        v.heightAnchor.constraint(equalToConstant: 30).isActive = true
        layout()
        #expect(height.isActive)
        #expect(v.bounds.height == 30)
    }

    @Test func ambiguityWords() {
        let v = box(nil, 10)
        v.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        v.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        layout()
        #expect(v.hasAmbiguousLayout)
        v.widthAnchor.constraint(equalToConstant: 10).isActive = true
        layout()
        #expect(!v.hasAmbiguousLayout)
        let c = NSLayoutConstraint(
            item: v, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 5)
        #expect(c.firstItem === v)
        #expect(c.secondItem == nil)
        #expect(c.firstAttribute == .width)
        #expect(!c.isActive)
        #expect(v.constraints.count == 2)
        #expect(root.constraints.count == 2)
    }
}
