import UIKit

/// The first tutorial's calendar: a swipe turns its page with a `CATransition`, along one of the four diagonals.
@MainActor
final class PageCurlCalendar: UIViewController, @preconcurrency CAAnimationDelegate {
    let animationContainerView = UIView(frame: CGRect(x: 10, y: 20, width: 280, height: 290))
    private(set) var dayView: UICollectionView!
    private(set) var month: MonthGrid
    private(set) var animating = false
    /// The starts and stops that the delegate was told of.
    private(set) var events: [String] = []

    init(date: Date, calendar: Calendar) {
        month = MonthGrid(date: date, calendar: calendar)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        dayView = month.makeView(width: animationContainerView.bounds.width)
        dayView.frame = animationContainerView.bounds
        animationContainerView.addSubview(dayView)
        view.addSubview(animationContainerView)
        addPanGestureToDayView()
    }

    private func addPanGestureToDayView() {
        let swipe = UIPanGestureRecognizer(
            target: self, action: Selector("panOnDayView:", Self.panOnDayView(_:)))
        dayView.isScrollEnabled = false
        dayView.addGestureRecognizer(swipe)
    }

    func panOnDayView(_ pan: UIPanGestureRecognizer) {
        // Not before the last page has come to rest.
        if pan.state == .ended && !animating { addAnimationToDayView(pan) }
    }

    private func addAnimationToDayView(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: dayView)
        let transition = CATransition()
        transition.duration = 0.5
        transition.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "default"))
        transition.fillMode = .forwards
        transition.isRemovedOnCompletion = false
        transition.delegate = self
        if translation.y < 0 {
            if translation.x > 0 { mirror() }
            transition.type = CATransitionType(rawValue: "pageCurl")
            transition.subtype = .fromBottom
            transition.setValue("next", forKey: "month")
        } else {
            if translation.x < 0 { mirror() }
            transition.type = CATransitionType(rawValue: "pageUnCurl")
            transition.subtype = .fromTop
            transition.setValue("pre", forKey: "month")
        }
        dayView.layer.add(transition, forKey: "pageCurl")
    }

    /// The container half a turn about its upright axis, the days half a turn back: the curl is mirrored, the digits are not.
    private func mirror() {
        animationContainerView.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        dayView.layer.transform = CATransform3DMakeRotation(-.pi, 0, 1, 0)
    }

    func animationDidStart(_ anim: CAAnimation) {
        animating = true
        var components = month.calendar.dateComponents([.year, .month, .day], from: month.date)
        let way = anim.value(forKey: "month") as? String
        events.append("start \(way ?? "?")")
        if way == "next" { components.month! += 1 } else if way == "pre" { components.month! -= 1 }
        month = MonthGrid(date: month.calendar.date(from: components)!, calendar: month.calendar)
        dayView.dataSource = month
        dayView.delegate = month
        dayView.reloadData()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append("stop \(flag)")
        guard flag else { return }
        animating = false
        animationContainerView.layer.transform = CATransform3DIdentity
        dayView.layer.transform = CATransform3DIdentity
        dayView.layer.removeAnimation(forKey: "pageCurl")
    }
}
