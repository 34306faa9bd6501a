import ArgumentParser

/// `A..<B`, both whole numbers from 0, with at least one between.
struct FrameRange: ExpressibleByArgument {
    let range: Range<Int>

    init?(argument: String) {
        guard let dots = argument.range(of: "..<"), let first = Int(argument[..<dots.lowerBound]),
            let end = Int(argument[dots.upperBound...]), first >= 0, first < end
        else { return nil }
        range = first..<end
    }
}
