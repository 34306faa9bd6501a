/// GIF in Swift: every read and every write is checked.
enum GIFReader {
    static func read(_ request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
        var file = try GIFFile(request.bytes, mostFrames: request.limits.frames)
        let first = try file.nextFrame()
        guard let first else { throw .damaged(reason: "it holds no picture.") }
        // Some writers leave the screen's size out.
        let width = file.width > 0 ? file.width : first.x + first.width
        let height = file.height > 0 ? file.height : first.y + first.height
        try request.check(width: width, height: height)
        var canvas = GIFCanvas(width: width, height: height)
        var frames: [DecodedImage.Frame] = []
        var painted = 0, isPart = false
        var next: GIFFrame? = first
        while let frame = next {
            try request.limits.check(width: width, height: height, frames: frames.count + 1)
            painted += frame.width * frame.height
            guard painted <= request.limits.pixels else { throw .tooLarge(width: frame.width, height: frame.height) }
            frames.append(try canvas.draw(frame, of: request.bytes))
            do { next = request.longestSide == nil ? try file.nextFrame() : nil } catch {
                guard request.allowsPart else { throw error }
                (next, isPart) = (nil, true)
            }
        }
        var decoded = DecodedImage(frames: frames, loopCount: file.loopCount)
        decoded.isPart = isPart || request.allowsPart && !file.isEnded
        return decoded
    }
}

/// What a GIF file says about one frame.
struct GIFFrame {
    enum Disposal { case keep, clear, restore }

    var x: Int, y: Int, width: Int, height: Int
    var isInterlaced: Bool
    /// Straight 0xAARRGGBB words.
    var palette: [UInt32]
    /// Seconds as they stand in the file.
    var storedDelay: Double
    /// Seconds. As browsers do: what is too short cannot be meant.
    var delay: Double { storedDelay < 0.02 ? 0.1 : storedDelay }
    var disposal: Disposal
    var firstCodeSize: Int
    /// Where the chain of blocks with its pixels begins.
    var dataStart: Int
}

/// Walks over the blocks of a GIF file.
struct GIFFile {
    let width: Int, height: Int
    /// 0 is for ever.
    private(set) var loopCount = 1
    private let bytes: FileBytes
    private let palette: [UInt32]
    var hasPalette: Bool { !palette.isEmpty }
    private var position: Int
    private var control = Control()
    private var framesLeft: Int
    private var hasFrames = false
    /// Whether the file has said that it ends.
    private(set) var isEnded = false

    /// What a graphic control extension says about the frame that follows.
    private struct Control {
        var delay = 0.0
        var disposal = GIFFrame.Disposal.keep
        var transparent: Int?
    }

    init(_ bytes: FileBytes, mostFrames: Int) throws(ImageDecodingError) {
        self.bytes = bytes
        framesLeft = mostFrames
        width = try bytes.little16(6)
        height = try bytes.little16(8)
        let flags = try bytes.byte(10)
        position = 13
        palette = try Self.palette(bytes, flags: flags, at: &position)
    }

    private static func palette(
        _ bytes: FileBytes, flags: UInt8, at position: inout Int
    ) throws(ImageDecodingError) -> [UInt32] {
        guard flags & 0x80 != 0 else { return [] }
        let count = 2 << Int(flags & 7)
        let part = Array(try bytes.part(position, count * 3))
        position += count * 3
        return (0..<count).map { word(part[$0 * 3], part[$0 * 3 + 1], part[$0 * 3 + 2]) }
    }

    /// nil at the end of the file; a file that ends without saying so ends there too, once it has a frame.
    mutating func nextFrame() throws(ImageDecodingError) -> GIFFrame? {
        while position < bytes.count || !hasFrames {
            switch try bytes.byte(position) {
            case 0x21: try readExtension()
            case 0x2C: return try readFrame()
            case 0x3B:
                isEnded = true
                return nil
            // Padding between blocks.
            case 0x00: position += 1
            default:
                if hasFrames { return nil }
                throw .damaged(reason: "byte \(position) begins no block.")
            }
        }
        return nil
    }

    private mutating func readExtension() throws(ImageDecodingError) {
        let kind = try bytes.byte(position + 1)
        if kind == 0xF9 {
            let flags = try bytes.byte(position + 3), hundredths = try bytes.little16(position + 4)
            let transparent = try bytes.byte(position + 6)
            control.delay = Double(hundredths) / 100
            control.disposal = flags >> 2 & 7 == 2 ? .clear : flags >> 2 & 7 == 3 ? .restore : .keep
            control.transparent = flags & 1 != 0 ? Int(transparent) : nil
        } else if kind == 0xFF, bytes.starts(with: "NETSCAPE2.0", at: position + 3) {
            loopCount = try bytes.little16(position + 16)
        }
        position += 2
        try skipBlocks()
    }

    private mutating func readFrame() throws(ImageDecodingError) -> GIFFrame {
        guard framesLeft > 0 else { throw .tooLarge(width: width, height: height) }
        framesLeft -= 1
        let at = position
        let flags = try bytes.byte(at + 9)
        position += 10
        var colors = try Self.palette(bytes, flags: flags, at: &position)
        if colors.isEmpty { colors = palette }
        if let transparent = control.transparent, transparent < colors.count { colors[transparent] = 0 }
        let codeSize = Int(try bytes.byte(position))
        let frame = GIFFrame(
            x: try bytes.little16(at + 1), y: try bytes.little16(at + 3), width: try bytes.little16(at + 5),
            height: try bytes.little16(at + 7), isInterlaced: flags & 0x40 != 0, palette: colors,
            storedDelay: control.delay, disposal: control.disposal, firstCodeSize: codeSize, dataStart: position + 1)
        position += 1
        try skipBlocks()
        control = Control()
        hasFrames = true
        return frame
    }

    /// Steps over a chain of blocks, each with its length before it.
    private mutating func skipBlocks() throws(ImageDecodingError) {
        while case let length = Int(try bytes.byte(position)), length > 0 { position += length + 1 }
        position += 1
    }
}
