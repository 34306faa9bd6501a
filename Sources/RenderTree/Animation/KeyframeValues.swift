package import CoreGraphics

/// The values of keyframes. Baked animations have thousands: those of the commonest kinds lie side by side at their own size.
package struct KeyframeValues: Equatable, Sendable {
    private enum Storage: Equatable, Sendable {
        case numbers([Double])
        case points([CGPoint])
        case flags([Bool])
        case colors([RGBA])
        case paths([PathReference])
        /// Of any kind; the only one that is ever empty.
        case others([RenderValue])
    }

    private let storage: Storage

    package init(numbers: [Double]) { storage = numbers.isEmpty ? .others([]) : .numbers(numbers) }
    package init(points: [CGPoint]) { storage = points.isEmpty ? .others([]) : .points(points) }
    package init(flags: [Bool]) { storage = flags.isEmpty ? .others([]) : .flags(flags) }
    package init(colors: [RGBA]) { storage = colors.isEmpty ? .others([]) : .colors(colors) }
    package init(paths: [PathReference]) { storage = paths.isEmpty ? .others([]) : .paths(paths) }

    package init(_ values: [RenderValue] = []) {
        storage =
            switch values.first {
            case .number: Self.all(values, \.asNumber).map(Storage.numbers) ?? .others(values)
            case .point: Self.all(values, \.asPoint).map(Storage.points) ?? .others(values)
            case .flag: Self.all(values, \.asFlag).map(Storage.flags) ?? .others(values)
            case .color: Self.all(values, \.asColor).map(Storage.colors) ?? .others(values)
            case .path: Self.all(values, \.asPath).map(Storage.paths) ?? .others(values)
            default: .others(values)
            }
    }

    /// nil unless all values are of the kind.
    private static func all<Value>(_ values: [RenderValue], _ unwrap: (RenderValue) -> Value?) -> [Value]? {
        let unwrapped = values.compactMap(unwrap)
        return unwrapped.count == values.count ? unwrapped : nil
    }
}

extension RenderValue {
    fileprivate var asNumber: Double? { if case .number(let number) = self { number } else { nil } }
    fileprivate var asPoint: CGPoint? { if case .point(let point) = self { point } else { nil } }
    fileprivate var asFlag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    fileprivate var asColor: RGBA? { if case .color(let color) = self { color } else { nil } }
    fileprivate var asPath: PathReference? { if case .path(let path) = self { path } else { nil } }
}

extension KeyframeValues: RandomAccessCollection, ExpressibleByArrayLiteral {
    package var startIndex: Int { 0 }
    package var endIndex: Int {
        switch storage {
        case .numbers(let numbers): numbers.count
        case .points(let points): points.count
        case .flags(let flags): flags.count
        case .colors(let colors): colors.count
        case .paths(let paths): paths.count
        case .others(let values): values.count
        }
    }

    package subscript(index: Int) -> RenderValue {
        switch storage {
        case .numbers(let numbers): .number(numbers[index])
        case .points(let points): .point(points[index])
        case .flags(let flags): .flag(flags[index])
        case .colors(let colors): .color(colors[index])
        case .paths(let paths): .path(paths[index])
        case .others(let values): values[index]
        }
    }

    package init(arrayLiteral values: RenderValue...) { self.init(values) }
}
