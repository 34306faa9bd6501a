/// What an assistive program goes through, in its order: elements and the groups they stand in.
@MainActor
package indirect enum ElementNode {
    case element(AccessibleElement)
    /// A view whose elements are read together.
    case group(UIView, path: String, children: [ElementNode])

    package var elements: [AccessibleElement] {
        switch self {
        case .element(let element): [element]
        case .group(_, _, let children): children.flatMap(\.elements)
        }
    }

    var isGroup: Bool { if case .group = self { true } else { false } }

    /// What it covers, for the order.
    package var frame: CGRect {
        switch self {
        case .element(let element): element.frame
        case .group(_, _, let children): children.map(\.frame).reduce(.null) { $0.union($1) }
        }
    }
}
