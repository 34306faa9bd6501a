import CoreGraphics

/// Where a page and the card that shows it are in a zoom, in points of the container.
struct ZoomPlace: Equatable {
    /// The card: it cuts off what is outside.
    var card: CGRect
    /// Of the page in the card.
    var pageCenter: CGPoint
    var pageScale: CGFloat
    var cornerRadius: CGFloat

    /// The page lies in the card as it does on the screen, smaller or not.
    init(card: CGRect, pageScale: CGFloat, cornerRadius: CGFloat) {
        self.card = card
        self.pageScale = pageScale
        self.cornerRadius = cornerRadius
        pageCenter = CGPoint(x: card.width / 2, y: card.height / 2)
    }

    /// The page lies on a source so that a part of it, `aligned`, just covers that.
    ///
    /// - Parameters:
    ///   - source: in points of the container.
    ///   - aligned: in points of the page.
    ///   - page: the page's size at rest.
    init(on source: CGRect, aligned: CGRect, page: CGSize, cornerRadius: CGFloat) {
        let part = aligned.isEmpty || aligned.isInfinite ? CGRect(origin: .zero, size: page) : aligned
        let scale = max(source.width / max(part.width, 1), source.height / max(part.height, 1))
        self.init(card: source, pageScale: scale, cornerRadius: cornerRadius)
        pageCenter.x += (page.width / 2 - part.midX) * scale
        pageCenter.y += (page.height / 2 - part.midY) * scale
    }
}

/// What fingers do to a page that they take back.
struct ZoomPull {
    /// The smallest that a page becomes under a finger.
    private static let smallest: CGFloat = 0.55
    /// A drag of this part of the page's height makes it that small.
    private static let fullDrag: CGFloat = 0.7
    private static let roundest: CGFloat = 36
    /// How far ahead a throw counts, in seconds.
    private static let foresight: CGFloat = 0.2
    /// A drag ends with the page gone from this many points on; a pinch from this scale on.
    private static let decisiveDrag: CGFloat = 100
    private static let decisiveScale: CGFloat = 0.8

    /// Of the page at rest, in points of the container.
    var rest: CGRect
    /// Where the fingers went down.
    var start: CGPoint
    /// How far they have gone.
    var translation = CGPoint.zero
    /// How far apart they are, of what they were; 1 for one finger.
    var pinch: CGFloat = 1

    /// 0 at rest, 1 when as small as can be.
    var progress: CGFloat {
        let drag = hypot(translation.x, max(0, translation.y)) / max(rest.height * Self.fullDrag, 1)
        return min(1, max(drag, (1 - pinch) / (1 - Self.smallest), 0))
    }

    /// The page keeps the point that the finger took it at.
    var place: ZoomPlace {
        let scale = max(Self.smallest, min(pinch, 1 - (1 - Self.smallest) * progress))
        let finger = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
        let origin = CGPoint(
            x: finger.x - (start.x - rest.minX) * scale, y: finger.y - (start.y - rest.minY) * scale)
        let size = CGSize(width: rest.width * scale, height: rest.height * scale)
        return ZoomPlace(
            card: CGRect(origin: origin, size: size), pageScale: scale,
            cornerRadius: Self.roundest * min(1, progress * 4))
    }

    /// Whether fingers that let go with this speed (points a second; `pinchVelocity` in scale a second) give the page back.
    func goesBack(velocity: CGPoint, pinchVelocity: CGFloat, along axis: CGPoint) -> Bool {
        let x = translation.x + velocity.x * Self.foresight, y = translation.y + velocity.y * Self.foresight
        return x * axis.x + y * axis.y > Self.decisiveDrag
            || pinch + pinchVelocity * Self.foresight < Self.decisiveScale
    }
}
