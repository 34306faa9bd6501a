/// Told from a file's first bytes; its name has no say.
enum ImageFileFormat: Sendable, CaseIterable {
    case png, jpeg, webP, gif, svg, pdf, bmp, tiff, icon

    init?(of bytes: FileBytes) {
        let first = bytes.all.prefix(4)
        if first.elementsEqual([0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if first.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF"), bytes.starts(with: "WEBP", at: 8) {
            self = .webP
        } else if bytes.starts(with: "GIF87a") || bytes.starts(with: "GIF89a") {
            self = .gif
        } else if bytes.starts(with: "%PDF-") {
            self = .pdf
        } else if bytes.starts(with: "BM") {
            self = .bmp
        } else if first.elementsEqual([0x49, 0x49, 42, 0]) || first.elementsEqual([0x4D, 0x4D, 0, 42]) {
            self = .tiff
        } else if first.elementsEqual([0, 0, 1, 0]) || first.elementsEqual([0, 0, 2, 0]) {
            self = .icon
        } else if Self.isDrawing(bytes.all.prefix(4_096)) {
            self = .svg
        } else {
            return nil
        }
    }

    /// XML whose beginning has an `svg` element.
    private static func isDrawing(_ beginning: ArraySlice<UInt8>) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = beginning.starts(with: mark) ? beginning.dropFirst(3) : beginning
        let blanks = Set(" \t\r\n".utf8)
        guard content.first(where: { !blanks.contains($0) }) == UInt8(ascii: "<") else { return false }
        let text = String(decoding: content, as: UTF8.self)
        return text.contains("<svg") || text.contains(":svg")
    }
}
