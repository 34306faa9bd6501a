public import CoreGraphics

/// The contexts that drawing calls of UIKit go to, innermost last; each thread has its own.
final class ContextStack {
    struct Entry {
        let context: CGContext
        /// Points to pixels, for images made of the context; nil for contexts that were only pushed.
        let imageScale: CGFloat?
    }

    private var entries: [Entry] = []
    /// The PDF files that are drawn, innermost last.
    private var files: [PDFFile] = []

    /// Each thread has a stack of its own, which goes with it. The thread's dictionary would box the stack for every drawing.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stack in
            if let stack { Unmanaged<ContextStack>.fromOpaque(stack).release() }
        }
        return key
    }()

    private static var current: ContextStack {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ContextStack>.fromOpaque(known).takeUnretainedValue()
        }
        let stack = ContextStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    static var contexts: [Entry] {
        get { current.entries }
        _modify { yield &current.entries }
    }

    static var files: [PDFFile] {
        get { current.files }
        _modify { yield &current.files }
    }
}

/// The context that UIKit's drawing goes to, or nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.contexts.last?.context
}

/// Makes `context` the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.contexts.append(.init(context: context, imageScale: nil))
}

/// Takes the current context away.
public func UIGraphicsPopContext() {
    _ = ContextStack.contexts.popLast()
}

/// Begins an image of `size` points with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of `size` points; `scale` pixels a point, or as many as the screen has for 0. Opaque images begin black.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = scale > 0 ? scale : UIGraphicsImageRendererFormat.preferredScale
    guard let context = CGContext(imageOf: size, scale: pixels, isOpaque: opaque) else {
        return Diagnostics.report(
            "No image context of \(size.width)×\(size.height) points can be begun.", key: "graphics.size")
    }
    ContextStack.contexts.append(.init(context: context, imageScale: pixels))
}

/// The image drawn so far in the current image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.contexts.last, let scale = entry.imageScale, let image = entry.context.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() {
    guard ContextStack.contexts.last?.imageScale != nil else { return }
    ContextStack.contexts.removeLast()
}

/// Fills a rectangle of the current context, replacing what is there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withSavedState {
        context.setBlendMode(blendMode)
        context.fill(rect)
    }
}

/// A frame of one point inside a rectangle's edge, replacing what is there, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// A frame of one point inside a rectangle's edge, in the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let r = rect.standardized
    let sides = [
        CGRect(x: r.minX, y: r.minY, width: r.width, height: 1),
        CGRect(x: r.minX, y: r.maxY - 1, width: r.width, height: 1),
        CGRect(x: r.minX, y: r.minY + 1, width: 1, height: max(r.height - 2, 0)),
        CGRect(x: r.maxX - 1, y: r.minY + 1, width: 1, height: max(r.height - 2, 0)),
    ]
    for side in sides { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Cuts the current context's drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// A context for an image of `size` points, y down; nil for sizes that cannot be drawn.
    convenience init?(imageOf size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= CGFloat(PixelBuffer.maximumSide),
            height <= CGFloat(PixelBuffer.maximumSide), PixelBuffer.allows(width: Int(width), height: Int(height))
        else { return nil }
        let buffer = PixelBuffer(width: Int(width), height: Int(height), isOpaque: isOpaque)
        if isOpaque { buffer.fill(0xFF00_0000) }
        self.init(yDownInto: buffer, scale: scale, isOpaque: isOpaque)
    }
}
