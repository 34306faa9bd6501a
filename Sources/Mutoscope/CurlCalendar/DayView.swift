import UIKit

/// What one cell of a month shows.
struct DayModel: Equatable {
    var day: MonthGrid.Day
    var number = ""
    var subtitle: String?
    /// Of a day that has one, for readers of the screen: today.
    var name: String?
    var decorations: [DayDecoration] = []
    var isToday = false
    var isWeekend = false
    var isEnabled = true
    var isFocused = false
    var place = DaySelection.Place.outside

    /// Whether anything stands below the number.
    var hasMore: Bool { subtitle != nil || !decorations.isEmpty }
}

/// One day: its number, a word, marks, and what says that it is today or chosen.
final class DayView: UIView {
    var model: DayModel {
        didSet {
            guard model != oldValue else { return }
            setNeedsDisplay()
            speak()
        }
    }
    /// The cell is mirrored where one reads from the right: a range begins at its right.
    var isRightToLeft = false
    private let words: CalendarWords

    init(_ model: DayModel, words: CalendarWords) {
        self.model = model
        self.words = words
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = nil
        contentMode = .redraw
        speak()
    }

    required init?(coder: NSCoder) { nil }

    private func speak() {
        isAccessibilityElement = model.day.isInMonth
        var traits = UIAccessibilityTraits.button
        if model.place != .outside { traits.insert(.selected) }
        if !model.isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }

    /// The whole date; written only when someone listens.
    override var accessibilityLabel: String? {
        get { words.day(model.day.date) }
        set {}
    }

    /// Whether it is today, and what stands below the number.
    override var accessibilityValue: String? {
        get {
            let parts = [model.name, model.subtitle].compactMap { $0 }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        set {}
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let side = Self.side(bounds.size)
        let spot = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        drawSelection(spot)
        drawWords(spot)
    }

    private func drawSelection(_ spot: CGRect) {
        drawBand(spot)
        let isEnd = model.place == .alone || model.place == .rangeStart || model.place == .rangeEnd
        if isEnd {
            tintColor.setFill()
            UIBezierPath(ovalIn: spot).fill()
        } else if model.isToday {
            tintColor.setStroke()
            let ring = UIBezierPath(ovalIn: spot.insetBy(dx: 1, dy: 1))
            ring.lineWidth = max(1, spot.width * 0.04)
            ring.stroke()
        }
        guard model.isFocused else { return }
        UIColor.secondaryLabel.setStroke()
        let frame = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 6)
        frame.lineWidth = 1.5
        frame.stroke()
    }

    /// The band that joins the days of a range.
    private func drawBand(_ spot: CGRect) {
        let begins = model.place == .rangeStart, ends = model.place == .rangeEnd
        guard begins || ends || model.place == .rangeMiddle else { return }
        var band = CGRect(x: bounds.minX, y: spot.minY, width: bounds.width, height: spot.height)
        let cutsLeft = isRightToLeft ? ends : begins, cutsRight = isRightToLeft ? begins : ends
        if cutsLeft { band = CGRect(x: bounds.midX, y: band.minY, width: bounds.width / 2, height: band.height) }
        if cutsRight { band.size.width = bounds.width / 2 }
        tintColor.withAlphaComponent(0.22).setFill()
        UIBezierPath(rect: band).fill()
    }

    private var ink: UIColor {
        let isFilled = model.place != .outside && model.place != .rangeMiddle
        if isFilled { return .white }
        if !model.isEnabled || !model.day.isInMonth { return .tertiaryLabel }
        if model.isToday { return tintColor }
        return model.isWeekend ? .systemRed : .label
    }

    private func drawWords(_ spot: CGRect) {
        let font = Self.numberFont(model, side: spot.height)
        var y = spot.midY - font.lineHeight / 2
        if model.hasMore { y -= spot.height * 0.14 }
        let color = ink
        draw(model.number, font, color, y: y)
        if let subtitle = model.subtitle { drawSubtitle(subtitle, spot, color) }
        drawDecorations(spot, color)
    }

    private func drawSubtitle(_ subtitle: String, _ spot: CGRect, _ color: UIColor) {
        // Fainter than the number, of a day of another month too.
        let faint = color == .label ? .secondaryLabel : color.withAlphaComponent(color.cgColor.alpha * 0.8)
        draw(subtitle, Self.subtitleFont(side: spot.height), faint, y: spot.midY + spot.height * 0.13)
    }

    // MARK: Fonts

    /// Of the spot in a cell, points.
    private static func side(_ size: CGSize) -> CGFloat { min(size.width, size.height) * 0.92 }

    private static func numberFont(_ model: DayModel, side: CGFloat) -> UIFont {
        let size = UIFontMetrics.default.scaledValue(for: side * 0.42)
        return .systemFont(
            ofSize: min(size, side * (model.hasMore ? 0.44 : 0.6)), weight: model.isToday ? .semibold : .regular)
    }

    private static func subtitleFont(side: CGFloat) -> UIFont { .systemFont(ofSize: side * 0.2) }

    /// What a day of a size writes, and in which fonts.
    static func words(of model: DayModel, in size: CGSize) -> [(String, UIFont)] {
        let side = side(size)
        return [(model.number, numberFont(model, side: side))]
            + (model.subtitle.map { [($0, subtitleFont(side: side))] } ?? [])
    }

    /// One line in the middle, cut where it is too long.
    private func draw(_ text: String, _ font: UIFont, _ color: UIColor, y: CGFloat) {
        text.draw(
            in: CGRect(x: bounds.minX, y: y, width: bounds.width, height: font.lineHeight * 1.5),
            withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: Self.line])
    }

    private static let line: NSParagraphStyle = {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        return style
    }()

    private func drawDecorations(_ spot: CGRect, _ ink: UIColor) {
        let marks = model.decorations.prefix(3), side = max(3, spot.height * 0.09)
        let width = CGFloat(marks.count) * side * 1.5 - side * 0.5
        for (index, mark) in marks.enumerated() {
            (ink == .white ? .white : mark.color).setFill()
            let x = bounds.midX - width / 2 + CGFloat(index) * side * 1.5
            UIBezierPath(ovalIn: CGRect(x: x, y: spot.midY + spot.height * 0.34, width: side, height: side)).fill()
        }
    }
}
