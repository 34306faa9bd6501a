import CoreGraphics

/// The kinds that are known, the more usual ones first where endings are shared.
enum TypeTable {
    struct Entry: Sendable {
        let parents: [String]
        let endings: [String]
        let mime: String?
        let name: String
    }

    static let order = (rows + furtherRows).map(\.0)
    static let entries = Dictionary(uniqueKeysWithValues: rows + furtherRows)

    static func kind(
        _ identifier: String, _ parents: [String], _ endings: [String], _ mime: String?, _ name: String
    ) -> (String, Entry) {
        (identifier, Entry(parents: parents, endings: endings, mime: mime, name: name))
    }

    private static let rows: [(String, Entry)] = [
        kind("public.item", [], [], nil, "item"),
        kind("public.content", [], [], nil, "content"),
        kind("public.data", ["public.item"], [], nil, "data"),
        kind("public.directory", ["public.item"], [], nil, "directory"),
        kind("public.folder", ["public.directory"], [], nil, "folder"),
        kind("com.apple.package", ["public.directory"], [], nil, "package"),
        kind("com.apple.bundle", ["public.directory"], ["bundle"], nil, "bundle"),
        kind("public.text", ["public.data", "public.content"], [], nil, "text"),
        kind("public.plain-text", ["public.text"], ["txt", "text"], "text/plain", "plain text"),
        kind("public.utf8-plain-text", ["public.plain-text"], [], nil, "Unicode text"),
        kind("public.utf16-plain-text", ["public.plain-text"], [], nil, "Unicode text"),
        kind("public.delimited-values-text", ["public.text"], [], nil, "delimited text"),
        kind(
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], "text/csv",
            "comma-separated values"),
        kind(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], "text/tab-separated-values",
            "tab-separated values"),
        kind("public.html", ["public.text"], ["html", "htm"], "text/html", "HTML text"),
        kind("public.xml", ["public.text"], ["xml"], "application/xml", "XML text"),
        kind("public.json", ["public.text"], ["json"], "application/json", "JSON"),
        kind("public.yaml", ["public.text"], ["yaml", "yml"], "application/x-yaml", "YAML"),
        kind("public.rtf", ["public.text"], ["rtf"], "text/rtf", "rich text"),
        kind("public.source-code", ["public.plain-text"], [], nil, "source code"),
        kind("public.swift-source", ["public.source-code"], ["swift"], nil, "Swift source"),
        kind("com.apple.property-list", ["public.data"], ["plist"], nil, "property list"),
        kind("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], nil, "XML property list"),
        kind("public.image", ["public.data", "public.content"], [], nil, "image"),
        kind("public.png", ["public.image"], ["png"], "image/png", "PNG image"),
        kind("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg", "JPEG image"),
        kind("com.compuserve.gif", ["public.image"], ["gif"], "image/gif", "GIF image"),
        kind("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff", "TIFF image"),
        kind("com.microsoft.bmp", ["public.image"], ["bmp"], "image/bmp", "BMP image"),
        kind("org.webmproject.webp", ["public.image"], ["webp"], "image/webp", "WebP image"),
        kind("public.heic", ["public.image"], ["heic"], "image/heic", "HEIC image"),
        kind("public.heif", ["public.image"], ["heif"], "image/heif", "HEIF image"),
        kind("public.svg-image", ["public.image", "public.xml"], ["svg"], "image/svg+xml", "SVG image"),
        kind("com.microsoft.ico", ["public.image"], ["ico"], "image/vnd.microsoft.icon", "Windows icon"),
        kind("public.camera-raw-image", ["public.image"], [], nil, "raw image"),
        kind("com.adobe.pdf", ["public.data", "public.content"], ["pdf"], "application/pdf", "PDF document"),
        kind("public.audiovisual-content", ["public.data", "public.content"], [], nil, "audiovisual content"),
        kind("public.movie", ["public.audiovisual-content"], [], nil, "movie"),
        kind("public.video", ["public.movie"], [], nil, "video"),
        kind("public.audio", ["public.audiovisual-content"], [], nil, "audio"),
        kind("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4", "MPEG-4 movie"),
        kind("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], "video/quicktime", "QuickTime movie"),
        kind("public.avi", ["public.movie"], ["avi"], "video/avi", "AVI movie"),
        kind("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg", "MP3 audio"),
        kind("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/vnd.wave", "waveform audio"),
        kind("public.aiff-audio", ["public.audio"], ["aiff", "aif"], "audio/aiff", "AIFF audio"),
        kind("public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4", "MPEG-4 audio"),
        kind("public.archive", ["public.data"], [], nil, "archive"),
        kind("public.zip-archive", ["public.archive"], ["zip"], "application/zip", "ZIP archive"),
        kind("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], "application/gzip", "gzip archive"),
        kind("public.url", ["public.data"], [], nil, "address"),
        kind("public.file-url", ["public.url"], [], nil, "address of a file"),
        kind("public.font", ["public.data"], ["ttf", "otf", "ttc"], "font/ttf", "font"),
        kind(
            "org.idpf.epub-container", ["public.data", "public.content"], ["epub"], "application/epub+zip",
            "EPUB document"),
        kind("public.spreadsheet", ["public.content"], [], nil, "spreadsheet"),
        kind("public.presentation", ["public.content"], [], nil, "presentation"),
        kind("public.database", ["public.data"], [], nil, "database"),
        kind("public.contact", ["public.content"], [], nil, "contact"),
        kind("public.vcard", ["public.contact", "public.text"], ["vcf"], "text/vcard", "vCard"),
        kind("public.message", ["public.content"], [], nil, "message"),
        kind("public.executable", ["public.data"], [], nil, "executable"),
        kind("public.log", ["public.plain-text"], ["log"], nil, "log"),
        kind("public.disk-image", ["public.archive"], [], nil, "disk image"),
    ]
}
