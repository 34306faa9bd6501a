import UIKit

/// What fingers move: a scroll view over the whole world, with the grid of a map that is not loaded. At scale 1 the world is 1,024 points.
final class MapGround: UIScrollView, UIScrollViewDelegate {
    weak var map: MKMapView?
    private let world = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    private let grid = MapGrid()
    /// Points of the world's side at scale 1.
    private static let size: CGFloat = 1_024
    private static let nearest: CGFloat = 1_048_576
    private var isMoving = false
    private var flight: MapFlight?

    var allowsZoom = true { didSet { pinchGestureRecognizer?.isEnabled = allowsZoom } }
    /// Points of the screen for a map point.
    var scale: Double { Double(zoomScale * Self.size) / worldWidth }

    init() {
        super.init(frame: .zero)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        maximumZoomScale = Self.nearest
        bouncesZoom = false
        contentSize = world.bounds.size
        world.isOpaque = false
        addSubview(grid)
        addSubview(world)
        let twice = UITapGestureRecognizer(target: self, action: Selector("tappedTwice:", MapGround.tappedTwice))
        twice.numberOfTapsRequired = 2
        addGestureRecognizer(twice)
    }
    required init?(coder: NSCoder) { fatalError("MapGround is made by MKMapView alone.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        grid.frame = bounds
        grid.show(origin: contentOffset, scale: zoomScale)
    }

    // MARK: Places

    func point(for place: MKMapPoint) -> CGPoint {
        CGPoint(x: place.x * scale - Double(contentOffset.x), y: place.y * scale - Double(contentOffset.y))
    }
    func mapPoint(for point: CGPoint) -> MKMapPoint {
        MKMapPoint(x: Double(point.x + contentOffset.x) / scale, y: Double(point.y + contentOffset.y) / scale)
    }
    func rect(for rect: MKMapRect) -> CGRect {
        CGRect(
            origin: point(for: rect.origin), size: CGSize(width: rect.width * scale, height: rect.height * scale))
    }
    func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin),
            size: MKMapSize(width: Double(rect.width) / scale, height: Double(rect.height) / scale))
    }
    var shown: MKMapRect { mapRect(for: CGRect(origin: .zero, size: bounds.size)) }

    /// What is shown where the scroll view stands so.
    private struct Stand {
        var scale: CGFloat, offset: CGPoint
    }

    /// The world is never smaller than the view.
    private var farthest: CGFloat { max(bounds.width, bounds.height, 1) / Self.size }

    private func scale(for rect: MKMapRect, within insets: UIEdgeInsets) -> CGFloat {
        let room = bounds.inset(by: insets).size
        let across = Double(max(room.width, 1)) / max(rect.width, 1e-3)
        let down = Double(max(room.height, 1)) / max(rect.height, 1e-3)
        return min(max(CGFloat(min(across, down) * worldWidth) / Self.size, farthest), Self.nearest)
    }

    /// Where a rectangle lies whole and in the middle of what the insets leave, as far as the world's edges allow.
    private func stand(for rect: MKMapRect, within insets: UIEdgeInsets) -> Stand {
        let scale = scale(for: rect, within: insets), side = Self.size * scale
        let perPoint = Double(side) / worldWidth
        let x = rect.midX * perPoint - Double(insets.left - insets.right + bounds.width) / 2
        let y = rect.midY * perPoint - Double(insets.top - insets.bottom + bounds.height) / 2
        return Stand(
            scale: scale,
            offset: CGPoint(
                x: min(max(x, 0), max(side - bounds.width, 0)), y: min(max(y, 0), max(side - bounds.height, 0))))
    }

    private func mapRect(at stand: Stand) -> MKMapRect {
        let perPoint = Double(stand.scale * Self.size) / worldWidth
        return MKMapRect(
            x: Double(stand.offset.x) / perPoint, y: Double(stand.offset.y) / perPoint,
            width: Double(bounds.width) / perPoint, height: Double(bounds.height) / perPoint)
    }

    /// The rectangle of the view's shape around another that lies in the middle of what insets leave, past the world's edges too.
    func fitting(_ rect: MKMapRect, within insets: UIEdgeInsets = .zero) -> MKMapRect {
        let scale = scale(for: rect, within: insets), perPoint = Double(scale * Self.size) / worldWidth
        var whole = mapRect(at: Stand(scale: scale, offset: .zero))
        whole.origin = MKMapPoint(
            x: rect.midX - whole.width / 2 - Double(insets.left - insets.right) / 2 / perPoint,
            y: rect.midY - whole.height / 2 - Double(insets.top - insets.bottom) / 2 / perPoint)
        return whole
    }

    // MARK: Moves

    /// Where it will be when the flight that is on its way has landed.
    var destination: MKMapRect { flight?.to ?? shown }

    /// Ends a flight that is on its way: the last word counts.
    func show(_ rect: MKMapRect, within insets: UIEdgeInsets = .zero, animated: Bool) {
        endFlight()
        minimumZoomScale = farthest
        let stand = stand(for: rect, within: insets)
        guard animated else { return move(to: stand) }
        isMoving = true
        flight = MapFlight(from: shown, to: mapRect(at: stand)) { [weak self] rect, isOver in
            guard let self else { return }
            move(to: self.stand(for: rect, within: .zero))
            if isOver { endFlight() }
        }
    }

    private func move(to stand: Stand) {
        zoomScale = stand.scale
        contentOffset = stand.offset
    }

    private func endFlight() {
        guard flight != nil else { return }
        flight = nil
        moveDidEnd()
    }

    private func tappedTwice(_ tap: UITapGestureRecognizer) { zoomIn(at: tap.location(in: world)) }

    /// Twice as near, the touched place where it is.
    private func zoomIn(at place: CGPoint) {
        guard allowsZoom else { return }
        let fixed = MKMapPoint(
            x: Double(place.x) / Double(Self.size) * worldWidth, y: Double(place.y) / Double(Self.size) * worldWidth)
        let old = shown
        endFlight()
        moveWillBegin()
        show(
            MKMapRect(
                x: (old.minX + fixed.x) / 2, y: (old.minY + fixed.y) / 2, width: old.width / 2, height: old.height / 2),
            animated: true)
    }

    private func moveWillBegin() {
        guard let map, !isMoving else { return }
        isMoving = true
        map.delegate?.mapView(map, regionWillChangeAnimated: true)
    }
    private func moveDidEnd() {
        guard let map, isMoving else { return }
        isMoving = false
        map.delegate?.mapView(map, regionDidChangeAnimated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { world }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { map?.groundDidMove() }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { map?.groundDidMove() }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        flight = nil
        moveWillBegin()
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        flight = nil
        moveWillBegin()
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { moveDidEnd() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { moveDidEnd() }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        moveDidEnd()
    }
}

/// Moves what is shown from one rectangle to another, frame by frame: pins and overlays go along.
@MainActor
private final class MapFlight {
    let to: MKMapRect
    private let from: MKMapRect, show: (MKMapRect, Bool) -> Void
    private var link: CADisplayLink?, start: Double?
    /// Seconds.
    private static let duration = 0.4

    init(from: MKMapRect, to: MKMapRect, show: @escaping (MKMapRect, Bool) -> Void) {
        (self.from, self.to, self.show) = (from, to, show)
        let link = CADisplayLink(handler: { [weak self] link in
            MainActor.assumeIsolated { self?.advance(to: link.targetTimestamp) }
        })
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    isolated deinit { link?.invalidate() }

    private func advance(to time: Double) {
        let began = start ?? time
        start = began
        let part = min((time - began) / Self.duration, 1)
        if part == 1 { link?.invalidate() }
        show(part == 1 ? to : rect(at: part * part * (3 - 2 * part)), part == 1)
    }

    /// Sizes change by the same factor in equal times, and places on the screen move evenly with them.
    private func rect(at part: Double) -> MKMapRect {
        let growth = to.width / from.width
        let width = from.width * pow(growth, part), height = from.height * pow(to.height / from.height, part)
        let way = abs(growth - 1) < 1e-6 ? part : (width - from.width) / (to.width - from.width)
        return MKMapRect(
            x: from.midX + (to.midX - from.midX) * way - width / 2,
            y: from.midY + (to.midY - from.midY) * way - height / 2,
            width: width, height: height)
    }
}

/// Lines where tiles of a map would meet, every 64 to 128 points.
private final class MapGrid: UIView {
    private var origin = CGPoint.zero, step: CGFloat = 64

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.15, green: 0.16, blue: 0.17, alpha: 1)
                : UIColor(red: 0.96, green: 0.945, blue: 0.91, alpha: 1)
        }
    }
    required init?(coder: NSCoder) { fatalError("MapGrid is made by MapGround alone.") }

    func show(origin: CGPoint, scale: CGFloat) {
        self.origin = origin
        // The world's side at this scale, halved until a tile has 64 to 128 points.
        var side = 1_024 * scale
        while side >= 128 { side /= 2 }
        step = max(side, 16)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let line = 1 / max(contentScaleFactor, 1)
        let dark = traitCollection.userInterfaceStyle == .dark
        context.setFillColor(UIColor(white: dark ? 1 : 0, alpha: dark ? 0.09 : 0.07).cgColor)
        func lines(_ start: CGFloat, _ length: CGFloat, _ box: (CGFloat) -> CGRect) {
            var place = step - start.truncatingRemainder(dividingBy: step)
            while place < length {
                context.fill(box(place))
                place += step
            }
        }
        lines(origin.x, bounds.width) { CGRect(x: $0, y: 0, width: line, height: bounds.height) }
        lines(origin.y, bounds.height) { CGRect(x: 0, y: $0, width: bounds.width, height: line) }
    }
}
