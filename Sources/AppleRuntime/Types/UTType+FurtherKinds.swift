extension UTType {
    /// Composite content.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// Resolvable.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    /// Symbolic link.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// Mount point.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
    /// Alias.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// Bookmark of a file.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    /// Unicode text.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    /// Tab-separated Unicode text.
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
    /// Style sheet.
    public static var css: UTType { UTType(known: "public.css") }
    /// Assembly source.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    /// C source.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// Objective-C source.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// C++ source.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// Objective-C++ source.
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
    /// C header.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// C++ header.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    /// Script.
    public static var script: UTType { UTType(known: "public.script") }
    /// AppleScript.
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
    /// Script.
    public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
    /// Script bundle.
    public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
    /// JavaScript.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// Shell script.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// Perl script.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// Python script.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// Ruby script.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// PHP script.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// Makefile.
    public static var makefile: UTType { UTType(known: "public.make-source") }
    /// Binary property list.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// Rich text with attachments.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// Rich text with attachments.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// Web archive.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
    /// Apple icon.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// Live photo.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// HEIC images.
    public static var heics: UTType { UTType(known: "public.heics") }
    /// OpenEXR image.
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
    /// DNG image.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
    /// JPEG XL image.
    public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
    /// 3D content.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// Universal scene description.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    /// Universal scene description package.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// Reality file.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }
    /// Scene.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
    /// Reference object.
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
    /// MPEG movie.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// MPEG-2 video.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
    /// Protected MPEG-4 audio.
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    /// Protected MPEG-4 movie.
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    /// MIDI audio.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// Playlist.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// M3U playlist.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    /// Volume.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// Plug-in.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    /// Spotlight importer.
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
    /// Quick Look generator.
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
    /// XPC service.
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
    /// Framework.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// Application.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// Application.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// Application extension.
    public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
    /// Unix executable.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    /// Windows executable.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    /// Preferences pane.
    public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
    /// Bzip2 archive.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// Apple archive.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    /// Tar archive.
    public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
    /// To-do item.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// Calendar event.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// E-mail message.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// Internet location.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// Internet shortcut.
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
    /// Bookmark.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// PKCS 12 data.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// Certificate.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
    /// Metadata of a link.
    public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
    /// Haptic pattern.
    public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}
