import CoreGraphics
import QuartzCore

/// A face without a size, as `CATextLayer.font` takes it.
public final class CGFont: Sendable {
    let face: FontDescription
    /// The name that the font was asked for by or that its file gives it, such as "HelveticaNeue-Bold".
    public nonisolated(unsafe) let postScriptName: CFString?
    /// Family and style, such as "Courier New Bold Italic".
    public nonisolated(unsafe) let fullName: CFString?
    /// The font itself, if the program has brought it.
    let bytes: MemoryFile?

    /// Nil when no such font is installed and none stands in for it, as ``UIFont/init(name:size:)``.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name as String, size: 12) else { return nil }
        face = font.layerFont
        postScriptName = name
        fullName = font.fullName as NSString
        bytes = nil
    }

    init(face: FontDescription, name: String, fullName: String) {
        self.face = face
        postScriptName = name as NSString
        self.fullName = fullName as NSString
        bytes = nil
    }

    /// The first font of a font file's bytes (TrueType, OpenType); nil when they hold none.
    ///
    /// `UIFont` finds it by its names after ``CTFontManagerRegisterGraphicsFont(_:_:)``.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let bytes = MemoryFile(Data(referencing: data)),
            let found = FontFace.first(inFile: bytes.path)
        else { return nil }
        face = found.description(size: 12)
        postScriptName = found.postScriptName as NSString
        fullName = found.fullName as NSString
        self.bytes = bytes
    }
}

extension CGFont: LayerFont {
    package var layerFont: FontDescription {
        // A layer draws with any font that it is given.
        if let bytes { _ = ProgramFonts.register(bytes) }
        return face
    }
}
