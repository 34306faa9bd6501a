/// Apple's modules without a counterpart, and how their names begin.
enum MissingModules {
    static let prefixes: [String: [String]] = [
        "ARKit": ["AR"], "Accounts": ["ACAccount"],
        "ActivityKit": ["Activity"],
        "AppIntents": ["AppIntent"], "AppKit": ["NSView", "NSWindow", "NSApplication"],
        "AudioToolbox": ["Audio"],
        "ClassKit": ["CLS"], "CloudKit": ["CK"],
        "Compression": ["COMPRESSION", "compression"],
        "CoreAudio": ["Audio"],
        "CoreML": ["ML"],
        "CoreNFC": ["NFC"],
        "DeviceCheck": ["DC"],
        "ExternalAccessory": ["EA"], "FileProvider": ["NSFileProvider"], "GLKit": ["GLK", "EAGL"],
        "GameController": ["GC"], "GameKit": ["GK"], "HealthKitUI": ["HK"],
        "HomeKit": ["HM"], "Intents": ["IN"], "IntentsUI": ["IN"],
        "JavaScriptCore": ["JS"],
        "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
        "NaturalLanguage": ["NL"], "NetworkExtension": ["NE"],
        "NotificationCenter": ["NC"], "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"],
        "QuickLookThumbnailing": ["QL"], "RealityKit": [],
        "ReplayKit": ["RP"], "SceneKit": ["SCN"],
        "SoundAnalysis": ["SN"],
        "SpriteKit": ["SK"],
        "TipKit": ["Tip"],
        "VideoToolbox": ["VT"], "WatchKit": ["WK"],
        "WidgetKit": ["Widget"], "iAd": ["AD"],
    ]
}
