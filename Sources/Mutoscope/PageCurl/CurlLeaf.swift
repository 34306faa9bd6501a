import UIKit

/// One page of a ``PageCurlView`` with the roll that it is on.
@MainActor
final class CurlLeaf {
    let page: UIView
    /// Holds the page; what curls.
    let wrapper = UIView()
    /// 0 flat … 1 gone.
    let time: ProgressDriver
    /// Of the roll, radians.
    var angle: CGFloat
    /// Where it is going: 0 shown, 1 turned away.
    var goal: CGFloat
    /// The finger's hold, if any.
    var grip: CurlGrip?
    /// What the roll was when the finger took it, and how much of that is still mixed in: a page catches up with a finger that takes
    /// it in the middle.
    private var before = (time: CGFloat(0), angle: CGFloat(0))
    private let catchUp = ProgressDriver(1)
    private var reading: CurlGrip.Reading?
    var onArrival: (() -> Void)?

    init(page: UIView, time: CGFloat, angle: CGFloat, goal: CGFloat) {
        self.page = page
        self.angle = angle
        self.goal = goal
        self.time = ProgressDriver(time)
        wrapper.addSubview(page)
        self.time.onChange = { [weak self] _ in self?.show() }
        self.time.onArrival = { [weak self] _ in self?.onArrival?() }
        catchUp.onChange = { [weak self] _ in self?.follow() }
    }

    var isFlat: Bool { time.value <= 0 }
    var isHeld: Bool { grip != nil }

    func layOut(_ bounds: CGRect) {
        wrapper.frame = bounds
        page.transform3D = CATransform3DIdentity
        page.frame = wrapper.bounds
        show()
    }

    // MARK: By finger

    func take(_ grip: CurlGrip) {
        self.grip = grip
        before = (time.value, angle)
        time.stop()
        reading = nil
        catchUp.hold(at: 0)
        catchUp.move(to: 1, velocity: 0, duration: 0.28)
    }

    /// The finger is somewhere else.
    ///
    /// - Parameter limit: how far the page gives, for one that has nothing beneath.
    func follow(_ finger: CGPoint, limit: CGFloat?) -> CurlGrip.Reading? {
        guard let grip else { return nil }
        var reading = grip.reading(finger)
        if let limit { reading.time = min(reading.time, rubberBand(reading.time, limit: limit)) }
        self.reading = reading
        follow()
        return reading
    }

    private func follow() {
        guard grip != nil, let reading else { return }
        let part = catchUp.value.unit
        angle =
            before.time <= 0 || before.time >= 1
            ? reading.angle : before.angle + Self.shortest(from: before.angle, to: reading.angle) * part
        time.hold(at: mix(before.time, reading.time, part))
    }

    /// The shorter way between two directions.
    private static func shortest(from a: CGFloat, to b: CGFloat) -> CGFloat {
        let full = 2 * CGFloat.pi
        return (b - a).remainder(dividingBy: full)
    }

    // MARK: By time

    func letGo(to goal: CGFloat, velocity: CGFloat, duration: TimeInterval) {
        grip = nil
        reading = nil
        catchUp.stop()
        self.goal = goal
        time.move(to: goal, velocity: velocity, duration: duration)
    }

    // MARK: The look

    private func show() {
        let geometry = CurlGeometry(size: wrapper.bounds.size)
        // Only a page that lies still takes touches.
        wrapper.isUserInteractionEnabled = isFlat
        wrapper.isHidden = time.value >= 1
        wrapper.setCurl(
            time.value > 0 && time.value < 1
                ? PageRoll(
                    time: time.value.unit, angle: angle, radius: geometry.radius(at: time.value),
                    back: PagePaper.back(of: page)) : nil)
    }
}

/// The roll that a page is on.
struct PageRoll {
    /// 0 flat … 1 gone.
    var time: CGFloat
    /// Where the roll moves, radians clockwise from the x axis.
    var angle: CGFloat
    /// Points.
    var radius: CGFloat
    /// What lies over the mirrored page on its back.
    var back: UIColor
}

extension UIView {
    /// Rolls the view, or lets it lie flat.
    ///
    /// Where there is no public filter that bends a layer, the page turns stiffly about its far edge instead.
    func setCurl(_ curl: PageRoll?) {
        #if os(Linux)
        guard let curl else {
            if layer.filters != nil { layer.filters = nil }
            return
        }
        let filter = CAFilter(type: CAFilter.pageCurl)
        filter.setValue(Double(curl.time), forKey: "inputTime")
        filter.setValue(Double(curl.angle), forKey: "inputAngle")
        filter.setValue(Double(curl.radius), forKey: "inputRadius")
        filter.setValue(curl.back.cgColor, forKey: "inputBackColor0")
        layer.filters = [filter]
        #else
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        guard let curl else {
            transform3D = CATransform3DIdentity
            return
        }
        let reach = CGPoint(x: cos(curl.angle) * center.x, y: sin(curl.angle) * center.y)
        var turn = CATransform3DMakeTranslation(-reach.x, -reach.y, 0)
        var stiff = CATransform3DIdentity
        stiff.m34 = -1 / 1_600
        stiff = CATransform3DRotate(stiff, .pi / 2 * curl.time, -sin(curl.angle), cos(curl.angle), 0)
        turn = CATransform3DConcat(turn, stiff)
        transform3D = CATransform3DConcat(turn, CATransform3DMakeTranslation(reach.x, reach.y, 0))
        #endif
    }
}
