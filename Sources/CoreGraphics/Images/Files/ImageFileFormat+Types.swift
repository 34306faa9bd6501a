/// Names of formats and of what their files tell.
extension ImageFileFormat {
    /// As uniform types call the format.
    var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webP: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        case .svg: "public.svg-image"
        case .pdf: "com.adobe.pdf"
        case .bmp: "com.microsoft.bmp"
        case .tiff: "public.tiff"
        case .icon: "com.microsoft.ico"
        }
    }

    struct AnimationKeys {
        var dictionary, delay, unclampedDelay, loopCount: CFString
    }

    /// Where properties of an animation stand; nil for formats without any.
    var animationKeys: AnimationKeys? {
        switch self {
        case .gif:
            AnimationKeys(
                dictionary: kCGImagePropertyGIFDictionary, delay: kCGImagePropertyGIFDelayTime,
                unclampedDelay: kCGImagePropertyGIFUnclampedDelayTime, loopCount: kCGImagePropertyGIFLoopCount)
        case .webP:
            AnimationKeys(
                dictionary: kCGImagePropertyWebPDictionary, delay: kCGImagePropertyWebPDelayTime,
                unclampedDelay: kCGImagePropertyWebPUnclampedDelayTime, loopCount: kCGImagePropertyWebPLoopCount)
        default: nil
        }
    }
}
