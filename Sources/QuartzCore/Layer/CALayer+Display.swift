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
        let together = context?.drawings
        var pending = [self]
        while let layer = pending.popLast() {
            together?.next = layer
            layer.displayWhenMarked()
            guard layer.passes.below.contains(.display) else { continue }
            layer.passes.below.remove(.display)
            if let mask = layer.links.mask, mask.pendingWork.contains(.display) { pending.append(mask) }
            for child in layer.links.children.reversed() where child.pendingWork.contains(.display) {
                pending.append(child)
            }
        }
        together?.next = nil
        together?.finish()
    }

    final func displayByDelegate() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws the contents into a bitmap of the layer's size and scale; a size that is no bitmap's leaves none.
    ///
    /// While a property of the program's own is animated the presentation layer, which has the animated values, draws for this one.
    package final func displayByDrawing() {
        let presentation = attachedAnimations.contains(where: \.redrawsLayer) ? makePresentation() : nil
        if context?.drawings.takes(self, as: presentation ?? self) ?? false { return }
        if let presentation, presentation !== self {
            presentation.displayByDrawing()
            return restyleBacking(presentation.objects.contents)
        }
        // The delegate may still choose the bitmap: its scale, its opacity.
        delegate?.layerWillDraw(self)
        guard let (buffer, context) = backingPlan?.makeContext() else { return store(nil) }
        passes.drewNothing = false
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

    /// The bitmap for drawings; nil for a size that is no bitmap's, which is said where it is too large.
    final var backingPlan: BackingPlan? {
        let width = (bounds.width * backingScale).rounded(.up), height = (bounds.height * backingScale).rounded(.up)
        let range = 1...CALayer.maximumBackingSide
        if range.contains(width), range.contains(height) {
            return BackingPlan(
                width: Int(width), height: Int(height), scale: backingScale, isOpaque: isOpaque,
                isFlipped: contentsAreFlipped(), bounds: bounds)
        }
        if width > 0, height > 0 {
            Diagnostics.report(
                "A backing store of \(width)×\(height) pixels is too large; the layer shows no drawing.",
                key: "backing size")
        }
        return nil
    }

    final func store(_ image: CGImage?) {
        if isPresentation { objects.contents = image } else { setContents(image) }
    }

    final func restyleBacking(_ contents: Any?) {
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
