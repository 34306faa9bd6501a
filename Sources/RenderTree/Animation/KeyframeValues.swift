package import CoreGraphics

/// The values of keyframes. Baked animations have thousands: numbers and points, when all are, lie side by side at their own size.
package struct KeyframeValues: Equatable, Sendable {
    // At most one of the three has anything.
    private var numbers: [Double] = []
    private var points: [CGPoint] = []
    private var others: [RenderValue] = []

    package init() {}
    package init(numbers: [Double]) { self.numbers = numbers }
    package init(points: [CGPoint]) { self.points = points }
    package init(_ values: some Sequence<RenderValue>) {
        for value in values { append(value) }
    }

    package mutating func append(_ value: RenderValue) {
        switch value {
        case .number(let number) where points.isEmpty && others.isEmpty: numbers.append(number)
        case .point(let point) where numbers.isEmpty && others.isEmpty: points.append(point)
        default:
            if others.isEmpty { (others, numbers, points) = (Array(self), [], []) }
            others.append(value)
        }
    }
}

extension KeyframeValues: RandomAccessCollection, ExpressibleByArrayLiteral {
    package var startIndex: Int { 0 }
    package var endIndex: Int { numbers.count + points.count + others.count }

    package subscript(index: Int) -> RenderValue {
        if !numbers.isEmpty { return .number(numbers[index]) }
        return points.isEmpty ? others[index] : .point(points[index])
    }

    package init(arrayLiteral values: RenderValue...) { self.init(values) }
}
