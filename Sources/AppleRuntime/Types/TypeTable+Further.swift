// Kinds that programs ask for by name more often than they meet their files.
extension TypeTable {
    static let furtherRows: [(String, Entry)] = [
        kind("public.composite-content", ["public.content"], [], nil, "composite content"),
        kind("com.apple.resolvable", [], [], nil, "resolvable"),
        kind("public.symlink", ["public.item", "com.apple.resolvable"], [], nil, "symbolic link"),
        kind("com.apple.mount-point", ["public.item", "com.apple.resolvable"], [], nil, "mount point"),
        kind("com.apple.alias-file", ["public.data", "com.apple.resolvable"], [], nil, "alias"),
        kind("com.apple.bookmark", ["public.data", "com.apple.resolvable"], [], nil, "bookmark of a file"),
        kind("public.utf16-external-plain-text", ["public.plain-text"], [], nil, "Unicode text"),
        kind(
            "public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"], [],
            nil, "tab-separated Unicode text"),
        kind("public.css", ["public.text"], ["css"], "text/css", "style sheet"),
        kind("public.assembly-source", ["public.source-code"], ["s"], nil, "assembly source"),
        kind("public.c-source", ["public.source-code"], ["c"], nil, "C source"),
        kind("public.objective-c-source", ["public.source-code"], ["m"], nil, "Objective-C source"),
        kind(
            "public.c-plus-plus-source", ["public.source-code"], ["cp", "cpp", "cc", "cxx", "c++"], nil, "C++ source"),
        kind("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], nil, "Objective-C++ source"),
        kind("public.c-header", ["public.source-code"], ["h"], nil, "C header"),
        kind("public.c-plus-plus-header", ["public.source-code"], ["hpp", "h++", "hxx", "hh"], nil, "C++ header"),
        kind("public.script", ["public.source-code"], [], nil, "script"),
        kind("com.apple.applescript.text", ["public.script"], ["applescript"], nil, "AppleScript"),
        kind("com.apple.applescript.script", ["public.data", "public.script"], ["scpt"], nil, "script"),
        kind(
            "com.apple.applescript.script-bundle", ["com.apple.bundle", "com.apple.package", "public.script"],
            ["scptd"], nil, "script bundle"),
        kind(
            "com.netscape.javascript-source", ["public.source-code", "public.executable"],
            ["js", "jscript", "javascript"], "text/javascript", "JavaScript"),
        kind("public.shell-script", ["public.script"], ["sh", "command"], nil, "shell script"),
        kind("public.perl-script", ["public.shell-script"], ["pl", "pm"], "text/x-perl-script", "Perl script"),
        kind("public.python-script", ["public.shell-script"], ["py"], "text/x-python-script", "Python script"),
        kind("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], "text/x-ruby-script", "Ruby script"),
        kind(
            "public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"], "text/php",
            "PHP script"),
        kind("public.make-source", ["public.script"], ["mk", "mak"], nil, "makefile"),
        kind("com.apple.binary-property-list", ["com.apple.property-list"], [], nil, "binary property list"),
        kind(
            "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], nil,
            "rich text with attachments"),
        kind(
            "com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], nil, "rich text with attachments"),
        kind(
            "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
            "application/x-webarchive", "web archive"),
        kind("com.apple.icns", ["public.image"], ["icns"], nil, "Apple icon"),
        kind("com.apple.live-photo", [], [], nil, "live photo"),
        kind("public.heics", ["public.heif"], ["heics"], "image/heic-sequence", "HEIC images"),
        kind("com.ilm.openexr-image", ["public.image"], ["exr"], "image/x-exr", "OpenEXR image"),
        kind("com.adobe.raw-image", ["public.camera-raw-image"], ["dng"], "image/x-adobe-dng", "DNG image"),
        kind("public.jpeg-xl", ["public.image"], ["jxl"], "image/jxl", "JPEG XL image"),
        kind("public.3d-content", ["public.content"], [], nil, "3D content"),
        kind(
            "com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd", "usda", "usdc"], nil,
            "universal scene description"),
        kind(
            "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], ["usdz"],
            "model/vnd.usdz+zip", "universal scene description package"),
        kind("com.apple.reality", ["public.data"], ["reality"], "model/vnd.reality", "reality file"),
        kind("com.apple.scenekit.scene", ["public.3d-content", "public.data"], ["scn"], nil, "scene"),
        kind("com.apple.arobject", ["public.data"], ["arobject"], nil, "reference object"),
        kind("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], "video/mpeg", "MPEG movie"),
        kind("public.mpeg-2-video", ["public.video"], ["m2v"], "video/mpeg2", "MPEG-2 video"),
        kind("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], "video/mp2t", "MPEG-2 transport stream"),
        kind("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], nil, "protected MPEG-4 audio"),
        kind("com.apple.protected-mpeg-4-video", ["public.mpeg-4"], ["m4v"], "video/x-m4v", "protected MPEG-4 movie"),
        kind("public.midi-audio", ["public.audio"], ["midi", "mid", "smf", "kar"], "audio/midi", "MIDI audio"),
        kind("public.playlist", [], [], nil, "playlist"),
        kind(
            "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], "audio/mpegurl", "M3U playlist"),
        kind("public.volume", ["public.folder"], [], nil, "volume"),
        kind("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"], nil, "plug-in"),
        kind("com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"], nil, "Spotlight importer"),
        kind("com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"], nil, "Quick Look generator"),
        kind("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], nil, "XPC service"),
        kind("com.apple.framework", ["com.apple.bundle"], ["framework"], nil, "framework"),
        kind("com.apple.application", ["public.executable"], [], nil, "application"),
        kind(
            "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"],
            nil, "application"),
        kind(
            "com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"], nil,
            "application extension"),
        kind("public.unix-executable", ["public.data", "public.executable"], [], nil, "Unix executable"),
        kind(
            "com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe"],
            "application/x-msdownload", "Windows executable"),
        kind(
            "com.apple.systempreference.prefpane", ["com.apple.package", "com.apple.bundle"], ["prefpane"], nil,
            "preferences pane"),
        kind(
            "public.bzip2-archive", ["public.archive", "public.data"], ["bz2", "bz", "bzip2"], "application/x-bzip2",
            "bzip2 archive"),
        kind("com.apple.archive", ["public.archive", "public.data"], ["aar"], nil, "Apple archive"),
        kind("public.tar-archive", ["public.archive", "public.data"], ["tar"], "application/x-tar", "tar archive"),
        kind("public.to-do-item", ["public.item"], [], nil, "to-do item"),
        kind("public.calendar-event", ["public.item"], [], nil, "calendar event"),
        kind("public.email-message", ["public.message", "public.data"], ["eml"], "message/rfc822", "e-mail message"),
        kind("com.apple.internet-location", ["public.data"], [], nil, "internet location"),
        kind("com.microsoft.internet-shortcut", ["public.data"], ["url"], nil, "internet shortcut"),
        kind("public.bookmark", [], [], nil, "bookmark"),
        kind("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], "application/x-pkcs12", "PKCS 12 data"),
        kind(
            "public.x509-certificate", ["public.data"], ["cer", "crt", "der"], "application/x-x509-ca-cert",
            "certificate"),
        kind("com.apple.linkpresentation.metadata", ["public.data"], [], nil, "metadata of a link"),
        kind("com.apple.haptics.ahap", ["public.json"], ["ahap"], nil, "haptic pattern"),
    ]
}
