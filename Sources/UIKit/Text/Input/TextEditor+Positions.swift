import CoreGraphics

/// What `UITextInput` asks, for fields and text views alike. Points are the canvas's.
extension TextEditor {
    func offset(_ position: UITextPosition) -> Int {
        min(max((position as? OffsetPosition)?.offset ?? 0, 0), text.length)
    }

    func offsets(_ range: UITextRange) -> Range<Int> {
        let start = offset(range.start), end = offset(range.end)
        return min(start, end)..<max(start, end)
    }

    func text(in range: UITextRange) -> String { text.text(in: offsets(range)) }

    func replace(_ range: UITextRange, withText new: String) { replace(offsets(range), with: new) }

    var selectedRange: UITextRange? {
        get { OffsetRange(text.selection) }
        set {
            guard let newValue else { return }
            let offsets = offsets(newValue)
            select { $0.select(offsets) }
        }
    }

    var markedRange: UITextRange? { text.marked.map { OffsetRange($0) } }

    func setMarked(_ marked: String?, selectedRange: NSRange) {
        setMarked(marked ?? "", selected: Range(selectedRange) ?? 0..<0)
    }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
        let a = offset(start), b = offset(end)
        return OffsetRange(min(a, b)..<max(a, b))
    }

    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        let (place, overflow) = offset(position).addingReportingOverflow(distance)
        return !overflow && (0...text.length).contains(place) ? OffsetPosition(place) : nil
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset steps: Int
    ) -> UITextPosition? {
        let start = offset(position)
        switch direction {
        case .left, .right:
            let characters = direction == .left ? -steps : steps
            let place = text.position(start, movedBy: characters)
            return place == start && steps != 0 ? nil : OffsetPosition(place)
        case .up, .down:
            guard !isSingleLine else { return nil }
            var place = start
            for _ in 0..<abs(steps) {
                let next = canvas.position(below: place, lines: (direction == .up) == (steps > 0) ? -1 : 1)
                if next == place { return nil }
                place = next
            }
            return OffsetPosition(place)
        }
    }

    func compare(_ a: UITextPosition, to b: UITextPosition) -> ComparisonResult {
        offset(a) < offset(b) ? .orderedAscending : offset(a) > offset(b) ? .orderedDescending : .orderedSame
    }

    func distance(from a: UITextPosition, to b: UITextPosition) -> Int { offset(b) - offset(a) }

    /// The looks of the character behind a place, or before it; what is typed next where there is none.
    func looks(
        besides position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any] {
        let index = direction == .forward ? offset(position) : offset(position) - 1
        guard (0..<text.length).contains(index) else { return text.typingAttributes }
        return text.storage.attributes(at: index, effectiveRange: nil)
    }

    // Places are in the host's points, as it is laid out now.

    func caretRectInHost(for position: UITextPosition) -> CGRect {
        host?.layoutIfNeeded()
        let caret = canvas.caretRect(at: offset(position))
        return host?.convert(caret, from: canvas) ?? caret
    }

    /// Where text that is put in would begin, as high as its line and without width.
    func insertionRect(at position: UITextPosition) -> CGRect {
        host?.layoutIfNeeded()
        var place = canvas.textLayout.caret(at: offset(position))
        place.size.width = 0
        return host?.convert(place, from: canvas) ?? place
    }

    /// The box of a part's first line, without what a selection adds to it; nil of an empty part.
    func firstBox(of range: UITextRange) -> CGRect? {
        host?.layoutIfNeeded()
        return canvas.boxes(of: offsets(range)).first.map { host?.convert($0, from: canvas) ?? $0 }
    }

    /// What lies behind a selected part, and then the places where it begins and ends, which have no width. As pictures of iOS 17 show
    /// (Proton): lines that the selection goes on from reach to the edge of a text view, and areas touch.
    func boxes(of range: UITextRange) -> [UITextSelectionRect] {
        host?.layoutIfNeeded()
        let part = offsets(range).clamped(to: 0..<text.length)
        guard !part.isEmpty else { return [] }
        func box(_ rect: CGRect, isFirst: Bool = false, isLast: Bool = false) -> SelectionBox {
            SelectionBox(host?.convert(rect, from: canvas) ?? rect, isFirst: isFirst, isLast: isLast)
        }
        let edge = isSingleLine ? nil : host.map { canvas.convert(CGPoint(x: $0.bounds.maxX, y: 0), from: $0).x }
        return canvas.selectionAreas(of: part, to: edge ?? canvas.bounds.width).map { box($0) } + [
            box(canvas.place(at: part.lowerBound, isStart: true), isFirst: true),
            box(canvas.place(at: part.upperBound, isStart: false), isLast: true),
        ]
    }

    func closestPosition(to point: CGPoint, within range: UITextRange?) -> UITextPosition {
        host?.layoutIfNeeded()
        var place = canvas.position(at: host?.convert(point, to: canvas) ?? point)
        if let range { place = min(max(place, offset(range.start)), offset(range.end)) }
        return OffsetPosition(place)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        let local = host?.convert(point, to: canvas) ?? point
        guard canvas.bounds.contains(local), text.length > 0 else { return nil }
        let place = canvas.position(at: local)
        let before = text.position(place, movedBy: -1), after = text.position(place, movedBy: 1)
        for candidate in [before..<place, place..<after]
        where canvas.boxes(of: candidate).contains(where: { $0.contains(local) }) {
            return OffsetRange(candidate)
        }
        return nil
    }
}
