import CoreGraphics

/// A group drawn in letters: a box with its number for each place.
@MainActor
struct GroupDrawing {
    private static let columns = 60
    /// Letters are about twice as high as wide.
    private static let aspect: CGFloat = 2
    private static let mostRows = 60
    private var letters: [[Character]] = []

    init(_ group: NSCollectionLayoutGroup) {
        let screen = UIScreen.main
        let environment = CollectionLayoutEnvironment(
            size: screen.bounds.size, insets: .zero, traits: screen.traitCollection)
        let solved = GroupSolver(environment: environment, preferred: { _ in nil }, limit: 100)
            .solve(group, in: screen.bounds.size)
        let whole = solved.places.reduce(CGRect(origin: .zero, size: solved.size)) { $0.union($1.frame) }
        guard whole.width > 0, whole.height > 0, whole.width.isFinite, whole.height.isFinite else { return }
        let unit = whole.width / CGFloat(Self.columns - 1)
        let rows = min(Self.mostRows, max(3, Int((whole.height / unit / Self.aspect).rounded()) + 1))
        letters = Array(repeating: Array(repeating: " ", count: Self.columns), count: rows)
        let scale = CGSize(width: 1 / unit, height: CGFloat(rows - 1) / whole.height)
        draw(whole, in: whole, scale, name: "")
        for (index, place) in solved.places.enumerated() { draw(place.frame, in: whole, scale, name: "\(index)") }
    }

    var text: String { letters.map { String($0) }.joined(separator: "\n") }

    private mutating func draw(_ frame: CGRect, in whole: CGRect, _ scale: CGSize, name: String) {
        let left = Int(((frame.minX - whole.minX) * scale.width).rounded())
        let right = Int(((frame.maxX - whole.minX) * scale.width).rounded())
        let top = Int(((frame.minY - whole.minY) * scale.height).rounded())
        let bottom = Int(((frame.maxY - whole.minY) * scale.height).rounded())
        for column in left...right {
            for row in [top, bottom] { put("-", row, column) }
        }
        for row in top...bottom {
            for column in [left, right] { put(row == top || row == bottom ? "+" : "|", row, column) }
        }
        let middle = (left + right - name.count + 1) / 2
        for (index, letter) in name.enumerated() { put(letter, (top + bottom) / 2, middle + index) }
    }

    private mutating func put(_ letter: Character, _ row: Int, _ column: Int) {
        // Corners of boxes that touch stay corners.
        guard letters.indices.contains(row), letters[row].indices.contains(column), letters[row][column] != "+"
        else { return }
        letters[row][column] = letter
    }
}
