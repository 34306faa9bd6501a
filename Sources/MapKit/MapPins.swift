import UIKit

/// The annotations of a map: their views, which stand on their places, and the callout of the selected one.
@MainActor
final class MapPins {
    private unowned let map: MKMapView
    private(set) var annotations: [any MKAnnotation] = []
    private(set) var selected: (any MKAnnotation)?
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var idle: [String: [MKAnnotationView]] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var callout: MapCallout?
    let box = PinBox()
    private var ear: (any NSObjectProtocol)?

    init(map: MKMapView) {
        self.map = map
        ear = NotificationCenter.default.addObserver(
            forName: MKPointAnnotation.moved, object: nil, queue: nil
        ) { [weak self] note in
            let moved = UncheckedBox(value: note.object as AnyObject?)
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated {
                if let self, self.annotations.contains(where: { $0 === moved.value }) { self.place() }
            }
        }
    }

    isolated deinit { ear.map(NotificationCenter.default.removeObserver) }

    func add(_ new: [any MKAnnotation]) {
        annotations += new.filter { one in !annotations.contains { $0 === one } }
        place()
    }

    func remove(_ old: [any MKAnnotation]) {
        let gone = Set(old.map(ObjectIdentifier.init))
        if let selected, gone.contains(ObjectIdentifier(selected)) { select(nil, animated: false) }
        annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
        for id in gone { views.removeValue(forKey: id).map(keep) }
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    // MARK: Views

    func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type as? MKAnnotationView.Type }

    func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        if let view = idle[identifier]?.popLast() {
            view.prepareForReuse()
            view.annotation = annotation
            return view
        }
        return classes[identifier].map { MKAnnotationView.make($0, annotation, identifier) }
    }

    /// Takes a view off the map, for another annotation.
    private func keep(_ view: MKAnnotationView) {
        view.removeFromSuperview()
        guard let identifier = view.reuseIdentifier else { return }
        idle[identifier, default: []].append(view)
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = map.delegate?.mapView(map, viewFor: annotation) {
            view.annotation = annotation
            return view
        }
        let usual = MKMapViewDefaultAnnotationViewReuseIdentifier
        if let view = dequeue(usual, for: annotation) { return view }
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: usual)
        view.canShowCallout = true
        return view
    }

    /// Puts every view on its place; those out of sight, farther than a view may reach in, are used again.
    func place() {
        guard !map.bounds.isEmpty else { return }
        let sight = map.bounds.insetBy(dx: -100, dy: -100)
        var new: [MKAnnotationView] = []
        for annotation in annotations where CLLocationCoordinate2DIsValid(annotation.coordinate) {
            let id = ObjectIdentifier(annotation), point = map.ground.point(for: MKMapPoint(annotation.coordinate))
            guard sight.contains(point) || annotation === selected else {
                views.removeValue(forKey: id).map(keep)
                continue
            }
            let view = views[id] ?? makeView(for: annotation)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
            guard views.updateValue(view, forKey: id) == nil else { continue }
            view.prepareForDisplay()
            box.addSubview(view)
            (view as? MKPinAnnotationView)?.drop()
            new.append(view)
        }
        // What lies farther south is in front.
        for view in box.subviews.sorted(by: { $0.center.y < $1.center.y }) { box.bringSubviewToFront(view) }
        callout.map(stand)
        if !new.isEmpty { map.delegate?.mapView(map, didAdd: new) }
    }

    // MARK: Selection

    func tapped(at point: CGPoint) {
        if let callout, callout.frame.contains(point) { return }
        let hit = box.subviews.reversed().lazy.compactMap { $0 as? MKAnnotationView }
            .first { $0.isEnabled && $0.frame.insetBy(dx: -6, dy: -6).contains(point) }
        select(hit?.annotation, animated: true)
    }

    func select(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard annotation !== selected else { return }
        if let old = selected {
            selected = nil
            callout?.removeFromSuperview()
            callout = nil
            if let view = view(for: old) {
                view.setSelected(false, animated: animated)
                map.delegate?.mapView(map, didDeselect: view)
            }
            map.delegate?.mapView(map, didDeselect: old)
        }
        guard let annotation, annotations.contains(where: { $0 === annotation }) else { return }
        selected = annotation
        place()
        if let view = view(for: annotation) {
            view.setSelected(true, animated: animated)
            if view.canShowCallout, annotation.title != nil { show(view) }
            map.delegate?.mapView(map, didSelect: view)
        }
        map.delegate?.mapView(map, didSelect: annotation)
    }

    private func show(_ view: MKAnnotationView) {
        let callout = MapCallout(view) { [weak map] control in
            guard let map else { return }
            map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
        }
        self.callout = callout
        box.addSubview(callout)
        stand(callout)
        bringIntoSight(callout.frame)
    }

    /// Moves the map until the callout is seen whole.
    private func bringIntoSight(_ frame: CGRect) {
        let room = map.bounds.inset(by: map.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let down = max(room.minY - frame.minY, 0) + min(room.maxY - frame.maxY, 0)
        guard down != 0 else { return }
        map.setVisibleMapRect(
            map.visibleMapRect.offsetBy(dx: 0, dy: -Double(down) / map.ground.scale), animated: true)
    }

    /// The callout's tip is above its view; its sides stay in sight.
    private func stand(_ callout: MapCallout) {
        box.bringSubviewToFront(callout)
        let view = callout.owner
        let tip = CGPoint(
            x: view.frame.midX + view.calloutOffset.x, y: view.frame.minY + view.calloutOffset.y)
        callout.stand(on: tip, within: box.bounds.insetBy(dx: 8, dy: 8))
    }

    /// Touches beside pins and callouts go to the ground.
    final class PinBox: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }
}

/// A bubble with the title and subtitle of an annotation, and its accessories.
final class MapCallout: UIView {
    let owner: MKAnnotationView
    private let bubble = UIView(), tip = CAShapeLayer(), title = UILabel(), subtitle = UILabel()
    private let tapped: (UIControl) -> Void
    private static let margin: CGFloat = 12, tipHeight: CGFloat = 8

    init(_ owner: MKAnnotationView, tapped: @escaping (UIControl) -> Void) {
        self.owner = owner
        self.tapped = tapped
        super.init(frame: .zero)
        isOpaque = false
        bubble.backgroundColor = .secondarySystemGroupedBackground
        bubble.layer.cornerRadius = 12
        bubble.layer.shadowOpacity = 0.25
        bubble.layer.shadowRadius = 6
        bubble.layer.shadowOffset = CGSize(width: 0, height: 2)
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.text = owner.annotation?.title
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        subtitle.text = owner.annotation?.subtitle
        addSubview(bubble)
        layer.addSublayer(tip)
        for view in [title, subtitle] { bubble.addSubview(view) }
        for case let view? in [
            owner.leftCalloutAccessoryView, owner.detailCalloutAccessoryView, owner.rightCalloutAccessoryView,
        ] {
            bubble.addSubview(view)
            (view as? UIControl)?.addAction(
                UIAction { [weak self] in ($0.sender as? UIControl).map { self?.tapped($0) } }, for: .touchUpInside)
        }
    }
    required init?(coder: NSCoder) { fatalError("MapCallout is made by MKMapView alone.") }

    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        return view.bounds.isEmpty ? view.sizeThatFits(CGSize(width: 44, height: 44)) : view.bounds.size
    }

    func stand(on point: CGPoint, within room: CGRect) {
        let left = size(of: owner.leftCalloutAccessoryView), right = size(of: owner.rightCalloutAccessoryView)
        let detail = owner.detailCalloutAccessoryView ?? subtitle
        subtitle.isHidden = detail !== subtitle
        let below =
            detail === subtitle
            ? subtitle.sizeThatFits(CGSize(width: 260, height: 40))
            : detail.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let gaps = Self.margin * (2 + (left.width > 0 ? 1 : 0) + (right.width > 0 ? 1 : 0))
        let most = room.width - left.width - right.width - gaps
        let heading = title.sizeThatFits(CGSize(width: most, height: 40))
        let width = min(max(heading.width, below.width), most)
        let height = max(heading.height + below.height, left.height, right.height) + 2 * Self.margin
        let whole = CGSize(width: width + left.width + right.width + gaps, height: height)
        let x = min(max(point.x - whole.width / 2, room.minX), max(room.maxX - whole.width, room.minX))
        frame = CGRect(x: x, y: point.y - height - Self.tipHeight, width: whole.width, height: height + Self.tipHeight)
        bubble.frame = CGRect(origin: .zero, size: whole)
        var start = Self.margin
        if let view = owner.leftCalloutAccessoryView {
            view.frame = CGRect(x: start, y: (height - left.height) / 2, width: left.width, height: left.height)
            start = view.frame.maxX + Self.margin
        }
        let top = (height - heading.height - below.height) / 2
        title.frame = CGRect(x: start, y: top, width: width, height: heading.height)
        detail.frame = CGRect(x: start, y: top + heading.height, width: width, height: below.height)
        owner.rightCalloutAccessoryView?.frame = CGRect(
            x: whole.width - Self.margin - right.width, y: (height - right.height) / 2, width: right.width,
            height: right.height)
        let path = CGMutablePath(), middle = min(max(point.x - x, 20), whole.width - 20)
        path.addLines(between: [
            CGPoint(x: middle - 10, y: height), CGPoint(x: middle, y: height + Self.tipHeight),
            CGPoint(x: middle + 10, y: height),
        ])
        tip.path = path
        tip.fillColor = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).cgColor
    }
}
