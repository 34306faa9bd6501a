import MutoscopeTesting
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Edges of layers that lie between pixels")
struct LayerEdgeTests {
    private let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
    private let square = CALayer()

    init() {
        square.backgroundColor = UIColor.white.cgColor
        square.frame = CGRect(x: 2.4, y: 2, width: 6, height: 6)
    }

    /// How bright the pixel is that the square's left edge cuts, of 255.
    private func cut() -> UInt8 { screen.snapshot().pixel(2, 4).red }

    private func showInView() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), holder = CALayer()
        holder.addSublayer(square)
        page.layer.addSublayer(holder)
        screen.show(page)
    }

    @Test("are hard in a view, also below other plain layers")
    func hardInView() {
        #expect(!square.allowsEdgeAntialiasing)
        showInView()
        #expect(!square.allowsEdgeAntialiasing)
        #expect(cut() == 255)
    }

    @Test("are soft in a view where the layer was told so, before it got there or later", arguments: [true, false])
    func told(before: Bool) {
        if before { square.allowsEdgeAntialiasing = true }
        showInView()
        screen.advance(by: 0.1)
        if !before { square.allowsEdgeAntialiasing = true }
        #expect((150...156).contains(cut()))
    }

    @Test("are soft on a display of layers alone, and hard there where the layer was told so")
    func alone() {
        let root = CALayer()
        root.addSublayer(square)
        screen.show(root)
        #expect((150...156).contains(cut()))
        #expect(square.allowsEdgeAntialiasing)
        square.allowsEdgeAntialiasing = false
        #expect(cut() == 255)
    }

    @Test("are the layer's also where tiles draw it", arguments: [true, false])
    func tiles(isSoft: Bool) {
        final class Tiles: CATiledLayer {
            override class func fadeDuration() -> CFTimeInterval { 0 }
            override func draw(in context: CGContext) {
                context.setFillColor(UIColor.white.cgColor)
                context.fill(bounds)
            }
        }
        let tiles = Tiles(), page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tiles.frame = square.frame
        if isSoft { tiles.allowsEdgeAntialiasing = true }
        page.layer.addSublayer(tiles)
        tiles.setNeedsDisplay()
        screen.show(page)
        screen.advance(by: 0.1)
        #expect(isSoft ? (150...156).contains(cut()) : cut() == 255)
    }

    @Test("change with the tree that a layer moves to")
    func moved() {
        let root = CALayer()
        root.addSublayer(square)
        screen.show(root)
        #expect(cut() < 255)
        showInView()
        #expect(cut() == 255)
        #expect(square.presentation()?.allowsEdgeAntialiasing == false)
    }

    @Test("are soft in views where Info.plist says UIViewEdgeAntialiasing")
    func information() {
        LayerEdges.areSoftInViews = true
        defer { LayerEdges.areSoftInViews = false }
        showInView()
        #expect((150...156).contains(cut()))
    }
}
