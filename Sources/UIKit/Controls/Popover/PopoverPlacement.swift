import QuartzCore

/// Where a popover goes: beside what it points at, inside the room there is.
struct PopoverPlacement: Equatable {
    struct Request {
        /// What the popover points at.
        var source: CGRect
        /// What the content would like.
        var size: CGSize
        /// Where the popover may be.
        var room: CGRect
        var permitted: UIPopoverArrowDirection
        /// Whether it may lie over the source where there is too little room beside it.
        var mayOverlap: Bool
        /// How far the arrow stands out, in points.
        var arrowHeight = PopoverPlacement.arrowHeight
    }

    /// How far the arrow stands out, and how wide it is where it does, in points.
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 26
    static let cornerRadius: CGFloat = 13

    /// Of the popover with its arrow.
    let frame: CGRect
    /// The side of the arrow; none without one.
    let direction: UIPopoverArrowDirection
    /// Where the tip of the arrow is along its side, from the frame's left or top.
    let tip: CGFloat
    /// How far the arrow stands out, in points.
    private let arrow: CGFloat

    private init(frame: CGRect, direction: UIPopoverArrowDirection, tip: CGFloat, arrow: CGFloat) {
        (self.frame, self.direction, self.tip, self.arrow) = (frame, direction, tip, arrow)
    }

    /// How far the arrow is from the middle of its side, in points.
    var arrowOffset: CGFloat {
        direction.isEmpty ? 0 : tip - (direction == .left || direction == .right ? frame.height : frame.width) / 2
    }

    /// The first side with room for the whole content, else the one that shows most of it.
    init(_ request: Request) {
        let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(request.permitted.contains)
        let places = sides.map { Self.beside($0, request) }
        var best: PopoverPlacement?
        for place in places where place.contentArea > (best?.contentArea ?? -1) + 0.5 { best = place }
        self = best ?? Self.over(request)
    }

    private var contentArea: CGFloat {
        let body = frame.inset(by: arrowInsets)
        return body.width * body.height
    }

    /// What the arrow takes on its side, in points.
    var arrowInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: direction == .up ? arrow : 0, left: direction == .left ? arrow : 0,
            bottom: direction == .down ? arrow : 0, right: direction == .right ? arrow : 0)
    }

    /// Without an arrow: about the middle of the source.
    private static func over(_ request: Request) -> PopoverPlacement {
        let x = span(request.size.width, about: request.source.midX, from: request.room.minX, to: request.room.maxX)
        let y = span(request.size.height, about: request.source.midY, from: request.room.minY, to: request.room.maxY)
        return PopoverPlacement(
            frame: CGRect(x: x.start, y: y.start, width: x.length, height: y.length), direction: [], tip: 0, arrow: 0)
    }

    private static func beside(_ side: UIPopoverArrowDirection, _ request: Request) -> PopoverPlacement {
        let isAcross = side == .left || side == .right
        let room = isAcross ? request.room.turned : request.room
        let source = isAcross ? request.source.turned : request.source
        let size = isAcross ? CGSize(width: request.size.height, height: request.size.width) : request.size
        // From here on as if the popover were above or below.
        let isAfter = side == .up || side == .left
        let along = span(size.width, about: source.midX, from: room.minX, to: room.maxX)
        let wanted = size.height + request.arrowHeight
        let edge = min(max(isAfter ? source.maxY : source.minY, room.minY), max(room.minY, room.maxY))
        let free = max(0, request.mayOverlap ? room.height : (isAfter ? room.maxY - edge : edge - room.minY))
        let thickness = min(wanted, free)
        let start = isAfter ? min(edge, room.maxY - thickness) : max(edge - thickness, room.minY)
        let frame = CGRect(x: along.start, y: start, width: along.length, height: thickness)
        // The arrow keeps clear of the round corners.
        let clear = min(cornerRadius + arrowBase / 2, along.length / 2)
        let tip = min(max(source.midX - along.start, clear), along.length - clear)
        return PopoverPlacement(
            frame: isAcross ? frame.turned : frame, direction: side, tip: tip, arrow: request.arrowHeight)
    }

    /// A length about a middle, moved and shortened to lie between two edges.
    private static func span(
        _ length: CGFloat, about middle: CGFloat, from low: CGFloat, to high: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let fitting = min(length, max(0, high - low))
        return (min(max(middle - fitting / 2, low), max(low, high - fitting)), fitting)
    }

    // MARK: Outline

    /// The body and the arrow in one, in the popover's own points.
    var outline: CGPath {
        guard !direction.isEmpty else {
            let radius = min(Self.cornerRadius, frame.width / 2, frame.height / 2)
            return CGPath(
                roundedRect: CGRect(origin: .zero, size: frame.size), cornerWidth: radius, cornerHeight: radius,
                transform: nil)
        }
        let isAcross = direction == .left || direction == .right
        let length = isAcross ? frame.height : frame.width, thickness = isAcross ? frame.width : frame.height
        let path = Self.outlineWithArrowOnTop(length: length, thickness: thickness, tip: tip)
        var turn = CGAffineTransform.identity
        switch direction {
        case .down: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: thickness)
        case .left: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: thickness, ty: 0)
        default: break
        }
        return path.copy(using: &turn) ?? path
    }

    private static func outlineWithArrowOnTop(length: CGFloat, thickness: CGFloat, tip: CGFloat) -> CGPath {
        let top = arrowHeight, half = arrowBase / 2
        let radius = max(0, min(cornerRadius, length / 2, (thickness - top) / 2))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: radius, y: top))
        path.addLine(to: CGPoint(x: tip - half, y: top))
        path.addCurve(
            to: CGPoint(x: tip, y: 0), control1: CGPoint(x: tip - half * 0.45, y: top),
            control2: CGPoint(x: tip - half * 0.35, y: 0))
        path.addCurve(
            to: CGPoint(x: tip + half, y: top), control1: CGPoint(x: tip + half * 0.35, y: 0),
            control2: CGPoint(x: tip + half * 0.45, y: top))
        let (left, right, bottom): (CGFloat, CGFloat, CGFloat) = (0, length, max(top, thickness))
        let corners = [
            CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom),
            CGPoint(x: left, y: top),
        ]
        for (corner, next) in zip(corners, corners.dropFirst() + [CGPoint(x: radius, y: top)]) {
            path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
        }
        path.closeSubpath()
        return path
    }
}

extension CGRect {
    /// With x and y exchanged.
    fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
