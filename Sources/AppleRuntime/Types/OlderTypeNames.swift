public import CoreGraphics

// Kinds of files as Mobile Core Services names them.

/// Of any file.
public let kUTTypeItem: CFString = "public.item"
/// Of any data.
public let kUTTypeData: CFString = "public.data"
/// Of anything with a content.
public let kUTTypeContent: CFString = "public.content"
/// Of folders.
public let kUTTypeFolder: CFString = "public.folder"
/// Of pictures.
public let kUTTypeImage: CFString = "public.image"
/// Of JPEG pictures.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// Of PNG pictures.
public let kUTTypePNG: CFString = "public.png"
/// Of GIF pictures.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// Of films.
public let kUTTypeMovie: CFString = "public.movie"
/// Of films with or without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Of sounds.
public let kUTTypeAudio: CFString = "public.audio"
/// Of MP3 sounds.
public let kUTTypeMP3: CFString = "public.mp3"
/// Of texts.
public let kUTTypeText: CFString = "public.text"
/// Of texts without looks.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Of Unicode texts.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Of rich texts.
public let kUTTypeRTF: CFString = "public.rtf"
/// Of web pages.
public let kUTTypeHTML: CFString = "public.html"
/// Of PDF documents.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Of addresses.
public let kUTTypeURL: CFString = "public.url"
/// Of addresses of files.
public let kUTTypeFileURL: CFString = "public.file-url"
