extension UTType {
    /// Item.
    public static var item: UTType { UTType(known: "public.item") }
    /// Content.
    public static var content: UTType { UTType(known: "public.content") }
    /// Data.
    public static var data: UTType { UTType(known: "public.data") }
    /// Directory.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// Folder.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// Package.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// Bundle.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// Text.
    public static var text: UTType { UTType(known: "public.text") }
    /// Plain text.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Unicode text.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Unicode text.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Delimited text.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// Comma-separated values.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// Tab-separated values.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// HTML text.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML text.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// JSON.
    public static var json: UTType { UTType(known: "public.json") }
    /// YAML.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// Rich text.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// Source code.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// Swift source.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// Property list.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// XML property list.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// Image.
    public static var image: UTType { UTType(known: "public.image") }
    /// PNG image.
    public static var png: UTType { UTType(known: "public.png") }
    /// JPEG image.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// GIF image.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// TIFF image.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// BMP image.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// WebP image.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// HEIC image.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// HEIF image.
    public static var heif: UTType { UTType(known: "public.heif") }
    /// SVG image.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// Windows icon.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// Raw image.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// PDF document.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// Audiovisual content.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// Movie.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Video.
    public static var video: UTType { UTType(known: "public.video") }
    /// Audio.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// AVI movie.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// MP3 audio.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// Waveform audio.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// AIFF audio.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// MPEG-4 audio.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// Archive.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// ZIP archive.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// Gzip archive.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// Address.
    public static var url: UTType { UTType(known: "public.url") }
    /// Address of a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// Font.
    public static var font: UTType { UTType(known: "public.font") }
    /// EPUB document.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// Spreadsheet.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// Presentation.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// Database.
    public static var database: UTType { UTType(known: "public.database") }
    /// Contact.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// VCard.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// Message.
    public static var message: UTType { UTType(known: "public.message") }
    /// Executable.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// Log.
    public static var log: UTType { UTType(known: "public.log") }
    /// Disk image.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
}
