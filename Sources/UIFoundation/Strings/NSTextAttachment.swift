public import CoreGraphics

/// A picture that stands in text in place of a character.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, @unchecked Sendable {
    private let coreFoundationTag = CoreFoundationTag()
    /// The character that attachments replace.
    public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// Size and place, y up from the baseline, points; for `.zero` the image's own size on the baseline.
    open var bounds = CGRect.zero
    /// Bytes of a file.
    open var contents: Data?
    /// The uniform type of ``contents``.
    open var fileType: String?

    /// An attachment with the bytes of an image file, or without a picture yet.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// An attachment without a picture yet.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// An attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// An attachment out of an archive.
    public required init?(coder: NSCoder) {
        contents = coder.object(of: NSData.self, ifThere: "NSContents").map { $0 as Data }
        fileType = coder.object(of: NSString.self, ifThere: "NSFileType").map { $0 as String }
        super.init()
        image = coder.object(of: UIImage.self, ifThere: "NSImage")
        let numbers = ["X", "Y", "Width", "Height"].map { CGFloat(coder.decodeDouble(forKey: "NSBounds\($0)")) }
        bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Writes the attachment into an archive.
    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        if let image { coder.encode(image, forKey: "NSImage") }
        let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height]
        for (key, number) in zip(["X", "Y", "Width", "Height"], numbers) {
            coder.encode(Double(number), forKey: "NSBounds\(key)")
        }
    }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// The picture that is drawn; ``image`` unless overridden.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }

    /// Size and place, y up from the baseline, points; ``bounds``, or the image's own size on the baseline, unless overridden.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }
}

/// What a layout asks of something that stands in text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The picture for a place in the text.
    ///
    /// - Parameters:
    ///   - imageBounds: what it fills, points, as the bounds were said.
    ///   - textContainer: where the text stands, or what stands for it; nil beside the main thread.
    ///   - charIndex: of the attachment's character, UTF-16 units.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?

    /// Size and place, y up from the baseline, points.
    ///
    /// - Parameters:
    ///   - textContainer: where the text stands, or what stands for it; nil beside the main thread.
    ///   - lineFrag: the room of a line, points, as high as the font's lines.
    ///   - position: where on the line, points; zero, as lines are broken afterwards.
    ///   - charIndex: of the attachment's character, UTF-16 units.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

extension NSTextAttachment: FittingAttachment {
    /// The attachment for a text layout, a template picture in its own tint or in the text's colour.
    package func attachment(
        in line: CGRect, of container: AnyObject?, at location: Int, color: RGBA
    ) -> TextAttachment {
        let container = container as? NSTextContainer ?? Self.container(as: line)
        let box = attachmentBounds(
            for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: location)
        let shown = image(forBounds: box, textContainer: container, characterIndex: location).map {
            $0.renderingMode == .alwaysTemplate && $0.content.tint == nil
                ? $0.withTintColor(UIColor(cgColor: CGColor(rgba: color))) : $0
        }
        return TextAttachment(image: shown?.uprightBitmap, bounds: box)
    }

    /// What stands for the container of text that is measured and drawn without one; nil beside the main thread.
    private static func container(as line: CGRect) -> NSTextContainer? {
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated {
            let made = NSTextContainer(size: CGSize(width: line.width, height: .greatestFiniteMagnitude))
            made.lineFragmentPadding = 0
            return UncheckedBox(value: made)
        }.value
    }
}

extension NSAttributedString {
    /// Text of one character that shows the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
