import CoreGraphics
import UserNotifications

/// One notification: its lines, and a row for each action. A tap answers it, a swipe up puts it away.
final class NotificationBanner: UIView {
    private let lines: [(text: String, font: UIFont)]
    private let actions: [UNNotificationAction]
    private let answer: (String) -> Void
    private static let margin: CGFloat = 14, gap: CGFloat = 8, widest: CGFloat = 420, row: CGFloat = 40

    init(_ content: UNNotificationContent, actions: [UNNotificationAction], answer: @escaping (String) -> Void) {
        let bold = UIFont.systemFont(ofSize: 15, weight: .semibold), plain = UIFont.systemFont(ofSize: 15)
        lines = [(text: content.title, font: bold), (content.subtitle, bold), (content.body, plain)]
            .filter { !$0.text.isEmpty }
        self.actions = actions
        self.answer = answer
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        isOpaque = false
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 4)
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = lines.map(\.text).joined(separator: ", ")
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("wasTapped:", NotificationBanner.wasTapped(_:))))
        let swipe = UISwipeGestureRecognizer(
            target: self, action: Selector("wasSwiped:", NotificationBanner.wasSwiped(_:)))
        swipe.direction = .up
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { nil }

    func place(in window: UIWindow) {
        let width = min(window.bounds.width - 2 * Self.gap, Self.widest)
        let height = linesHeight(width) + CGFloat(actions.count) * Self.row
        frame = CGRect(
            x: ((window.bounds.width - width) / 2).rounded(), y: window.safeAreaInsets.top + Self.gap, width: width,
            height: height)
        autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    }

    private func linesHeight(_ width: CGFloat) -> CGFloat {
        lines.reduce(2 * Self.margin) { $0 + size(of: $1, width).height }
    }

    private func size(of line: (text: String, font: UIFont), _ width: CGFloat) -> CGSize {
        let room = CGSize(width: width - 2 * Self.margin, height: line.font.lineHeight * 4)
        let bounds = (line.text as NSString).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: line.font], context: nil)
        return CGSize(width: room.width, height: min(bounds.height.rounded(.up), room.height))
    }

    override func draw(_ rect: CGRect) {
        var y = Self.margin
        for line in lines {
            let size = size(of: line, bounds.width)
            (line.text as NSString).draw(
                in: CGRect(origin: CGPoint(x: Self.margin, y: y), size: size),
                withAttributes: [.font: line.font, .foregroundColor: UIColor.label])
            y += size.height
        }
        y += Self.margin
        for action in actions {
            UIColor.separator.setFill()
            UIRectFill(CGRect(x: 0, y: y, width: bounds.width, height: 1 / max(contentScaleFactor, 1)))
            let color: UIColor = action.options.contains(.destructive) ? .systemRed : tintColor
            let font = UIFont.systemFont(ofSize: 15)
            (action.title as NSString).draw(
                at: CGPoint(x: Self.margin, y: y + (Self.row - font.lineHeight) / 2),
                withAttributes: [.font: font, .foregroundColor: color])
            y += Self.row
        }
    }

    private func wasSwiped(_ swipe: UISwipeGestureRecognizer) { answer(UNNotificationDismissActionIdentifier) }

    private func wasTapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self).y - linesHeight(bounds.width)
        let index = Int(place / Self.row)
        answer(place >= 0 && index < actions.count ? actions[index].identifier : UNNotificationDefaultActionIdentifier)
    }
}
