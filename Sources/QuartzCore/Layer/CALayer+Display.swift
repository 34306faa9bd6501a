import CoreGraphics
import RenderTree

extension CALayer {
    final func markDisplay(_ rect: CGRect) {
        passes.dirtyRect = passes.dirtyRect.union(rect)
        mark(.display)
        noteChange()
    }

    final func displayWhenMarked() {
        guard passes.own.contains(.display) else { return }
        passes.own.remove(.display)
        display()
        // What the drawing itself marked is what it has just drawn.
        passes.own.remove(.display)
        passes.dirtyRect = .null
    }

    /// Displays every marked layer from here down.
    final func displaySubtree() {
        var pending = [self]
        while let layer = pending.popLast() {
            layer.displayWhenMarked()
            guard layer.passes.below.contains(.display) else { continue }
            layer.passes.below.remove(.display)
            if let mask = layer.links.mask, mask.pendingWork.contains(.display) { pending.append(mask) }
            for child in layer.links.children.reversed() where child.pendingWork.contains(.display) {
                pending.append(child)
            }
        }
    }

    final func displayByDelegate() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws the contents into a bitmap of the layer's size and scale; a size that is no bitmap's leaves none.
    ///
    /// While a property of the program's own is animated the presentation layer, which has the animated values, draws for this one.
    package final func displayByDrawing() {
        if attachedAnimations.contains(where: \.redrawsLayer), let presentation = makePresentation() {
            presentation.displayByDrawing()
            return restyleBacking(presentation.objects.contents)
        }
        guard let buffer = makeBacking() else { return store(nil) }
        let context = CGContext(yDownInto: buffer, scale: backingScale, isOpaque: isOpaque)
        if !contentsAreFlipped() {
            // A layer whose y points up draws so.
            context.translateBy(x: 0, y: bounds.height)
            context.scaleBy(x: 1, y: -1)
        }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        passes.drewNothing = false
        delegate?.layerWillDraw(self)
        draw(in: context)
        if passes.drewNothing, buffer.isBlank { return store(nil) }
        store(context.takeSharedImage())
    }

    /// What `draw(in:)` does unless overridden.
    final func drawByDelegate(in context: CGContext) {
        if let delegate { delegate.draw(self, in: context) } else { noteNothingDrawn() }
    }

    /// Tells that whoever was asked to draw had nothing to draw, so that no bitmap is kept.
    package final func noteNothingDrawn() { if !passes.drewNothing { passes.drewNothing = true } }

    /// Pixels per point of the backing store.
    private final var backingScale: Double {
        contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    }

    private static let maximumBackingSide = 16384.0

    private final func makeBacking() -> PixelBuffer? {
        let width = (bounds.width * backingScale).rounded(.up), height = (bounds.height * backingScale).rounded(.up)
        let range = 1...CALayer.maximumBackingSide
        if range.contains(width), range.contains(height) {
            // What is not drawn is still looked at: a page that is read first would be made twice.
            return PixelBuffer(width: Int(width), height: Int(height), isOpaque: isOpaque, makesPages: true)
        }
        if width > 0, height > 0 {
            Diagnostics.report(
                "A backing store of \(width)×\(height) pixels is too large; the layer shows no drawing.",
                key: "backing size")
        }
        return nil
    }

    private final func store(_ image: CGImage?) {
        if isPresentation { objects.contents = image } else { setContents(image) }
    }

    private final func restyleBacking(_ contents: Any?) {
        passes.stale.insert(.style)
        objects.contents = contents
        appearance.contents = (contents as? CGImage).map { ImageReference($0) }
        mark(.commit)
    }
}

extension PixelBuffer {
    fileprivate var isBlank: Bool {
        (0..<height).allSatisfy { y in (0..<width).allSatisfy { base[y * stride + $0] & 0xffffff == 0 } }
    }
}
