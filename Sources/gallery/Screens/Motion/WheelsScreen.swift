import UIKit

/// Wheels that are turned to a day and a time.
struct WheelsScreen: ViewScreen {
    let name = "wheels"
    let title = "Wheels"
    let summary = "A date picker: drums in perspective, thrown by a finger, come to rest at a row."
    let duration = 6.0
    let moment = 0.6...2.4
    let sourceFile = #filePath
    let glyph = Glyph.bounce

    func prepare(_ scenery: Scenery) {
        Typeface.sans.expect(17, 21)
        Typeface.sans.expect(17, 21, text: "1")
        Typeface.sansSemibold.expect(22)
    }

    func makeController(_ scenery: Scenery) -> WheelsController {
        WheelsController(scenery.date, scenery.calendar)
    }

    func play(_ scenery: Scenery, _ controller: WheelsController) {
        func place(_ part: CGFloat, _ dy: CGFloat) -> CGPoint { controller.place(part, dy) }
        scenery.finger(at: 0.5, from: place(0.22, 60), [(0.1, place(0.22, -60))])
        scenery.finger(at: 1.0, from: place(0.5, -50), [(0.12, place(0.5, 70))])
        scenery.finger(at: 2.9, from: place(0.78, 0), [(0.8, place(0.78, -50)), (0.2, place(0.78, -48))])
        scenery.finger(at: 4.3, from: place(0.22, -60), [(0.1, place(0.22, 60))])
    }
}

/// A date in words above the wheels that choose it.
final class WheelsController: UIViewController {
    private let picker = UIDatePicker(), words = UILabel()
    private let format = DateFormatter()

    init(_ date: Date, _ calendar: Calendar) {
        super.init(nibName: nil, bundle: nil)
        picker.preferredDatePickerStyle = .wheels
        picker.calendar = calendar
        picker.datePickerMode = .date
        picker.date = date
        format.calendar = calendar
        format.timeZone = calendar.timeZone
        format.locale = calendar.locale ?? .user
        format.dateStyle = .full
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        words.font = .systemFont(ofSize: 22, weight: .semibold)
        words.textAlignment = .center
        words.adjustsFontSizeToFitWidth = true
        picker.addAction(UIAction { [weak self] _ in self?.say() }, for: .valueChanged)
        for part in [words, picker] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            picker.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picker.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            words.bottomAnchor.constraint(equalTo: picker.topAnchor, constant: -24),
            words.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            words.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        say()
    }

    private func say() { words.text = format.string(from: picker.date) }

    /// A part of the wheels' width, and points below their middle.
    func place(_ part: CGFloat, _ dy: CGFloat) -> CGPoint {
        view.layoutIfNeeded()
        let size = picker.bounds.size
        return view.convert(CGPoint(x: size.width * part, y: size.height / 2 + dy), from: picker)
    }
}
