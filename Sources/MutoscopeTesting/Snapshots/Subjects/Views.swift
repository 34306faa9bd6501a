import Compositor
public import UIKit

extension TestScreen: SnapshotSubject {
    /// What the screen shows now; afterwards it is as it was.
    public func snapshotContent(_ settings: SnapshotSettings) -> SnapshotContent {
        guard !settings.isPlain || settings.scale != nil else { return .picture(snapshot()) }
        let old = (size: size, scale: scale, insets: safeAreaInsets, language: language, locale: locale)
        let traits = views.screen.traitCollection
        settings.prepare(self)
        stage.advance(to: now)
        let picture = snapshot()
        safeAreaInsets = .zero
        resize(to: old.size, scale: old.scale)
        safeAreaInsets = old.insets
        if language != old.language {
            language = old.language
            locale = old.locale
        }
        use(traits)
        return .picture(picture)
    }

    /// Lays traits over those of the screen.
    func use(_ traits: UITraitCollection) {
        takeOver()
        views.screen.overrideTraits(with: traits)
        stage.advance(to: now)
    }

    /// Ends a language that nobody shows any more.
    func leaveLanguage() {
        if language != nil { language = nil }
    }
}

extension UIViewController: SnapshotSubject {
    /// The controller's view: where it is when it is on a screen and nothing else is asked for; else in a window of its own.
    public func snapshotContent(_ settings: SnapshotSettings) throws -> SnapshotContent {
        if let shown = viewIfLoaded, shown.window != nil, settings.isPlain {
            return try shown.snapshotContent(settings)
        }
        let own = [preferredContentSize, viewIfLoaded?.bounds.size].compactMap { $0 }.first { $0.hasArea }
        let screen = settings.makeScreen(size: own ?? CGSize(width: 390, height: 844))
        screen.show(self)
        defer {
            screen.window.rootViewController = nil
            screen.leaveLanguage()
        }
        return .picture(screen.snapshot())
    }
}

extension UIView: SnapshotSubject {
    /// The view on nothing: where it is when it is on a screen and nothing else is asked for; else on a screen of its own, with the
    /// size that was asked for, its own, or the one its content wants.
    public func snapshotContent(_ settings: SnapshotSettings) throws -> SnapshotContent {
        if let window, settings.isPlain {
            window.layoutIfNeeded()
            let scale = settings.scale ?? window.screen.scale
            return .picture(try (layer.presentation() ?? layer).snapshotPicture(scale: scale, of: self))
        }
        let size = settings.size ?? settings.device?.size ?? sizeForSnapshot
        guard size.hasArea else {
            throw SnapshotSubjectError(
                "\(type(of: self)) has no size: give it one, or constraints that say how large it is, or `size:`.")
        }
        let screen = settings.makeScreen(size: size)
        let place = SnapshotPlaceInTree(of: self)
        frame = CGRect(origin: .zero, size: size)
        screen.show(self)
        defer {
            place.restore()
            screen.leaveLanguage()
        }
        return .picture(try layer.snapshotPicture(scale: screen.scale, of: self))
    }

    private var sizeForSnapshot: CGSize {
        if bounds.size.hasArea { return bounds.size }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.hasArea ? fitting : intrinsicContentSize
    }
}

/// Where a view was before it was shown for its snapshot.
@MainActor
private struct SnapshotPlaceInTree {
    let view: UIView
    let superview: UIView?
    let index: Int?
    let frame: CGRect

    init(of view: UIView) {
        self.view = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex(of: view)
        frame = view.frame
    }

    func restore() {
        view.removeFromSuperview()
        view.frame = frame
        if let superview, let index { superview.insertSubview(view, at: index) }
    }
}

extension CALayer: SnapshotSubject {
    /// The layer on nothing. A layer without a size is made as large as was asked for.
    @MainActor
    public func snapshotContent(_ settings: SnapshotSettings) throws -> SnapshotContent {
        let scale = settings.scale ?? 2
        if let size = settings.size { bounds.size = size }
        guard bounds.size.hasArea else {
            throw SnapshotSubjectError("\(type(of: self)) has no size: set its bounds, or give `size:`.")
        }
        guard superlayer == nil else {
            return .picture(try (presentation() ?? self).snapshotPicture(scale: scale, of: self))
        }
        let screen = TestScreen(size: bounds.size, scale: scale)
        screen.stage.root = self
        defer { screen.stage.root = nil }
        screen.stage.advance(to: 0)
        return .picture(try snapshotPicture(scale: scale, of: self))
    }

    /// This layer and what is in it, without its position and transform, on nothing.
    func snapshotPicture(scale: CGFloat, of subject: Any) throws -> CGImage {
        guard let node = treeForPicture.root,
            let buffer = Compositor.image(of: node, at: timeForPicture, scale: Double(scale))
        else {
            throw SnapshotSubjectError(
                "\(type(of: subject)) of \(bounds.width)×\(bounds.height) points cannot be drawn at scale \(scale).")
        }
        return CGImage(buffer: buffer)
    }
}

extension CGSize {
    var hasArea: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}
