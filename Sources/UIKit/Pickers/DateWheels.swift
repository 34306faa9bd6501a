import CoreGraphics

/// Puts the columns of a date picker on the wheels of a picker, and reads what they are turned to.
@MainActor
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let padding: CGFloat = 18
    unowned var owner: UIDatePicker!
    private var columns: [DateColumn] = []
    private var rows = DateRows(calendar: .current, minuteStep: 1, origin: Date())
    private var language = DateWords(.current, .current)
    private var widths: [CGFloat] = []
    private var wholeDayPattern = "", hourPattern = ""
    /// At noon of the first day of a month as long as any, so that summer time moves none of its days.
    private var longMonth = Date()

    /// Another mode, language or step; days and years are counted from those of the owner's date.
    func renew() {
        columns = DateColumn.columns(of: owner.datePickerMode, locale: owner.languageInForce)
        rows = DateRows(calendar: owner.calendarInForce, minuteStep: owner.minuteInterval, origin: owner.date)
        language = DateWords(owner.languageInForce, rows.calendar)
        wholeDayPattern = language.pattern("EEEMMMd")
        hourPattern = String(DateColumn.letters("j", owner.languageInForce).filter { "HhKk".contains($0) })
        longMonth = firstOfLongMonth()
        widths = columns.map { widest($0) + Self.padding }
    }

    // MARK: Rows

    /// Turns the wheels to the owner's date, each the shorter way round.
    ///
    /// - Parameters:
    ///   - animated: whether they turn in sight.
    ///   - sparesHands: leaves those alone that the user still turns: they say later where they rest.
    func show(in picker: UIPickerView, animated: Bool, sparesHands: Bool = false) {
        for (component, column) in columns.enumerated() {
            if sparesHands, picker.isInHand(component: component) { continue }
            let wanted = row(column), shown = picker.selectedRow(inComponent: component)
            let period = rows.period(column)
            var row = wanted
            if column.isEndless {
                let round = shown < 0 ? rows.count(column) / 2 / period : shown / period
                // The same row of the rounds before and after is as good: the nearest is taken.
                row =
                    (round - 1...round + 1).map { $0 * period + wanted }.filter { $0 >= 0 && $0 < rows.count(column) }
                    .min { abs($0 - shown) < abs($1 - shown) } ?? wanted
                if !animated { row = rows.count(column) / 2 / period * period + wanted }
            }
            if row != shown { picker.selectRow(row, inComponent: component, animated: animated) }
        }
        showColors(in: picker)
    }

    private func row(_ column: DateColumn) -> Int {
        switch column {
        case .hours: Int(owner.countDownDuration) / 3600
        case .minutes: Int(owner.countDownDuration) / 60 % 60 / rows.minuteStep
        default: rows.row(column, of: owner.date)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows.count(columns[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if owner.datePickerMode == .countDownTimer {
            return owner.userChose(
                hours: pickerView.selectedRow(inComponent: 0),
                minutes: pickerView.selectedRow(inComponent: 1) * rows.minuteStep)
        }
        owner.userChose(rows.date(owner.date, with: columns[component], at: row))
    }

    // MARK: Words

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? PickerTitle ?? PickerTitle()
        let column = columns[component]
        label.text = title(row % max(1, rows.period(column)), column)
        label.textColor = isOut(row, column) ? .tertiaryLabel : pickerView.textColorByName ?? .label
        return label
    }

    private func title(_ row: Int, _ column: DateColumn) -> String {
        switch column {
        case .year: return words("y", rows.day(at: row, .year))
        case .month: return words("LLLL", rows.date(rows.origin, with: .month, at: row))
        case .day: return words("d", longMonth.addingTimeInterval(Double(row) * 86_400))
        case .wholeDay: return words(wholeDayPattern, rows.day(at: row, .wholeDay))
        case .hour: return words(hourPattern, clockTime(hour: row, minute: 0))
        case .minute: return words("mm", clockTime(hour: 0, minute: row * rows.minuteStep))
        case .dayPeriod: return words("a", clockTime(hour: row * 12, minute: 0))
        case .hours: return span(.seconds(row * 3600), .hours, .wide)
        case .minutes: return span(.seconds(row * rows.minuteStep * 60), .minutes, .abbreviated)
        }
    }

    /// Whether a row cannot be chosen while the other wheels stand as they do.
    private func isOut(_ row: Int, _ column: DateColumn) -> Bool {
        switch column {
        case .hours, .minutes, .dayPeriod: false
        case .day where !rows.hasDay(at: row, in: owner.date): true
        default: owner.isOut(rows.date(owner.date, with: column, at: row), column.unit)
        }
    }

    /// Other rows can be chosen after a wheel has turned.
    private func showColors(in picker: UIPickerView) {
        for (component, column) in columns.enumerated() {
            for case let (row, label as UILabel) in picker.rowViews(inComponent: component) {
                label.textColor = isOut(row, column) ? .tertiaryLabel : picker.textColorByName ?? .label
            }
        }
    }

    private func firstOfLongMonth() -> Date {
        let year = rows.calendar.dateInterval(of: .year, for: rows.origin)?.start ?? rows.origin
        let months = (0..<14).lazy.compactMap { self.rows.calendar.date(byAdding: .month, value: $0, to: year) }
        let longest = rows.calendar.maximumRange(of: .day)?.count ?? 31
        let month = months.first { self.rows.calendar.range(of: .day, in: .month, for: $0)?.count == longest } ?? year
        return month.addingTimeInterval(12 * 3600)
    }

    private func clockTime(hour: Int, minute: Int) -> Date {
        rows.calendar.date(bySettingHour: hour, minute: minute, second: 0, of: rows.origin) ?? rows.origin
    }

    private func words(_ pattern: String, _ date: Date) -> String { language.string(date, pattern: pattern) }

    /// A span with its unit, as the language says it.
    private func span(
        _ span: Duration, _ unit: Duration.UnitsFormatStyle.Unit, _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
        span.formatted(.units(allowed: [unit], width: width).locale(owner.languageInForce))
    }

    /// Of a few rows that stand for all.
    private func widest(_ column: DateColumn) -> CGFloat {
        let samples: [Int] =
            switch column {
            case .year: [rows.row(.year, of: rows.origin)]
            case .wholeDay: (0..<40).map { rows.row(.wholeDay, of: rows.origin) + $0 * 9 }
            default: Array(0..<rows.period(column))
            }
        let font = UIFont.systemFont(ofSize: 21)
        return samples.map { NSAttributedString(string: title($0, column), attributes: [.font: font]).size().width }
            .max() ?? 0
    }
}
