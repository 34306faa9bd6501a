import QuartzCore

/// The thin bars that show where content is while it moves (docs/behaviour/scrolling.md §7).
@MainActor
final class ScrollIndicators {
    private var vertical: CALayer?
    private var horizontal: CALayer?
    private var isAwake = false

    private static let thickness: CGFloat = 3
    private static let inset: CGFloat = 3
    private static let shortest: CGFloat = 36
    private static let fadeDuration = 0.4

    /// Shows the bars for as long as content moves.
    func wake(_ view: UIScrollView) {
        isAwake = true
        place(in: view)
        for bar in [vertical, horizontal].compactMap({ $0 }) {
            bar.removeAnimation(forKey: "fade")
            Self.withoutActions { bar.opacity = 1 }
        }
    }

    /// Content is at rest: the bars fade away.
    func rest(_ view: UIScrollView) {
        guard isAwake, !view.isDragging else { return }
        isAwake = false
        for bar in [vertical, horizontal].compactMap({ $0 }) {
            Self.withoutActions { bar.opacity = 0 }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = Self.fadeDuration
            bar.add(fade, forKey: "fade")
        }
    }

    func flash(_ view: UIScrollView) {
        wake(view)
        rest(view)
    }

    /// Puts the bars where the content is.
    func place(in view: UIScrollView) {
        guard isAwake || vertical != nil || horizontal != nil else { return }
        var safe = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : .zero
        safe.top -= min(view.insets.bar.given, safe.top)
        let upright = view.bounds.inset(by: view.verticalScrollIndicatorInsets + safe)
        let lying = view.bounds.inset(by: view.horizontalScrollIndicatorInsets + safe)
        let y = Self.span(view.verticalAxis, Double(view.contentOffset.y), track: upright.height)
        let x = Self.span(view.horizontalAxis, Double(view.contentOffset.x), track: lying.width)
        vertical = Self.update(
            vertical, view.showsVerticalScrollIndicator && !view.hidesVerticalIndicator ? y : nil, in: view,
            isAwake: isAwake
        ) { start, length in
            // Where reading ends.
            let isLeft = view.isMirrored
            return CGRect(
                x: isLeft ? upright.minX + Self.inset : upright.maxX - Self.inset - Self.thickness,
                y: upright.minY + Self.inset + start, width: Self.thickness, height: length)
        }
        horizontal = Self.update(
            horizontal, view.showsHorizontalScrollIndicator ? x : nil, in: view, isAwake: isAwake
        ) { start, length in
            CGRect(
                x: lying.minX + Self.inset + start, y: lying.maxY - Self.inset - Self.thickness, width: length,
                height: Self.thickness)
        }
    }

    /// Start and length of a bar on its track; nil when all content shows.
    static func span(_ axis: UIScrollView.ScrollAxis, _ offset: Double, track: CGFloat) -> (CGFloat, CGFloat)? {
        let room = Double(track) - 2 * Double(inset)
        let way = axis.range.upperBound - axis.range.lowerBound
        guard axis.canScroll, way > 0, axis.length > 0, room > Double(thickness) else { return nil }
        let natural = max(Double(shortest), room * axis.length / (way + axis.length))
        let beyond = abs(offset - axis.clamp(offset))
        let length = min(room, max(Double(thickness) * 2, min(natural, room) - beyond))
        let part = (axis.clamp(offset) - axis.range.lowerBound) / way
        return (CGFloat(part * (room - length)), CGFloat(length))
    }

    private static func update(
        _ bar: CALayer?, _ span: (CGFloat, CGFloat)?, in view: UIScrollView, isAwake: Bool,
        _ frame: (CGFloat, CGFloat) -> CGRect
    ) -> CALayer? {
        guard let span else {
            bar?.removeFromSuperlayer()
            return nil
        }
        let layer = bar ?? makeBar(isAwake: isAwake)
        withoutActions {
            if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
            layer.frame = frame(span.0, span.1)
            layer.backgroundColor = color(view)
        }
        return layer
    }

    private static func makeBar(isAwake: Bool) -> CALayer {
        let layer = CALayer()
        layer.cornerRadius = thickness / 2
        layer.zPosition = 1
        layer.opacity = isAwake ? 1 : 0
        return layer
    }

    private static func color(_ view: UIScrollView) -> CGColor {
        let isLight: Bool
        switch view.indicatorStyle {
        case .default: isLight = view.traitCollection.userInterfaceStyle == .dark
        case .black: isLight = false
        case .white: isLight = true
        }
        let grey: CGFloat = isLight ? 1 : 0
        return CGColor(red: grey, green: grey, blue: grey, alpha: 0.35)
    }

    private static func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}

extension UIScrollView {
    func placeIndicators() {
        if isDragging || motion.isRunning { indicators.wake(self) } else { indicators.place(in: self) }
    }
}
