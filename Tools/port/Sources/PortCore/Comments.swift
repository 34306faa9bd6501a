/// Text that stays on its lines and is not compiled.
extension Rule {
    func commentOut(_ range: Range<Int>) {
        report.leaveOut(range)
        separateMarks(in: range)
        report.insert("/* ", at: range.lowerBound)
        report.insert(" */", at: range.upperBound)
    }

    /// Marks of comments that are none, as in `"*/*"` or behind `//`, would end the comment too early or too late: a blank parts them.
    private func separateMarks(in range: Range<Int>) {
        let marks = CommentMark.all(in: Array(file.text.utf8)[range])
        guard !CommentMark.areNested(marks) else { return }
        for mark in marks { report.insert(" ", at: mark.offset + 1) }
    }
}

/// A place where a comment would begin or end.
private struct CommentMark {
    var offset: Int
    var isOpening: Bool

    /// Those of `/*/` overlap.
    static func all(in text: ArraySlice<UInt8>) -> [CommentMark] {
        let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*")
        return text.indices.dropLast().compactMap { place in
            switch (text[place], text[place + 1]) {
            case (slash, star): CommentMark(offset: place, isOpening: true)
            case (star, slash): CommentMark(offset: place, isOpening: false)
            default: nil
            }
        }
    }

    /// Whether each opening mark has its end behind it, read as the compiler does: from left to right, each byte once.
    static func areNested(_ marks: [CommentMark]) -> Bool {
        var depth = 0, end = 0
        for mark in marks where mark.offset >= end {
            end = mark.offset + 2
            depth += mark.isOpening ? 1 : -1
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
