import Displays
import UIKit

/// A screen made of views and controllers, moved by fingers: a recording shows them as pale discs.
@MainActor
protocol ViewScreen: Screen {
    associatedtype Controller: UIViewController
    func makeController(_ scenery: Scenery) -> Controller
    /// What fingers and the program do, and when.
    func play(_ scenery: Scenery, _ controller: Controller)
}

extension ViewScreen {
    func build(in root: CALayer, _ scenery: Scenery) {
        let views = ViewStage(scenery)
        root.addSublayer(views.screen.rootLayer)
        root.addSublayer(views.fingers)
        scenery.views = views
        let controller = makeController(scenery)
        views.show(controller)
        play(scenery, controller)
    }
}

/// The UIKit side of a screen: its window, and what touches it.
@MainActor
final class ViewStage {
    let screen: UIScreen
    let window: UIWindow
    /// Of all stages that are made.
    static var style = UIUserInterfaceStyle.light
    static var direction = UITraitEnvironmentLayoutDirection.leftToRight
    /// Where the fingers are shown, above everything.
    let fingers = CALayer()
    private var discs: [Int: CALayer] = [:]

    init(_ scenery: Scenery) {
        screen = UIScreen(size: scenery.size, scale: scenery.scale)
        screen.changeTraits {
            $0.userInterfaceStyle = Self.style
            $0.layoutDirection = Self.direction
        }
        screen.makeMain()
        window = UIWindow(frame: screen.bounds)
        fingers.frame = screen.bounds
    }

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    func tick(_ time: Double) {
        screen.input.tick(at: time)
    }

    func touch(_ id: Int, _ phase: TouchInput.Phase, at point: CGPoint, time: Double) {
        screen.input.receive(.touch(TouchInput(id: id, phase: phase, location: point, time: time)))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        switch phase {
        case .began, .moved: disc(id).position = point
        case .ended, .cancelled: discs.removeValue(forKey: id)?.removeFromSuperlayer()
        }
        CATransaction.commit()
    }

    private func disc(_ id: Int) -> CALayer {
        if let disc = discs[id] { return disc }
        let disc = CALayer()
        disc.bounds = CGRect(x: 0, y: 0, width: 44, height: 44)
        disc.cornerRadius = 22
        disc.backgroundColor = .hex(0xFFFFFF, alpha: 0.45)
        disc.borderColor = .hex(0x000000, alpha: 0.25)
        disc.borderWidth = 1
        fingers.addSublayer(disc)
        discs[id] = disc
        return disc
    }
}

extension Scenery {
    /// A finger that goes down at `time`, moves through the points at an even speed for each leg, and lifts.
    ///
    /// - Parameters:
    ///   - legs: seconds, and where the finger is at their end. A leg that ends where it began waits.
    ///   - cancels: the system takes the finger away.
    func finger(
        _ id: Int = 1, at time: Double, from start: CGPoint, _ legs: [(seconds: Double, point: CGPoint)],
        cancels: Bool = false
    ) {
        send(id, .began, start, time)
        var begin = time, from = start
        for (seconds, to) in legs {
            let steps = max(1, Int((seconds * 60).rounded()))
            for step in 1...steps {
                let part = CGFloat(step) / CGFloat(steps)
                let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                send(id, .moved, point, begin + seconds * Double(part))
            }
            begin += seconds
            from = to
        }
        send(id, cancels ? .cancelled : .ended, from, begin + 0.001)
    }

    /// A finger that taps.
    func tap(at time: Double, _ point: CGPoint) {
        finger(at: time, from: point, [(0.08, point)])
    }

    /// A point given in parts of the screen, counted from where one begins to read.
    func part(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: size.width * (ViewStage.direction == .rightToLeft ? 1 - x : x), y: size.height * y)
    }

    private func send(_ id: Int, _ phase: TouchInput.Phase, _ point: CGPoint, _ time: Double) {
        at(time) { [unowned self] in views?.touch(id, phase, at: point, time: start + time) }
    }
}

extension Pictures {
    /// The same as ``image(_:size:scale:)`` for views.
    func picture(_ index: Int, size: CGSize, scale: CGFloat) -> UIImage {
        UIImage(cgImage: image(index, size: size, scale: scale), scale: scale, orientation: .up)
    }
}

extension UIColor {
    /// 0xRRGGBB in sRGB.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: alpha)
    }
}

/// Fills its bounds with colours from top to bottom.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    private let light: [UInt32]
    private let dark: [UInt32]

    /// - Parameter dark: in dark mode; nil leaves the colours.
    init(_ colors: [UInt32], dark: [UInt32]? = nil) {
        light = colors
        self.dark = dark ?? colors
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        paint()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        paint()
    }

    private func paint() {
        let colors = traitCollection.userInterfaceStyle == .dark ? dark : light
        (layer as? CAGradientLayer)?.colors = colors.map { CGColor.hex($0) }
    }

    required init?(coder: NSCoder) { nil }
}
