import CoreGraphics

extension UIBezierPath {
    private static let elementsKey = "UIBezierPathElements"

    /// One number for the kind of each element, then its points.
    func encodeElements(to coder: NSCoder) {
        var numbers: [Double] = []
        cgPath.applyWithBlock { element in
            numbers.append(Double(element.pointee.type.rawValue))
            for point in 0..<element.pointee.type.pointCount {
                numbers += [Double(element.pointee.points[point].x), Double(element.pointee.points[point].y)]
            }
        }
        let text = numbers.map { "\($0)" }.joined(separator: " ")
        coder.encode(text as NSString, forKey: Self.elementsKey)
    }

    /// Elements that are cut short end the path.
    func decodeElements(from coder: NSCoder) {
        let text = coder.decodeObject(of: NSString.self, forKey: Self.elementsKey) as String? ?? ""
        var numbers = text.split(separator: " ").compactMap { Double($0) }[...]
        while let first = numbers.popFirst(), let type = CGPathElementType(rawValue: Int32(exactly: first) ?? -1),
            numbers.count >= 2 * type.pointCount
        {
            var points: [CGPoint] = []
            for _ in 0..<type.pointCount { points.append(CGPoint(x: numbers.removeFirst(), y: numbers.removeFirst())) }
            add(type, points)
        }
    }

    private func add(_ type: CGPathElementType, _ points: [CGPoint]) {
        switch type {
        case .moveToPoint: move(to: points[0])
        case .addLineToPoint: addLine(to: points[0])
        case .addQuadCurveToPoint: addQuadCurve(to: points[1], controlPoint: points[0])
        case .addCurveToPoint: addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
        case .closeSubpath: close()
        }
    }
}

extension CGPathElementType {
    /// How many points an element of the kind has.
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
