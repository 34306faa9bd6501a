public import UIKit

/// A bar of a round length on the map, with what it stands for.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    /// At which end the bar begins.
    public enum Alignment: Int, Sendable {
        /// Where lines of text begin.
        case leading = 0
        /// Where they end.
        case trailing
    }

    /// The map whose scale it is.
    open weak var mapView: MKMapView? { didSet { mapView?.scales.add(self) } }
    /// Whether it is seen; `adaptive` is as `visible` here.
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = scaleVisibility == .hidden } }
    /// At which end the bar begins.
    open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }
    /// Points that the bar has at most.
    private static let longest: CGFloat = 100

    /// One for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.longest + 8, height: 26))
        isOpaque = false
        isUserInteractionEnabled = false
        self.mapView = mapView
        mapView?.scales.add(self)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.longest + 8, height: 26) }

    /// The bar: its length in points, and in metres, a one, two or five with noughts.
    var bar: (points: CGFloat, metres: Double)? {
        guard let mapView, !mapView.bounds.isEmpty else { return nil }
        let metres = MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude) / mapView.ground.scale
        let most = metres * Double(Self.longest), power = pow(10, floor(log10(most)))
        let round = [5, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
        return (CGFloat(round / metres), round)
    }

    open override func draw(_ rect: CGRect) {
        guard let bar, let context = UIGraphicsGetCurrentContext() else { return }
        let isAtEnd = legendAlignment == .trailing, start = isAtEnd ? bounds.width - 4 - bar.points : 4
        context.setFillColor(UIColor.label.cgColor)
        context.fill(CGRect(x: start, y: 18, width: bar.points, height: 3))
        let text = bar.metres >= 1_000 ? "\(Int(bar.metres / 1_000)) km" : "\(Int(max(bar.metres, 1))) m"
        let words = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label])
        let width = words.size().width
        words.draw(at: CGPoint(x: isAtEnd ? bounds.width - 4 - width : 4, y: 2))
    }
}

/// Shows where north is, where the map is turned. It never is: it is seen only where that is asked for.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    /// The map whose north it shows.
    open weak var mapView: MKMapView?
    /// Whether it is seen; `adaptive` is only where the map is turned.
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = compassVisibility != .visible } }

    /// One for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        isHidden = true
        isOpaque = false
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.secondarySystemBackground.cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 2, dy: 2))
        let needle = CGMutablePath()
        needle.addLines(between: [CGPoint(x: 22, y: 5), CGPoint(x: 26, y: 12), CGPoint(x: 18, y: 12)])
        context.setFillColor(UIColor.systemRed.cgColor)
        context.addPath(needle)
        context.fillPath()
        let north = NSAttributedString(
            string: "N",
            attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.label])
        let size = north.size()
        north.draw(at: CGPoint(x: 22 - size.width / 2, y: 24 - size.height / 2))
    }
}

/// Has a map follow the user, or no longer.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    /// The map that follows.
    open weak var mapView: MKMapView?
    private lazy var button = UIButton(
        type: .system, primaryAction: UIAction { [weak self] _ in self?.mapView?.toggleTracking() })

    /// One for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        button.setImage(UIImage(systemName: "location"), for: .normal)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// The same in a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map that follows.
    open weak var mapView: MKMapView?

    /// One for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
        primaryAction = UIAction(image: UIImage(systemName: "location")) { [weak self] _ in
            self?.mapView?.toggleTracking()
        }
    }
}

extension MKMapView {
    fileprivate func toggleTracking() {
        setUserTrackingMode(userTrackingMode == .none ? .follow : .none, animated: true)
    }
}
