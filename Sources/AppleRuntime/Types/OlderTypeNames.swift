public import CoreGraphics

// Kinds of files as Mobile Core Services names them.

/// Of any file.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
/// Of any data.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// Of anything with a content.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
/// Of folders.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
/// Of pictures.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// Of JPEG pictures.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// Of PNG pictures.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// Of GIF pictures.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// Of films.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// Of films with or without sound.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// Of sounds.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// Of MP3 sounds.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
/// Of texts.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// Of texts without looks.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// Of Unicode texts.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Of rich texts.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
/// Of web pages.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
/// Of PDF documents.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// Of addresses.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// Of addresses of files.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"

/// By which endings of file names types are told apart.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// By which names of the net types are told apart.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The type of an ending or a name of the net; nil where none is known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let kind = inConformingToUTI.flatMap { UTType($0 as String) }
    let found = UTType(tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: kind)
    return found.map { Unmanaged.passRetained($0.identifier as NSString) }
}

/// The ending or name of the net that a type prefers.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    guard let type = UTType(inUTI as String) else { return nil }
    let tag =
        inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
    return tag.map { Unmanaged.passRetained($0 as NSString) }
}

/// Whether a type is another one or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
        return inUTI == inConformsToUTI
    }
    return type.conforms(to: other)
}
