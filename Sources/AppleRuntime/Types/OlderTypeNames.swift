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
/// Of cards of people.
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"
/// Of contents of several parts.
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString = "public.composite-content"
/// Of archives.
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"
/// Of ZIP archives.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
/// Of gzip archives.
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// Of directories.
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"
/// Of volumes.
public nonisolated(unsafe) let kUTTypeVolume: CFString = "public.volume"
/// Of bundles.
public nonisolated(unsafe) let kUTTypeBundle: CFString = "com.apple.bundle"
/// Of packages.
public nonisolated(unsafe) let kUTTypePackage: CFString = "com.apple.package"
/// Of plain texts in UTF-16.
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// Of rich texts with pictures.
public nonisolated(unsafe) let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Of rich texts with pictures in one file.
public nonisolated(unsafe) let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// Of XML.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
/// Of JSON.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
/// Of property lists.
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
/// Of sources.
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"
/// Of Swift sources.
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"
/// Of tables with commas.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Of TIFF pictures.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
/// Of BMP pictures.
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// Of icons of Windows.
public nonisolated(unsafe) let kUTTypeICO: CFString = "com.microsoft.ico"
/// Of pictures as cameras see them.
public nonisolated(unsafe) let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// Of SVG pictures.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// Of live photos.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Of sounds and films.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Of QuickTime films.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// Of MPEG films.
public nonisolated(unsafe) let kUTTypeMPEG: CFString = "public.mpeg"
/// Of MPEG-2 films.
public nonisolated(unsafe) let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// Of MPEG-4 films.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Of MPEG-4 sounds.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// Of AVI films.
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = "public.avi"
/// Of WAVE sounds.
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// Of AIFF sounds.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// Of MIDI files.
public nonisolated(unsafe) let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// Of people.
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"
/// Of messages.
public nonisolated(unsafe) let kUTTypeMessage: CFString = "public.message"
/// Of things to do.
public nonisolated(unsafe) let kUTTypeToDoItem: CFString = "public.to-do-item"
/// Of events.
public nonisolated(unsafe) let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// Of letters.
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString = "public.email-message"
/// Of places of the web.
public nonisolated(unsafe) let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// Of fonts.
public nonisolated(unsafe) let kUTTypeFont: CFString = "public.font"
/// Of bookmarks.
public nonisolated(unsafe) let kUTTypeBookmark: CFString = "public.bookmark"
/// Of programs.
public nonisolated(unsafe) let kUTTypeApplication: CFString = "com.apple.application"
/// Of programs that run.
public nonisolated(unsafe) let kUTTypeExecutable: CFString = "public.executable"
/// Of logs.
public nonisolated(unsafe) let kUTTypeLog: CFString = "public.log"
/// Of three-dimensional content.
public nonisolated(unsafe) let kUTType3DContent: CFString = "public.3d-content"
/// Of tables.
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// Of presentations.
public nonisolated(unsafe) let kUTTypePresentation: CFString = "public.presentation"
/// Of electronic books.
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// Resolvable.
public nonisolated(unsafe) let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// Symbolic link.
public nonisolated(unsafe) let kUTTypeSymLink: CFString = "public.symlink"
/// Mount point.
public nonisolated(unsafe) let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// Alias.
public nonisolated(unsafe) let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// Bookmark of a file.
public nonisolated(unsafe) let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// Unicode text.
public nonisolated(unsafe) let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// Tab-separated Unicode text.
public nonisolated(unsafe) let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// Assembly source.
public nonisolated(unsafe) let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// C source.
public nonisolated(unsafe) let kUTTypeCSource: CFString = "public.c-source"
/// Objective-C source.
public nonisolated(unsafe) let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// C++ source.
public nonisolated(unsafe) let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// Objective-C++ source.
public nonisolated(unsafe) let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// C header.
public nonisolated(unsafe) let kUTTypeCHeader: CFString = "public.c-header"
/// C++ header.
public nonisolated(unsafe) let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// Script.
public nonisolated(unsafe) let kUTTypeScript: CFString = "public.script"
/// AppleScript.
public nonisolated(unsafe) let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// Script.
public nonisolated(unsafe) let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
/// Script bundle.
public nonisolated(unsafe) let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"
/// JavaScript.
public nonisolated(unsafe) let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// Shell script.
public nonisolated(unsafe) let kUTTypeShellScript: CFString = "public.shell-script"
/// Perl script.
public nonisolated(unsafe) let kUTTypePerlScript: CFString = "public.perl-script"
/// Python script.
public nonisolated(unsafe) let kUTTypePythonScript: CFString = "public.python-script"
/// Ruby script.
public nonisolated(unsafe) let kUTTypeRubyScript: CFString = "public.ruby-script"
/// PHP script.
public nonisolated(unsafe) let kUTTypePHPScript: CFString = "public.php-script"
/// Binary property list.
public nonisolated(unsafe) let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// Web archive.
public nonisolated(unsafe) let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// Apple icon.
public nonisolated(unsafe) let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// MPEG-2 transport stream.
public nonisolated(unsafe) let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// Protected MPEG-4 audio.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// Protected MPEG-4 movie.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// Playlist.
public nonisolated(unsafe) let kUTTypePlaylist: CFString = "public.playlist"
/// M3U playlist.
public nonisolated(unsafe) let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// Plug-in.
public nonisolated(unsafe) let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// Spotlight importer.
public nonisolated(unsafe) let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// Quick Look generator.
public nonisolated(unsafe) let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// XPC service.
public nonisolated(unsafe) let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// Framework.
public nonisolated(unsafe) let kUTTypeFramework: CFString = "com.apple.framework"
/// Application.
public nonisolated(unsafe) let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// Unix executable.
public nonisolated(unsafe) let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// Windows executable.
public nonisolated(unsafe) let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// Preferences pane.
public nonisolated(unsafe) let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"
/// Bzip2 archive.
public nonisolated(unsafe) let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// PKCS 12 data.
public nonisolated(unsafe) let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// Certificate.
public nonisolated(unsafe) let kUTTypeX509Certificate: CFString = "public.x509-certificate"
