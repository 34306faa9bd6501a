extension CGPath {
    /// The same outline walked the other way; the last subpath comes first.
    package var reversed: CGPath {
        var runs: [(elements: [CGPath.Element], isClosed: Bool)] = []
        for element in elements {
            switch element {
            case .move: runs.append(([element], false))
            case .close: if !runs.isEmpty { runs[runs.count - 1].isClosed = true }
            default: if !runs.isEmpty { runs[runs.count - 1].elements.append(element) }
            }
        }
        var result: [CGPath.Element] = []
        for run in runs.reversed() {
            result += Self.reversed(run.elements)
            if run.isClosed { result.append(.close) }
        }
        return CGPath(elements: result)
    }

    private static func reversed(_ run: [CGPath.Element]) -> [CGPath.Element] {
        guard let last = run.last?.endPoint else { return [] }
        var result: [CGPath.Element] = [.move(last)]
        for i in stride(from: run.count - 1, to: 0, by: -1) {
            guard let target = run[i - 1].endPoint else { continue }
            switch run[i] {
            case .quad(_, let c): result.append(.quad(target, control: c))
            case .cubic(_, let c1, let c2): result.append(.cubic(target, control1: c2, control2: c1))
            default: result.append(.line(target))
            }
        }
        return result
    }
}

extension CGPath.Element {
    /// Where the element ends; nil for a close.
    package var endPoint: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): p
        case .close: nil
        }
    }
}
