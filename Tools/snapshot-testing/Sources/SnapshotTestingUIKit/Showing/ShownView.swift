import MutoscopeTesting
import UIKit

/// A view in a window as large as a device, with the device's safe area and traits, until it is put back.
@MainActor
struct ShownView {
    private let view: UIView
    private let controller: UIViewController
    private let parent: UIViewController
    private let window: UIWindow
    private let screen: TestScreen
    private let before: (frame: CGRect, windowFrame: CGRect, safeArea: UIEdgeInsets, scale: CGFloat)

    /// - Parameters:
    ///   - controller: Whose view it is, or one that the view is put into.
    ///   - isInKeyWindow: Whether it is shown in the screen's key window and not in one of its own.
    init(_ view: UIView, in controller: UIViewController, as config: ViewImageConfig, isInKeyWindow: Bool) {
        (self.view, self.controller) = (view, controller)
        screen = SimulatedScreen.screen
        let frameBefore = view.frame
        let scaleBefore = screen.scale
        if config.traits.displayScale > 0 { screen.resize(to: screen.size, scale: config.traits.displayScale) }
        let size = config.size ?? controller.view.frame.size
        view.frame.size = size
        if view !== controller.view {
            controller.view.bounds = view.bounds
            controller.view.addSubview(view)
        }
        var place = Place(size: size, safeArea: config.safeArea)
        if !isInKeyWindow { place.leaveOutBars(of: controller) }
        window = isInKeyWindow ? screen.window : UIWindow(frame: .zero)
        before = (frameBefore, window.frame, screen.safeAreaInsets, scaleBefore)
        window.frame = CGRect(origin: .zero, size: place.size)
        screen.safeAreaInsets = place.safeArea
        if isInKeyWindow { window.makeKeyAndVisible() } else { window.isHidden = false }
        parent = Self.parent(of: controller, in: window)
        parent.setOverrideTraitCollection(config.traits, forChild: controller)
        controller.didMove(toParent: parent)
        appear()
        if size.width == 0 || size.height == 0 {
            view.sizeToFit()
            view.layoutIfNeeded()
        }
    }

    /// A controller around the one that is shown, which gives it its traits.
    private static func parent(of controller: UIViewController, in window: UIWindow) -> UIViewController {
        let parent = UIViewController()
        parent.view.backgroundColor = .clear
        parent.view.frame = window.bounds
        parent.preferredContentSize = window.bounds.size
        controller.view.frame = parent.view.bounds
        parent.view.addSubview(controller.view)
        if controller.view.translatesAutoresizingMaskIntoConstraints {
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
            let (inner, outer): (UIView, UIView) = (controller.view, parent.view)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
        parent.addChild(controller)
        return parent
    }

    private func appear() {
        window.rootViewController = parent
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        for view in [parent.view, controller.view].compactMap({ $0 }) {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// Takes the view out of the window; window and screen are as they were.
    func putBack() {
        parent.beginAppearanceTransition(false, animated: false)
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        controller.didMove(toParent: nil)
        parent.endAppearanceTransition()
        window.rootViewController = nil
        if window !== screen.window { window.isHidden = true }
        window.frame = before.windowFrame
        screen.safeAreaInsets = before.safeArea
        if screen.scale != before.scale { screen.resize(to: screen.size, scale: before.scale) }
        view.frame = before.frame
    }
}

/// Where a controller is shown.
private struct Place {
    var size: CGSize
    var safeArea: UIEdgeInsets

    /// Controllers with bars are shown without the part of the screen that their bars would stand in. So does swift-snapshot-testing on
    /// Apple's systems, and so the pictures are of one size.
    @MainActor
    mutating func leaveOutBars(of controller: UIViewController) {
        if controller is UINavigationController {
            leaveOutTop()
        } else if let tabs = controller as? UITabBarController {
            size.height -= safeArea.bottom
            safeArea.bottom = 0
            if tabs.selectedViewController is UINavigationController { leaveOutTop() }
        }
    }

    private mutating func leaveOutTop() {
        size.height -= safeArea.top
        safeArea.top = 0
    }
}
