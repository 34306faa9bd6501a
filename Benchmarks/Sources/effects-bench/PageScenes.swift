import Mutoscope
import MutoscopeTesting
import UIKit

/// Lunar days and a photo above each month.
@MainActor
private final class WallCalendar: CurlCalendarViewDataSource {
    private let lunar = LunarDay(timeZone: .gmt)
    private let scale: CGFloat

    init(scale: CGFloat) {
        self.scale = scale
    }

    func calendar(_ calendar: CurlCalendarView, subtitleFor date: Date) -> String? { lunar.name(of: date) }

    func calendar(_ calendar: CurlCalendarView, headerViewFor month: Date) -> UIView? {
        let size = CGSize(width: calendar.bounds.width, height: calendar.bounds.height * 0.4)
        return UIImageView(image: Photos.photo(Int(month.timeIntervalSince1970 / 2_600_000), size: size, scale: scale))
    }
}

extension EffectScene {
    /// A page from its corner by the finger, then back by the program.
    static let calendar = EffectScene(name: "curl calendar", frames: 190) { screen in
        let root = UIView(), view = CurlCalendarView(), wall = WallCalendar(scale: screen.scale)
        let hand = Hand(screen: screen)
        root.frame = CGRect(origin: .zero, size: screen.size)
        root.backgroundColor = .systemTeal
        view.frame = root.bounds.insetBy(dx: screen.size.width * 0.06, dy: screen.size.height * 0.08).integral
        view.now = { Date(timeIntervalSince1970: 1_795_000_000) }
        view.dataSource = wall
        root.addSubview(view)
        screen.show(root)
        return { [wall] frame in
            _ = wall
            hand.drag(5...70, at: frame, from: hand.part(0.9, 0.9), to: hand.part(0.2, 0.3))
            if frame == 120 { view.showPreviousMonth() }
        }
    }

    /// Not made by the reader, and no part of its time.
    private static let words = (1...20_000).map { "word\($0 % 997)" }.joined(separator: " ")

    /// A page of text, opened in the midst of it, turned by the finger, and back.
    static let reader = EffectScene(name: "book reader", frames: 200) { screen in
        let reader = BookReaderView(text: BookText(words)), hand = Hand(screen: screen)
        reader.place = 40_000
        screen.show(reader)
        return { frame in
            hand.drag(5...50, at: frame, from: hand.part(0.95, 0.8), to: hand.part(0.2, 0.7))
            hand.drag(105...150, at: frame, from: hand.part(0.05, 0.8), to: hand.part(0.9, 0.7))
        }
    }
}
