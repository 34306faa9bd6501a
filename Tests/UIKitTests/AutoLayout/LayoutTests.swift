import CoreGraphics
import Testing

@testable import UIKit

/// Constraints on views: guides, formats, masks, animation, reports.
@MainActor @Suite struct LayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

    private func pin(_ view: UIView, to other: UIView, inset: CGFloat) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    private func child(of view: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    @Test func nestedViewsFollowTheRoot() {
        var views = [root]
        for _ in 0..<30 {
            let view = child(of: views[views.count - 1])
            pin(view, to: views[views.count - 1], inset: 2)
            views.append(view)
        }
        root.layoutIfNeeded()
        #expect(views[30].frame == CGRect(x: 2, y: 2, width: 200, height: 480))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(views[30].frame.width == 280)
    }

    @Test func whatLeavesTakesAllOfItsConstraintsAlong() {
        let kept = (0..<12).map { _ in child(of: root) }
        for (index, view) in kept.enumerated() { pin(view, to: root, inset: CGFloat(index)) }
        func addAndRemoveScrollView() {
            let scroll = UIScrollView()
            scroll.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(scroll)
            pin(scroll, to: root, inset: 0)
            let content = child(of: scroll)
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                content.widthAnchor.constraint(equalTo: scroll.readableContentGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 2000),
            ])
            root.layoutIfNeeded()
            scroll.removeFromSuperview()
            root.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        let count = root.layoutEngine.owners.compactMap { $0 }.count
        let messages = Diagnostics.collecting {
            for _ in 0..<8 { addAndRemoveScrollView() }
            let late = child(of: root)
            pin(late, to: root, inset: 40)
            root.layoutIfNeeded()
            #expect(late.frame == CGRect(x: 40, y: 40, width: 240, height: 520))
            late.removeFromSuperview()
            root.layoutIfNeeded()
        }.messages
        #expect(messages == [])
        #expect(root.layoutEngine.owners.compactMap { $0 }.count == count)
    }

    @Test func subtreesTakeTheirConstraintsAlong() {
        let outer = child(of: root), inner = child(of: outer)
        pin(inner, to: outer, inset: 5)
        pin(outer, to: root, inset: 10)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 290, height: 570))
        outer.removeFromSuperview()
        #expect(root.constraints.isEmpty)
        #expect(outer.constraints.count == 4)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.addSubview(outer)
        pin(outer, to: other, inset: 0)
        other.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 90, height: 90))
    }

    @Test func masksBecomeConstraints() {
        let bar = UIView(frame: CGRect(x: 10, y: 0, width: 300, height: 40))
        bar.autoresizingMask = [.flexibleWidth]
        root.addSubview(bar)
        let title = child(of: bar)
        title.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
        title.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5).isActive = true
        root.layoutIfNeeded()
        #expect(title.frame.minX == 75)
        #expect(title.frame.width == 150)
        root.bounds.size.width = 420
        root.layoutIfNeeded()
        #expect(bar.frame.width == 400)
        #expect(title.frame.minX == 100)
        #expect(title.frame.width == 200)
        bar.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        root.layoutIfNeeded()
        #expect(title.frame.minX == 50)
        #expect(title.frame.width == 100)
    }

    @Test func guidesFollowMarginsAndConstraints() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = child(of: root)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 50),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 9),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 2, y: 0, width: 50, height: 9))
        #expect(view.frame == CGRect(x: 52, y: 9, width: 264, height: 588))
        root.layoutMargins = .zero
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 9, width: 270, height: 591))
        #expect(root.readableContentGuide.layoutFrame.width == 320)
    }

    @Test func rightToLeftMirrorsReading() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = child(of: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 200)
    }

    @Test func visualFormats() {
        root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let a = child(of: root), b = child(of: root)
        let views = ["a": a, "b": b]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[a(width)]-(>=gap@700)-[b(==a)]-12-|", options: [.alignAllTop],
                metrics: ["width": 100, "gap": 30], views: views))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(40)]", metrics: nil, views: views))
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 0, width: 100, height: 40))
        #expect(b.frame.minX == 208)
        #expect(b.frame.width == 100)
        #expect(b.frame.minY == 0)
    }

    @Test func conflictsAreReportedInWords() {
        let view = child(of: root)
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        narrow.identifier = "narrow"
        NSLayoutConstraint.activate([wide, narrow])
        let messages = Diagnostics.collecting { root.layoutIfNeeded() }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("<NSLayoutConstraint 'narrow' UIView.width == 50 (active)>") ?? false)
        #expect(view.bounds.width == 100)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 50)
    }

    @Test func ambiguityIsFound() {
        let view = child(of: root)
        pin(view, to: root, inset: 1)
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
        NSLayoutConstraint.deactivate(root.constraints)
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != before)
        #expect(view.frame.width == 10)
    }

    @Test func fittingSizes() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let content = ContentView(120, 30)
        cell.addSubview(content)
        pin(content, to: cell, inset: 7)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 134, height: 44))
        let wide = cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 44))
    }

    @Test func updateConstraintsRunsBottomUp() {
        final class Updating: UIView {
            var log: (String) -> Void = { _ in }
            override func updateConstraints() {
                log(restorationIdentifier ?? "")
                super.updateConstraints()
            }
        }
        var order: [String] = []
        let outer = Updating(), inner = Updating()
        (outer.restorationIdentifier, inner.restorationIdentifier) = ("outer", "inner")
        for view in [outer, inner] { view.log = { order.append($0) } }
        outer.addSubview(inner)
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(order == ["inner", "outer"])
        order = []
        outer.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(order == ["outer"])
    }

    @Test("sizes and centres of a scroll view mean its frame, edges what it scrolls")
    func centresOfScrollViews() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        root.addSubview(scrollView)
        let content = child(of: scrollView), badge = child(of: scrollView)
        pin(content, to: scrollView, inset: 0)
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            content.heightAnchor.constraint(equalToConstant: 2000),
            badge.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 2000))
        #expect(scrollView.contentSize == CGSize(width: 320, height: 2000))
        #expect(badge.frame == CGRect(x: 150, y: 195, width: 20, height: 10))
        scrollView.contentOffset.y = 500
        root.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 150, y: 195, width: 20, height: 10))
        let table = UITableView(frame: root.bounds), word = UILabel()
        root.addSubview(table)
        table.contentSize = CGSize(width: 320, height: 900)
        word.translatesAutoresizingMaskIntoConstraints = false
        table.addSubview(word)
        word.centerXAnchor.constraint(equalTo: table.centerXAnchor).isActive = true
        word.centerYAnchor.constraint(equalTo: table.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(word.center.x == root.bounds.midX)
    }

    @Test func scrollViewsTakeTheirContentSizeFromConstraints() {
        let scrollView = UIScrollView(frame: root.bounds)
        root.addSubview(scrollView)
        let content = child(of: scrollView), header = child(of: scrollView)
        pin(content, to: scrollView, inset: 0)
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            header.heightAnchor.constraint(equalToConstant: 44),
            header.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            header.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 320, height: 2000))
        scrollView.contentOffset.y = 500
        root.layoutIfNeeded()
        #expect(header.frame.minY == 500)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 2000))
    }

    @Test func deepTreesAreNoDanger() {
        var view = root
        for _ in 0..<3000 {
            let next = child(of: view)
            next.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1).isActive = true
            view = next
        }
        root.layoutIfNeeded()
        #expect(view.frame.minX == 1)
        view.widthAnchor.constraint(equalToConstant: .pi).constant = .nan
    }
}
