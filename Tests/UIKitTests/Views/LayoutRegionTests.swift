import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Regions of views, and blocks that bring windows up to date: names of iOS 26.
@MainActor
@Suite("Regions and updates in animations")
struct LayoutRegionTests {
    @Test("guides and insets of regions are those of the view")
    func regions() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 400))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
        #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
        #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
        #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
        #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
        #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalEdgeInsets(for: .margins()).leading == view.layoutMargins.right)
        let screen = TestScreen(size: CGSize(width: 900, height: 400), scale: 1)
        screen.show(view)
        let readable = view.edgeInsets(for: .readableContent())
        #expect(900 - readable.left - readable.right == view.readableContentGuide.layoutFrame.width)
    }

    private final class Follower: UIView {
        var wanted: CGFloat = 10
        let dot = UIView()
        override func layoutSubviews() {
            super.layoutSubviews()
            dot.frame = CGRect(x: wanted, y: 0, width: 10, height: 10)
        }
    }

    @Test("flushUpdates: what a change leads to in layout moves along, what was due before does not")
    func flush() {
        let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 1)
        let view = Follower(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(view.dot)
        screen.show(view)
        screen.advance(by: 0.1)
        func change(_ options: UIView.AnimationOptions) -> CGFloat? {
            view.wanted = 20
            view.setNeedsLayout()
            UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) {
                view.wanted = 120
                view.setNeedsLayout()
            }
            screen.advance(by: 0.5)
            let middle = view.dot.layer.presentation()?.frame.minX
            screen.advance(by: 1)
            return middle
        }
        #expect(change([]) == 120)
        #expect(change(.flushUpdates).map { abs($0 - 70) < 2 } == true)
    }

    @Test("a background goes on beyond the safe area, mirrored, from the first frame on, and follows its content")
    func backgroundExtension() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let page = UIViewController()
        page.view = view
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 40, bottom: 0, right: 0)
        let content = UIView()
        content.backgroundColor = .green
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 100))
        stripe.backgroundColor = .red
        content.addSubview(stripe)
        view.contentView = content
        screen.show(page)
        #expect(content.frame == CGRect(x: 40, y: 20, width: 60, height: 80) && content.isDescendant(of: view))
        func isRed(_ x: Int, _ y: Int) -> Bool {
            let pixel = screen.snapshot().pixel(x, y)
            return pixel.red > pixel.green
        }
        // Red beside the edge, green farther out; above it and in the corner too.
        #expect(isRed(36, 60) && !isRed(4, 60) && isRed(44, 10) && !isRed(90, 10) && isRed(36, 10) && !isRed(4, 10))
        stripe.backgroundColor = .green
        screen.advance(by: 0.1)
        #expect(!isRed(36, 60) && !isRed(44, 10))
        // On the way to another safe area no gap opens between content and mirror.
        UIView.animate(withDuration: 1) {
            page.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 30)
            view.layoutIfNeeded()
        }
        for _ in 0..<4 {
            screen.advance(by: 0.25)
            let picture = screen.snapshot()
            #expect((0..<100).allSatisfy { picture.pixel($0, 60).green > 200 })
        }
        view.contentView = nil
        #expect(content.superview == nil)
    }
}
