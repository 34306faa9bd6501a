extension CGImageSource {
    /// What the file says of all its images; nil where it is no picture.
    func properties() -> CFDictionary? {
        guard let content, let format else { return nil }
        let bytes = bytes
        var all: [CFString: Any] = [kCGImagePropertyFileSize: NSNumber(value: bytes.count)]
        guard let keys = format.animationKeys, !content.storedDelays.isEmpty else { return all as CFDictionary }
        var told: [CFString: Any] = [keys.loopCount: NSNumber(value: content.loopCount)]
        if format == .gif, let screen = try? GIFFile(bytes, mostFrames: 1) {
            told[kCGImagePropertyGIFHasGlobalColorMap] = NSNumber(value: screen.hasPalette)
            told[kCGImagePropertyGIFCanvasPixelWidth] = NSNumber(value: screen.width)
            told[kCGImagePropertyGIFCanvasPixelHeight] = NSNumber(value: screen.height)
        }
        all[keys.dictionary] = told as CFDictionary
        return all as CFDictionary
    }

    /// What the file says of one image; nil where there is none.
    func properties(at index: Int) -> CFDictionary? {
        guard let format, let image = image(at: index) else { return nil }
        var facts = ImageFacts(bytes, format, page: index)
        if let delay = storedDelay(at: index), let keys = format.animationKeys {
            // As Apple's framework does: images of a GIF that stay 50 ms or less stay 100 ms.
            let clamped = format == .gif && delay <= 0.05 ? 0.1 : delay
            facts.dictionaries[keys.dictionary] = [
                keys.delay: NSNumber(value: clamped), keys.unclampedDelay: NSNumber(value: delay),
            ]
        }
        var all: [CFString: Any] = [
            kCGImagePropertyPixelWidth: NSNumber(value: image.width),
            kCGImagePropertyPixelHeight: NSNumber(value: image.height),
            kCGImagePropertyDepth: NSNumber(value: facts.depth), kCGImagePropertyColorModel: facts.model,
            kCGImagePropertyHasAlpha: NSNumber(value: facts.hasAlpha ?? !image.buffer.isOpaque),
        ]
        if facts.isIndexed { all[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
        if let profile = facts.profile { all[kCGImagePropertyProfileName] = profile as NSString }
        if let (across, down) = facts.pixelsPerInch {
            all[kCGImagePropertyDPIWidth] = NSNumber(value: across)
            all[kCGImagePropertyDPIHeight] = NSNumber(value: down)
        }
        if let orientation = facts.orientation { all[kCGImagePropertyOrientation] = NSNumber(value: orientation) }
        for (key, told) in facts.dictionaries where !told.isEmpty { all[key] = told as CFDictionary }
        return all as CFDictionary
    }
}
