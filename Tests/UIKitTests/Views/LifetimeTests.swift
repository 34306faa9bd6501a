import QuartzCore
import Testing
import UIKit

/// What is left when views, guides and layers go while something still knows of them.
@MainActor @Suite struct LifetimeTests {
    @Test func subviewsOutliveTheirSuperview() {
        let child = UIView(), grandchild = UIView()
        child.addSubview(grandchild)
        do {
            let parent = UIView(), grandparent = UIView()
            grandparent.addSubview(parent)
            parent.addSubview(child)
        }
        #expect(child.superview == nil)
        #expect(grandchild.superview === child)
        UIView().addSubview(child)
        #expect(child.superview == nil)
    }

    @Test func layersOutliveTheirView() {
        let layer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).layer
        #expect(layer.delegate == nil)
        layer.opacity = 0.5
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(layer.opacity == 0.5)
    }

    @Test func constraintsOutliveTheirItems() {
        let root = UIView(), kept = UIView()
        root.addSubview(kept)
        var gone: NSLayoutConstraint!, toGuide: NSLayoutConstraint!
        do {
            let view = UIView(), guide = UILayoutGuide()
            root.addSubview(view)
            root.addLayoutGuide(guide)
            gone = kept.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            toGuide = kept.topAnchor.constraint(equalTo: guide.topAnchor)
            NSLayoutConstraint.activate([gone, toGuide])
            root.layoutIfNeeded()
            root.removeLayoutGuide(guide)
            view.removeFromSuperview()
        }
        #expect(gone.secondItem == nil)
        #expect(toGuide.secondItem == nil)
        #expect(gone.firstItem === kept)
        #expect(!gone.isActive)
        #expect(!toGuide.isActive)
        #expect(gone.description.contains("(gone)"))
        root.layoutIfNeeded()
    }

    @Test func holdersGoWithTheirConstraints() {
        let child = UIView()
        var constraint: NSLayoutConstraint!
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            root.addSubview(child)
            child.translatesAutoresizingMaskIntoConstraints = false
            constraint = child.widthAnchor.constraint(equalTo: root.widthAnchor)
            constraint.isActive = true
            root.layoutIfNeeded()
            #expect(child.bounds.width == 50)
        }
        #expect(!constraint.isActive)
        #expect(constraint.secondItem == nil)
        constraint.constant = 3
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        other.addSubview(child)
        child.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        other.layoutIfNeeded()
        #expect(child.bounds.width == 80)
    }
}
