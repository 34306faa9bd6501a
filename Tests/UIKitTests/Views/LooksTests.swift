import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Tint, traits, masks, snapshots: what a view looks like and who decides.
@MainActor @Suite("views' looks") struct LooksTests {
    private func show(_ size: CGSize = CGSize(width: 40, height: 40)) -> (screen: TestScreen, root: UIView) {
        let screen = TestScreen(size: size, scale: 1)
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        screen.show(root)
        return (screen, root)
    }

    @Test("the tint comes from above, can be dimmed, and is told once to each view below")
    func tint() {
        final class Listener: UIView {
            var count = 0
            override func tintColorDidChange() {
                super.tintColorDidChange()
                count += 1
            }
        }
        let (_, root) = show()
        let middle = UIView(), leaf = Listener()
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.tintColor == UIColor.systemBlue)
        let before = leaf.count
        root.tintColor = .red
        #expect(leaf.tintColor == UIColor.red)
        #expect(leaf.count == before + 1)
        middle.tintColor = .green
        root.tintColor = .blue
        #expect(leaf.tintColor == UIColor.green)
        #expect(leaf.count == before + 2)
        root.tintAdjustmentMode = .dimmed
        #expect(leaf.tintColor == UIColor.systemGray)
        #expect(leaf.tintAdjustmentMode == .dimmed)
        root.tintAdjustmentMode = .automatic
        middle.tintColor = nil
        #expect(leaf.tintColor == UIColor.blue)
    }

    @Test("a view that comes to where another tint is in force hears of it, with all below that take it over")
    func tintOfNewParent() {
        final class Listener: UIView {
            var tints: [UIColor] = []
            override func tintColorDidChange() {
                super.tintColorDidChange()
                tints.append(tintColor)
            }
        }
        let green = UIView(), same = UIView(), child = Listener(), grandchild = Listener()
        child.addSubview(grandchild)
        for parent in [green, same] {
            parent.tintColor = .green
            parent.addSubview(child)
            #expect(child.tints == [.green])
            #expect(grandchild.tints == [.green])
        }
    }

    @Test("dynamic colours of views follow light and dark, and so do colours asked for in traits")
    func dynamicColors() throws {
        let (screen, root) = show()
        let view = UIView(frame: root.bounds), label = UILabel(frame: root.bounds)
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        root.addSubview(view)
        view.addSubview(label)
        screen.userInterfaceStyle = .light
        #expect(try pixel(screen, 5, 5) == [0, 0, 0, 255])
        screen.userInterfaceStyle = .dark
        #expect(try pixel(screen, 5, 5) == [255, 255, 255, 255])
        root.overrideUserInterfaceStyle = .light
        #expect(try pixel(screen, 5, 5) == [0, 0, 0, 255])
        #expect(label.traitCollection.userInterfaceStyle == .light)
        root.overrideUserInterfaceStyle = .unspecified
        #expect(label.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("traits registered for are told with the old values; content size and direction too")
    func traits() {
        let (screen, root) = show()
        var told: [String] = []
        let view = UIView()
        root.addSubview(view)
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, old) in
            told.append(
                "\(old.preferredContentSizeCategory.rawValue) \(view.traitCollection.preferredContentSizeCategory.rawValue)"
            )
        }
        screen.contentSizeCategory = .extraLarge
        screen.layoutDirection = .rightToLeft
        #expect(told.count == 1)
        #expect(told.first?.hasSuffix(UIContentSizeCategory.extraLarge.rawValue) == true)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("a mask lets through where it is opaque, moves with the view, and can be animated")
    func masks() throws {
        let (screen, root) = show()
        let view = UIView(frame: root.bounds), mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        view.backgroundColor = .red
        mask.backgroundColor = .black
        root.addSubview(view)
        view.mask = mask
        #expect(try pixel(screen, 5, 5) == [255, 0, 0, 255])
        #expect(try pixel(screen, 30, 5) == [0, 0, 0, 255])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.size.width = 40 }
        screen.advance(by: 0.75)
        #expect(try pixel(screen, 30, 5) == [255, 0, 0, 255])
        #expect(try pixel(screen, 37, 5) == [0, 0, 0, 255])
        view.mask = nil
        #expect(try pixel(screen, 37, 5) == [255, 0, 0, 255])
    }

    @Test("snapshots keep what was, hold no bitmap, and stay sharp")
    func snapshots() throws {
        let (screen, root) = show()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        root.addSubview(view)
        #expect(UIView(frame: root.bounds).snapshotView(afterScreenUpdates: false) == nil, "never on screen")
        screen.advance(by: 0)
        view.backgroundColor = .blue
        let before = try #require(view.snapshotView(afterScreenUpdates: false))
        let after = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(before.layer.contents == nil)
        #expect(before.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        before.frame = CGRect(x: 0, y: 20, width: 10, height: 10)
        after.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        root.addSubview(before)
        root.addSubview(after)
        view.removeFromSuperview()
        #expect(try pixel(screen, 5, 25) == [255, 0, 0, 255])
        #expect(try pixel(screen, 39, 39) == [0, 0, 255, 255])
        #expect(try pixel(screen, 5, 5) == [0, 0, 0, 255])
    }

    @Test("a resizable snapshot stretches between its caps")
    func resizableSnapshot() throws {
        let (screen, root) = show()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
            edge = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 10))
        view.backgroundColor = .green
        edge.backgroundColor = .red
        view.addSubview(edge)
        root.addSubview(view)
        let snapshot = try #require(
            view.resizableSnapshotView(
                from: view.bounds, afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)))
        snapshot.frame = CGRect(x: 0, y: 20, width: 40, height: 10)
        root.addSubview(snapshot)
        #expect(try pixel(screen, 1, 25) == [255, 0, 0, 255])
        #expect(try pixel(screen, 3, 25) == [0, 255, 0, 255])
    }

    @Test("drawHierarchy and layer.render draw into an image")
    func drawingHierarchies() throws {
        let (_, root) = show()
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)),
            inner = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
        view.backgroundColor = .red
        inner.backgroundColor = .blue
        view.addSubview(inner)
        root.addSubview(view)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 20, height: 20)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            #expect(view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true))
        }
        #expect(try color(drawn.cgImage, 2, 2) == [255, 0, 0, 255])
        #expect(try color(drawn.cgImage, 15, 2) == [0, 0, 255, 255])
        let rendered = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        #expect(
            try color(rendered.cgImage, 2, 2) == [255, 0, 0, 255] && color(rendered.cgImage, 7, 2) == [0, 0, 255, 255])
    }

    @Test("a layer renders what was never on a screen: drawn views and labels inside")
    func renderBeforeDisplay() throws {
        final class Painted: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.blue.setFill()
                UIRectFill(rect)
            }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let painted = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let label = UILabel(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        (label.text, label.lineBreakMode) = ("██", .byClipping)
        view.addSubview(painted)
        view.addSubview(label)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        #expect(try color(picture.cgImage, 10, 10) == [0, 0, 255, 255])
        #expect(try color(picture.cgImage, 30, 10) == [0, 0, 0, 255])
        label.text = ""
        let again = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        #expect(try color(again.cgImage, 30, 10) == [0, 0, 0, 0])
    }

    @Test("another contentScaleFactor draws anew")
    func contentScaleFactor() {
        final class Painted: UIView {
            var scales: [CGFloat] = []
            override func draw(_ rect: CGRect) {
                scales.append(abs(UIGraphicsGetCurrentContext()?.userSpaceToDeviceSpaceTransform.a ?? 0))
            }
        }
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let view = Painted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        view.contentScaleFactor = 2
        screen.advance(by: 0.1)
        view.contentScaleFactor = 1
        screen.advance(by: 0.1)
        view.contentScaleFactor = 3
        screen.advance(by: 0.1)
        #expect(view.scales == [2, 1, 3])
    }

    /// Reported of iOS 5 (a view that overrides `draw(_:)` has the screen's scale, in a window or not); pictures of square/Blueprint, iOS
    /// 15 to 17, of one pixel a point on screens of two: text stands at halves.
    @Test("a view in no window draws in the screen's pixels, whatever the picture's are")
    func aloneInPicture() {
        final class Painted: UIView {
            var scales: [CGFloat] = []
            override func draw(_ rect: CGRect) {
                scales.append(abs(UIGraphicsGetCurrentContext()?.userSpaceToDeviceSpaceTransform.a ?? 0))
                UIColor.red.setFill()
                UIRectFill(rect)
            }
        }
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let view = Painted(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), plain = UIView()
        plain.addSubview(view)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        _ = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            plain.layer.render(in: $0.cgContext)
        }
        #expect(view.scales == [2] && view.contentScaleFactor == 2 && plain.contentScaleFactor == 1)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        #expect(view.scales.allSatisfy { $0 == 2 })
    }

    @Test("draw(_:) is called with the traits of its view, and again when they change")
    func drawing() {
        final class Drawing: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func draw(_ rect: CGRect) { styles.append(UITraitCollection.current.userInterfaceStyle) }
        }
        let (screen, root) = show()
        let view = Drawing(frame: root.bounds)
        root.addSubview(view)
        screen.advance(by: 0)
        view.alpha = 0.5
        screen.advance(by: 0)
        #expect(view.styles == [.light])
        screen.userInterfaceStyle = .dark
        screen.advance(by: 0)
        #expect(view.styles == [.light, .dark])
        view.setNeedsDisplay()
        screen.advance(by: 0)
        #expect(view.styles.count == 3)
    }

    // MARK: Pixels

    /// Red, green, blue and alpha of one pixel of the screen.
    @Test func aTintedSymbolInTextKeepsItsColour() throws {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "circle.fill")?.withTintColor(.red)
        attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.attributedText = NSAttributedString(attachment: attachment)
        let (screen, root) = show()
        root.addSubview(label)
        screen.advance(by: 0)
        #expect(try pixel(screen, 10, 20) == [255, 0, 0, 255])
        attachment.image = UIImage(systemName: "circle.fill")
        label.attributedText = NSAttributedString(
            string: "\u{FFFC}", attributes: [.attachment: attachment, .foregroundColor: UIColor.green])
        screen.advance(by: 0)
        #expect(try pixel(screen, 10, 20) == [0, 255, 0, 255])
    }

    private func pixel(_ screen: TestScreen, _ x: Int, _ y: Int) throws -> [UInt8] {
        try color(screen.snapshot(), x, y)
    }

    private func color(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(image)
        var bytes: [UInt8] = [0, 0, 0, 0]
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            let height = CGFloat(image.height)
            context?.draw(
                image,
                in: CGRect(x: -CGFloat(x), y: CGFloat(y) - height + 1, width: CGFloat(image.width), height: height))
        }
        return bytes
    }
}
