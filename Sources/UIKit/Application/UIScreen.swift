import Displays
public import QuartzCore
package import RenderTree

/// A size in which a display can be used.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// Pixels across and down.
    open private(set) var size: CGSize
    /// The width of a pixel to its height.
    open var pixelAspectRatio: CGFloat { 1 }

    /// A mode of no pixels, for those that stand in for one.
    public override init() {
        size = .zero
        super.init()
    }

    init(size: CGSize) {
        self.size = size
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
    open override var hash: Int { Int(size.width) ^ Int(size.height) << 16 }
}

/// The display that windows are shown on. Points; the origin is the top left corner.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
    /// The layer that holds the windows' layers, lowest window first. Its space is the screen's, in points.
    package let rootLayer: CALayer = ScreenLayer()
    package private(set) var windows: [UIWindow] = []
    /// What comes in from the display.
    package private(set) lazy var input = InputRouter(screen: self)
    private var parts: [ObjectIdentifier: any ScreenPart] = [:]
    private var size: CGSize
    private var pixelsPerPoint: CGFloat
    private var traits = UITraitCollection.standard
    private let settings = ScreenSettings(.standard)
    private var display = DisplayInUse()
    /// The scene in front.
    private(set) var scene: UIWindowScene?
    /// The scenes that are connected here, the one in front last.
    private(set) var scenes: [UIWindowScene] = []

    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels per point.
    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        pixelsPerPoint = scale
        super.init()
        rootLayer.frame = CGRect(origin: .zero, size: size)
        updateSizeTraits()
        FileAddressLoading.join()
    }

    /// What the screen has of a kind that higher floors know; made when first asked for.
    func part<Part: ScreenPart>(_ kind: Part.Type) -> Part {
        if let part = parts[ObjectIdentifier(kind)] { return unsafeDowncast(part, to: kind) }
        let part = kind.init(self)
        parts[ObjectIdentifier(kind)] = part
        return part
    }

    // MARK: The screens there are

    /// Stands in until a display starts: what a program asks about before its first window.
    private static let fallback = UIScreen(size: CGSize(width: 390, height: 844), scale: 2)

    /// The display in use: the newest one started.
    public static var main: UIScreen { DisplayInUse.part(UIScreen.self) ?? fallback }

    /// Every display in use, the main one first.
    public static var screens: [UIScreen] { DisplayInUse.parts(UIScreen.self) }

    /// Makes this the main screen for as long as it lives and no other is made so.
    ///
    /// - Parameter display: What shows the screen; without any it stands for itself.
    package func makeMain(on display: DisplayInUse? = nil) {
        if let display { self.display = display }
        self.display.add(self)
        self.display.add(settings)
        self.display.use()
    }

    // MARK: Size

    /// The extent in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The extent in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
    }
    /// Pixels per point.
    open var scale: CGFloat { pixelsPerPoint }
    /// Pixels per point of the panel; the same as `scale` here.
    open var nativeScale: CGFloat { pixelsPerPoint }
    /// The screen's own space.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The same, without rotation: displays here do not rotate.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// Frames a second at most.
    open var maximumFramesPerSecond: Int { framesPerSecond }
    package var framesPerSecond = 60
    /// From 0 to 1. Stored; displays here are not dimmed.
    open var brightness: CGFloat = 1 {
        didSet {
            brightness = min(max(brightness, 0), 1)
            if brightness != oldValue {
                NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
            }
        }
    }
    /// Whether the display is recorded by another program. Linux desktops do not tell.
    open var isCaptured: Bool { false }

    /// What a program covers below the status bar, in points.
    @available(*, deprecated, message: "Use bounds")
    open var applicationFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    }
    /// Whether brightness may go below what the display can do. Stored; displays here are not dimmed.
    open var wantsSoftwareDimming = false

    /// The size in which the display is used; displays here have one.
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    /// The sizes in which the display can be used.
    open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The size in which the display is used best.
    open var preferredMode: UIScreenMode? { currentMode }
    /// The screen that this one shows as well; none here.
    open var mirrored: UIScreen? { nil }

    /// A link that calls a method before every frame.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// Posted when the screen's brightness has changed.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted when a screen has been connected.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen has been taken away.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when a screen has another size or scale.
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted when the screen begins or ends being recorded.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")

    /// What system bars and rounded corners cover, in points.
    package var safeAreaInsets = UIEdgeInsets.zero {
        didSet { for window in windows { window.screenDidChange() } }
    }

    /// Asks the display for another size in points; false where that is not the program's to choose.
    package var requestSize: (CGSize) -> Bool = { _ in false }

    /// Opens a screen of its own for a further scene, where the display can be several; nil where it cannot.
    var openAnother: () throws -> UIScreen? = { nil }
    /// What the desktop does for programs; nil where there is none.
    var desktop: () -> (any Desktop)? = { nil }
    /// Closes the display, unless it is the program's last.
    var close: () -> Void = {}
    /// Whether keys come to the display.
    var hasFocus = false
    /// Frames until it is known where the focus has gone; 0 where it is.
    var focusFrames = 0
    /// Whether the display is put away, as a window that is minimised.
    var isOutOfSight = false
    /// Tells the desktop what the display shows.
    var showTitle: (String) -> Void = { _ in }

    /// The display has another size now: full-screen windows follow.
    package func resize(to newSize: CGSize, scale: CGFloat) {
        guard newSize != size || scale != pixelsPerPoint else { return }
        let new = CGRect(origin: .zero, size: newSize)
        let coming = traits.modifyingTraits { Self.setSizeTraits(of: newSize, scale: scale, in: &$0) }
        let resized = windows.filter { $0.frame == bounds }
        let coordinators = resized.compactMap { $0.prepareResize(to: new, traits: coming) }
        let before = SceneState(of: self)
        let isTurned = (newSize.width > newSize.height) != (size.width > size.height)
        size = newSize
        pixelsPerPoint = scale
        rootLayer.frame = bounds
        if isTurned { tellOfTurn(UIDevice.orientationDidChangeNotification, UIDevice.current) }
        if isTurned { tellOfTurn(UIApplication.willChangeStatusBarOrientationNotification, UIApplication.shared) }
        // Who hears of new traits finds the views' new sizes.
        for window in resized { window.frame = new }
        adopt(coming)
        for coordinator in coordinators { coordinator.run() }
        before.tell(scene)
        if isTurned { tellOfTurn(UIApplication.didChangeStatusBarOrientationNotification, UIApplication.shared) }
    }

    /// The device is the main screen's.
    private func tellOfTurn(_ name: Notification.Name, _ object: NSObject) {
        if self === UIScreen.main { NotificationCenter.default.post(name: name, object: object) }
    }

    // MARK: Traits

    /// The traits that windows start from.
    open var traitCollection: UITraitCollection { traits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Changes what the display or the user's settings say: light or dark, text size, direction.
    package func changeTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
        changeTraits(to: traits.modifyingTraits(mutations))
    }

    /// Lets another collection say what it specifies; the rest stays.
    package func overrideTraits(with others: UITraitCollection) {
        changeTraits(to: UITraitCollection(traitsFrom: [traits, others]))
    }

    private func changeTraits(to new: UITraitCollection) {
        let before = SceneState(of: self)
        guard adopt(new) else { return }
        before.tell(scene)
    }

    /// Whether the traits are others now; then all but the scene's delegate have heard of it.
    @discardableResult
    private func adopt(_ new: UITraitCollection) -> Bool {
        let old = traits
        traits = new
        guard !traits.isEqual(old) else { return false }
        settings.traits = traits
        traitCollectionDidChange(old)
        for window in windows { window.screenDidChange() }
        let category = traits.preferredContentSizeCategory
        guard category != old.preferredContentSizeCategory else { return true }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        return true
    }

    /// The user's colour of what can be used, for all windows that name none.
    package func setAccent(_ color: UIColor?) {
        guard color != settings.accent else { return }
        settings.accent = color
        for window in windows { Tint.systemColorDidChange(below: window) }
    }

    private func updateSizeTraits() {
        changeTraits { Self.setSizeTraits(of: size, scale: pixelsPerPoint, in: &$0) }
    }

    /// 700 points across are room enough for two columns, but not on the phones whose shorter side is below 414 points: on their side
    /// these are compact both ways, the larger ones are not.
    private static func setSizeTraits(of size: CGSize, scale: CGFloat, in traits: inout any UIMutableTraits) {
        traits.displayScale = scale
        traits.userInterfaceIdiom = min(size.width, size.height) >= 700 ? .pad : .phone
        traits.horizontalSizeClass = size.width >= 700 && size.height >= 414 ? .regular : .compact
        traits.verticalSizeClass = size.height >= 480 ? .regular : .compact
    }

    // MARK: Windows

    /// Those of the program.
    var ownWindows: [UIWindow] { windows.filter { !$0.isForInputs } }

    /// Shows a window in front of all others of its level.
    func show(_ window: UIWindow) {
        if let owner = window.ownScene, owner !== scene, scenes.contains(where: { $0 === owner }) {
            owner.shelf = owner.shelf.filter { $0 !== window } + [window]
            return
        }
        windows.removeAll { $0 === window }
        let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: place)
        if place + 1 < windows.count {
            rootLayer.insertSublayer(window.layer, below: windows[place + 1].layer)
        } else {
            rootLayer.addSublayer(window.layer)
        }
    }

    func hide(_ window: UIWindow) {
        for scene in scenes { scene.shelf.removeAll { $0 === window } }
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    // MARK: Scenes

    /// The first scene is in front at once.
    func add(_ new: UIWindowScene) {
        scenes.insert(new, at: 0)
        if scene == nil { bringToFront(new) }
    }

    func remove(_ old: UIWindowScene) {
        scenes.removeAll { $0 === old }
        if scene === old { scene = nil }
    }

    /// Shows the windows of a scene instead of the one in front.
    func bringToFront(_ new: UIWindowScene) {
        guard scene !== new else { return }
        let covered = windows.filter { $0.ownScene != nil && $0.ownScene === scene && !$0.isForInputs }
        let key = covered.contains { $0.isKeyWindow }
        covered.forEach(hide)
        scene?.shelf = covered
        scene = new
        scenes = scenes.filter { $0 !== new } + [new]
        let shown = new.shelf
        new.shelf = []
        shown.forEach(show)
        if key { UIApplication.shared.setKeyWindow(shown.last { $0.canBecomeKey }) }
    }

    // MARK: Conversion

    /// A point of the screen in another space, in points.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
    }

    /// A point of another space on the screen, in points.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
    }

    /// A rectangle of the screen in another space, in points.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect
    }

    /// A rectangle of another space on the screen, in points.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect
    }
}

/// Windows come and go at once.
private final class ScreenLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
