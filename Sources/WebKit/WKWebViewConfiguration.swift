public import UIKit

/// Pages of web views that share it ran in one process. None runs.
open class WKProcessPool: NSObject, @unchecked Sendable {
    /// A pool.
    public override init() { super.init() }
}

/// Which films and sounds wait for the user.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    /// All.
    public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// What is found in a page and can be tapped.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses.
    public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
    /// What the system would look up.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
    /// All.
    public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}

/// How finely text is selected.
public enum WKSelectionGranularity: Int, Sendable {
    /// As it fits.
    case dynamic
    /// By characters.
    case character
}

/// Whether menus follow the page's direction or the system's.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
    /// The page's.
    case content
    /// The system's.
    case system
}

/// How a page and a web view are to behave. All of it is kept; there is no engine that would follow.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// How a page may turn parts of it off that are not looked at.
    public enum InactiveSchedulingPolicy: Int, Sendable {
        /// Altogether.
        case suspend
        /// Partly.
        case throttle
        /// Not at all.
        case none
    }

    /// The smallest letters, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts run. None do.
    open var javaScriptEnabled = true
    /// Whether scripts open windows. None do.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether a warning comes before what deceives.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether text can be selected and followed. It can.
    open var isTextInteractionEnabled = true
    /// Whether parts of a page fill the screen.
    open var isElementFullscreenEnabled = false
    /// Whether pages that are older than a feature may have it.
    open var isSiteSpecificQuirksModeEnabled = true
    /// Whether backgrounds are printed.
    open var shouldPrintBackgrounds = false
    /// What becomes of pages that nobody looks at.
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

    /// As usual.
    public override init() { super.init() }
}

/// How one page is to behave.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// For which devices a page is made.
    public typealias ContentMode = WKContentMode

    /// For which devices a page is wanted.
    open var preferredContentMode = WKContentMode.recommended
    /// Whether its scripts run. None do.
    open var allowsContentJavaScript = true
    /// Whether it may do less, for safety.
    open var isLockdownModeEnabled = false

    /// As usual.
    public override init() { super.init() }
}

/// For which devices a page is made.
public enum WKContentMode: Int, Sendable {
    /// As the device is.
    case recommended
    /// For phones.
    case mobile
    /// For desktops.
    case desktop
}

/// With what a web view is made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
    /// With which others it would share a process.
    open var processPool = WKProcessPool()
    /// How it behaves.
    open var preferences = WKPreferences()
    /// What the program puts into pages and hears from them.
    open var userContentController = WKUserContentController()
    /// Where cookies are.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// How pages behave unless said otherwise.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Whether a page waits until it is whole. It always does.
    open var suppressesIncrementalRendering = false
    /// What the user agent's name ends with.
    open var applicationNameForUserAgent: String?
    /// Whether films play on other devices. None play.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether films play in place. None play.
    open var allowsInlineMediaPlayback = false
    /// Whether films play in a small window. None play.
    open var allowsPictureInPictureMediaPlayback = true
    /// Which films wait for the user. None play.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    /// Whether films wait for the user, in older sources.
    open var mediaPlaybackRequiresUserAction = true
    /// Whether films play on other devices, in older sources.
    open var mediaPlaybackAllowsAirPlay = true
    /// How finely text is selected.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Whether menus follow the page.
    open var userInterfaceDirectionPolicy = WKUserInterfaceDirectionPolicy.content
    /// What is found in a page. Links alone are.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether a page may keep the user from zooming.
    open var ignoresViewportScaleLimits = false
    /// Whether a page is bound to the program's domains.
    open var limitsNavigationsToAppBoundDomains = false
    /// Whether http becomes https.
    open var upgradeKnownHostsToHTTPS = true
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    /// As usual.
    public override init() { super.init() }

    /// Has the program itself load what has a scheme of its own. Schemes that web views know themselves are refused as Apple's are: the
    /// program ends.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        precondition(
            !WKWebView.handlesURLScheme(urlScheme), "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        handlers[urlScheme.lowercased()] = urlSchemeHandler
    }

    /// Who loads what has a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        handlers[urlScheme.lowercased()]
    }

    /// The same, apart from this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKWebViewConfiguration()
        (copy.processPool, copy.preferences, copy.userContentController) = (
            processPool, preferences, userContentController
        )
        (copy.websiteDataStore, copy.defaultWebpagePreferences) = (websiteDataStore, defaultWebpagePreferences)
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.mediaPlaybackRequiresUserAction = mediaPlaybackRequiresUserAction
        copy.mediaPlaybackAllowsAirPlay = mediaPlaybackAllowsAirPlay
        copy.selectionGranularity = selectionGranularity
        copy.userInterfaceDirectionPolicy = userInterfaceDirectionPolicy
        copy.dataDetectorTypes = dataDetectorTypes
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        copy.handlers = handlers
        return copy
    }
}
