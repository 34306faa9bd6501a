import Mutoscope
import UIKit

/// This month in the user's locale: the page follows the finger from corners and edges, is caught in flight and put back.
struct CurlCalendarScreen: ViewScreen {
    let name = "curl-calendar"
    let title = "Curl calendar"
    let summary = "A month on a page that curls under the finger from any corner, at the finger's angle."
    let duration = 8.6
    let moment = 0.5...2.1
    let sourceFile = #filePath
    let glyph = Glyph.page

    func makeController(_ scenery: Scenery) -> CurlCalendarController {
        let date = scenery.date, isLive = scenery.isLive
        let sheet = CurlCalendarController.sheet(in: scenery.bounds)
        return CurlCalendarController(
            scenery.pictures, calendar: scenery.calendar, sheet: sheet, scale: scenery.scale
        ) {
            isLive ? Date() : date
        }
    }

    func prepare(_ scenery: Scenery) {
        DatesAhead.begin()
        let size = CurlCalendarController.pictureSize(in: scenery.bounds)
        scenery.pictures.prepare(
            [scenery.calendar.component(.month, from: scenery.date)], size: size, scale: scenery.scale)
    }

    func play(_ scenery: Scenery, _ controller: CurlCalendarController) {
        let sheet = CurlCalendarController.sheet(in: scenery.bounds)
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: sheet.minX + sheet.width * x, y: sheet.minY + sheet.height * y)
        }
        scenery.finger(at: 0.4, from: place(0.95, 0.96), [(1.3, place(0.3, 0.35)), (0.2, place(0.2, 0.3))])
        // From the left corner up, and back again.
        scenery.finger(at: 2.9, from: place(0.08, 0.95), [(0.7, place(0.45, 0.55)), (0.5, place(0.15, 0.85))])
        // Two quick swipes.
        scenery.finger(at: 4.6, from: place(0.6, 0.9), [(0.12, place(0.55, 0.4))])
        scenery.finger(2, at: 4.85, from: place(0.6, 0.9), [(0.12, place(0.6, 0.4))])
        scenery.at(6.3) { controller.calendarView.showToday() }
        scenery.tap(at: 7.5, place(0.5, 0.8))
    }
}

/// A wall calendar: a picture above each month, the Chinese lunar day below each number.
final class CurlCalendarController: UIViewController, CurlCalendarViewDataSource {
    let calendarView: CurlCalendarView
    private let pictures: Pictures
    private let now: () -> Date
    private let calendar: Calendar
    private let scale: CGFloat
    private let lunar: LunarDay
    private let shadow = UIView()
    /// What stands below the numbers.
    private let subtitles = UISegmentedControl(items: ["Plain", "Lunar days"])

    /// - Parameter sheet: Where the calendar will hang, as far as that is known before there is a window.
    init(_ pictures: Pictures, calendar: Calendar, sheet: CGRect, scale: CGFloat, now: @escaping () -> Date) {
        calendarView = CurlCalendarView(frame: sheet)
        self.pictures = pictures
        self.now = now
        self.calendar = calendar
        self.scale = scale
        lunar = LunarDay(timeZone: calendar.timeZone)
        super.init(nibName: nil, bundle: nil)
        title = "Curl calendar"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let wall = GradientView([0x9FB4C7, 0xDCE3E8], dark: [0x1F2A35, 0x10161C])
        wall.frame = view.bounds
        view.addSubview(wall)
        shadow.backgroundColor = .systemBackground
        shadow.layer.shadowOpacity = 0.35
        shadow.layer.shadowRadius = 16
        shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
        view.addSubview(shadow)
        calendarView.calendar = calendar
        calendarView.now = now
        calendarView.tintColor = UIColor(hex: 0xE4572E)
        calendarView.dataSource = self
        view.addSubview(calendarView)
        subtitles.selectedSegmentIndex = 1
        subtitles.addAction(
            UIAction { [weak self] _ in self?.calendarView.reloadData() }, for: .valueChanged)
        view.addSubview(subtitles)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        calendarView.frame = Self.sheet(in: view.bounds)
        shadow.frame = calendarView.frame
        let room = view.bounds.maxY - view.safeAreaInsets.bottom - shadow.frame.maxY
        subtitles.isHidden = room < 48
        subtitles.frame = CGRect(
            x: view.bounds.midX - 110, y: shadow.frame.maxY + room / 2 - 10, width: 220, height: 30)
    }

    /// Where the calendar hangs: as large as fits, about as high as one and a half times its width.
    static func sheet(in bounds: CGRect) -> CGRect {
        let inner = bounds.inner(dx: bounds.width * 0.06, dy: bounds.height * 0.08)
        return inner.fitting(aspect: inner.width > inner.height ? 1.1 : 0.68).integral
    }

    func calendar(_ calendar: CurlCalendarView, subtitleFor date: Date) -> String? {
        subtitles.selectedSegmentIndex == 1 ? lunar.name(of: date) : nil
    }

    func calendar(_ calendar: CurlCalendarView, headerViewFor month: Date) -> UIView? {
        let image = UIImageView()
        image.contentMode = .scaleAspectFill
        pictures.show(pictureIndex(of: month), size: Self.pictureSize(in: view.bounds), scale: scale, in: image)
        return image
    }

    private func pictureIndex(of month: Date) -> Int { calendar.component(.month, from: month) }

    /// Of a month's picture, points.
    static func pictureSize(in bounds: CGRect) -> CGSize {
        let size = sheet(in: bounds).size
        return CGSize(width: size.width, height: (size.height * 0.4).rounded())
    }
}
