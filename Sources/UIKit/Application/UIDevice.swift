/// The machine that the program runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The one device.
    public static let current = UIDevice()

    /// The machine's name on the network.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of machine.
    open var model: String { userInterfaceIdiom == .pad ? "Tablet" : "Phone" }
    /// The kind of machine, in the user's language.
    open var localizedModel: String { model }
    /// The operating system.
    open var systemName: String { "Linux" }
    /// The version of the operating system.
    open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    /// Phone or pad, by the main screen's size.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Whether the program may run in the background.
    open var isMultitaskingSupported: Bool { true }
    /// Whether orientation notifications are wanted. They are posted when the main screen is turned, wanted or not, as UIKit asks for them itself.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Portrait or landscape, by the main screen's shape.
    open var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Sets a value by its name, of which there is one: `orientation`, by which programs turned their scenes before
    /// `requestGeometryUpdate(_:)`, and with the same limits. Other names are told once.
    open func setValue(_ value: Any?, forKey key: String) {
        guard key == "orientation", let number = value as? Int ?? (value as? NSNumber)?.intValue else {
            return Diagnostics.report(
                "UIDevice has no property \"\(key)\" that can be set by its name.", key: "key-value UIDevice \(key)")
        }
        guard let wish = UIInterfaceOrientation(rawValue: number), wish != .unknown else { return }
        for scene in UIScreen.main.scenes {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: wish.mask))
        }
    }

    /// Asks for orientation notifications.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Ends the wish for orientation notifications.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// Posted when the device has been turned.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery's level has changed. There is no battery here.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the battery's state has changed. There is no battery here.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted when something comes near the screen. Nothing is noticed here.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    // MARK: What a desktop machine does not tell

    /// How the machine is fed.
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged, charging, full
    }

    /// Whether the battery is watched. Stored; what it says stays unknown.
    open var isBatteryMonitoringEnabled = false
    /// Unknown.
    open var batteryState: BatteryState { .unknown }
    /// From 0 to 1; -1 is unknown.
    open var batteryLevel: Float { -1 }
    /// Whether nearness is watched. Stored; nothing is ever near.
    open var isProximityMonitoringEnabled = false
    /// False.
    open var proximityState: Bool { false }

    /// Tells this program's machine from others: the system's machine id, hashed with the program's name.
    open private(set) lazy var identifierForVendor: UUID? = {
        guard let text = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else { return nil }
        var hash: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4)
        for byte in (text + ProcessInfo.processInfo.processName).utf8 {
            hash.0 = (hash.0 ^ UInt64(byte)) &* 0x100_0000_01b3
            hash.1 = (hash.1 &* 31) ^ hash.0
        }
        return withUnsafeBytes(of: hash) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }()

    /// Clicks as a key does. Silent here.
    open func playInputClick() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Either way on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Lying on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned so: not lying flat.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface is turned on its screen.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Either way on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its side, the top towards the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On its side, the top towards the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both ways on its side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every way.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Every way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIInterfaceOrientationMask {
    /// What `Info.plist` names under `UISupportedInterfaceOrientations`; all of them where it says nothing.
    init(information: [String: Any]?) {
        let names = information?["UISupportedInterfaceOrientations"] as? [String] ?? []
        let known: [String: UIInterfaceOrientationMask] = [
            "UIInterfaceOrientationPortrait": .portrait,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        let named = names.compactMap { known[$0] }
        self = named.isEmpty ? .all : UIInterfaceOrientationMask(named)
    }
}

extension UITraitCollection {
    /// The orientations that a program which says nothing is shown in: on a phone not upside down.
    var usualOrientations: UIInterfaceOrientationMask { userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
}
