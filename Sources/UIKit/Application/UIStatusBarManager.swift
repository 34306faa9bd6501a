public import CoreGraphics

/// What the bar over a scene's windows is like. Nothing is drawn in it: displays that stand for phones keep room for it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    weak var screen: UIScreen?

    /// The room that the bar takes, points of the screen; empty on displays that keep nothing clear at their top.
    open var statusBarFrame: CGRect { screen?.statusBarFrame ?? .zero }
    /// Whether the bar takes no room.
    open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
    /// What the controllers ask for has no effect.
    open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
    /// What the bar over the windows is like.
    public var statusBarManager: UIStatusBarManager? {
        let manager = UIStatusBarManager()
        manager.screen = screen
        return manager
    }
    /// How the windows are turned: by the screen's shape.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(shape: screen.bounds.size)
    }
}

extension UIScreen {
    var statusBarFrame: CGRect {
        let height = Self.statusBarHeight(clear: safeAreaInsets.top)
        return height > 0 ? CGRect(x: 0, y: 0, width: bounds.width, height: height) : .zero
    }

    /// How high the status bar is where content keeps so far from the top, points; bars of the program begin below it. Phones with a
    /// camera in the screen take more for content.
    static func statusBarHeight(clear top: CGFloat) -> CGFloat {
        switch top {
        case 59: 161 / 3
        case 62: 169 / 3
        default: top
        }
    }
}
