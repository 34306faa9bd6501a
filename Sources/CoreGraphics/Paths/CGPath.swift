/// An immutable outline of lines and Bézier curves, in the coordinate space of whoever uses it.
public class CGPath: @unchecked Sendable {
    /// One drawing step. Points are absolute.
    package enum Element: Equatable, Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package var elements: [Element]

    package init(elements: [Element]) {
        self.elements = elements
    }
}
