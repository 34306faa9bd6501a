public import CoreGraphics

/// A picture that stands in text in place of a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
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

    /// The attachment for a text layout, a template picture in its own tint or in the text's colour.
    func attributes(color: UIColor) -> TextAttachment {
        let box = bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
        let picture = image.map {
            $0.renderingMode == .alwaysTemplate && $0.content.tint == nil ? $0.withTintColor(color) : $0
        }
        return TextAttachment(image: picture?.uprightBitmap, bounds: box)
    }
}

extension NSAttributedString {
    /// Text of one character that shows the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
