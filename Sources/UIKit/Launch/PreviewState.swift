import CoreGraphics

/// What users have done to a preview, by the places of views: from one build to the next it is put back where views of the same class
/// stand at the same places.
struct PreviewState: Codable, Equatable {
    /// What a view keeps.
    enum Value: Codable, Equatable {
        case number(Double)
        case text(String)
        case place(CGPoint)
    }

    /// Which preview is shown.
    var choice = 0
    /// Seconds for which it has been.
    var age = 0.0
    /// What differs from what the sources say.
    var values: [String: Value] = [:]

    /// Nothing, where there is no such file, or it says nothing to us.
    init(file: String? = nil) {
        guard let file, let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
            let state = try? JSONDecoder().decode(Self.self, from: data)
        else { return }
        self = state
    }

    /// The next build begins anew where that fails; nothing else hangs on it.
    func write(to file: String) {
        try? JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    // MARK: Views

    /// What the views below a root hold that their users can change.
    @MainActor
    static func values(below root: UIView) -> [String: Value] {
        var found: [String: Value] = [:]
        walk(root) { place, view in found[place] = value(of: view) }
        return found
    }

    /// Gives views back what they held, as if their users did it again.
    @MainActor
    static func restore(_ values: [String: Value], below root: UIView) {
        guard !values.isEmpty else { return }
        // Choices come before what they bring into sight.
        var left = values
        for _ in 0..<4 {
            root.layoutIfNeeded()
            var reached: [(UIView, Value)] = []
            walk(root) { place, view in if let value = left.removeValue(forKey: place) { reached.append((view, value)) }
            }
            if reached.isEmpty { return }
            for (view, value) in reached { set(value, of: view) }
        }
    }

    /// Places are numbers among siblings, and the class.
    @MainActor
    private static func walk(_ root: UIView, _ visit: (String, UIView) -> Void) {
        var waiting = [("", root)]
        while let (place, view) = waiting.popLast() {
            visit("\(place)\(type(of: view))", view)
            for (index, child) in view.subviews.enumerated() { waiting.append(("\(place)\(index)/", child)) }
        }
    }

    @MainActor
    private static func value(of view: UIView) -> Value? {
        switch view {
        case let view as UISwitch: .number(view.isOn ? 1 : 0)
        case let view as UISlider: .number(Double(view.value))
        case let view as UIStepper: .number(view.value)
        case let view as UISegmentedControl: .number(Double(view.selectedSegmentIndex))
        case let view as UIPageControl: .number(Double(view.currentPage))
        case let view as UIDatePicker: .number(view.date.timeIntervalSinceReferenceDate)
        case let view as UITextField: .text(view.text ?? "")
        case let view as UITextView: .text(view.text)
        case let view as UIScrollView: .place(view.contentOffset)
        default: nil
        }
    }

    @MainActor
    private static func set(_ value: Value, of view: UIView) {
        switch (value, view) {
        case (.number(let number), let view as UISwitch): view.isOn = number != 0
        case (.number(let number), let view as UISlider): view.value = Float(number)
        case (.number(let number), let view as UIStepper): view.value = number
        case (.number(let number), let view as UISegmentedControl):
            guard let index = Int(exactly: number), index < view.numberOfSegments else { return }
            view.selectedSegmentIndex = index
        case (.number(let number), let view as UIPageControl):
            guard let page = Int(exactly: number), page < view.numberOfPages else { return }
            view.currentPage = page
        case (.number(let number), let view as UIDatePicker): view.date = Date(timeIntervalSinceReferenceDate: number)
        case (.text(let text), let view as UITextField):
            view.text = text
            view.sendActions(for: .editingChanged)
        case (.text(let text), let view as UITextView): view.text = text
        case (.place(let place), let view as UIScrollView): view.contentOffset = view.clamped(place)
        default: return
        }
        if !(view is UITextField) { (view as? UIControl)?.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
