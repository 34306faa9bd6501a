/// Works out a function: the `info`, the inputs, and where the outputs go.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Ends the life of a function's `info`.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The routines of a function made the C way.
public struct CGFunctionCallbacks {
    /// 0.
    public var version: UInt32
    /// Works the function out; without it there is none.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called with `info` when the function goes.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Routines of a function.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function of numbers, by which a shading's colours change.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let evaluate: CGFunctionEvaluateCallback
    private let release: CGFunctionReleaseInfoCallback?
    private let inputs: Int, outputs: Int
    private let domain: [ClosedRange<CGFloat>], range: [ClosedRange<CGFloat>]

    /// A function of `domainDimension` numbers with `rangeDimension` results. nil without a routine, or with intervals that end before
    /// they begin.
    ///
    /// - Parameters:
    ///   - domain: The ends of each input's interval, two numbers for each; nil for any input.
    ///   - range: The ends of each result's interval, two numbers for each; nil for any result.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        let routines = callbacks.pointee
        guard let evaluate = routines.evaluate, domainDimension > 0, rangeDimension > 0,
            let inputs = Self.intervals(domain, domainDimension), let outputs = Self.intervals(range, rangeDimension)
        else { return nil }
        (self.info, self.evaluate, release) = (info, evaluate, routines.releaseInfo)
        (self.inputs, self.outputs, self.domain, self.range) = (domainDimension, rangeDimension, inputs, outputs)
    }

    deinit { release?(info) }

    private static func intervals(_ ends: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>]? {
        guard let ends else { return [] }
        var intervals: [ClosedRange<CGFloat>] = []
        for index in 0..<count {
            guard ends[2 * index] <= ends[2 * index + 1] else { return nil }
            intervals.append(ends[2 * index]...ends[2 * index + 1])
        }
        return intervals
    }

    /// The results for one number; as many as the function has, each in its interval.
    func values(at x: CGFloat) -> [CGFloat] {
        let input =
            [domain.first.map { min(max(x, $0.lowerBound), $0.upperBound) } ?? x]
            + [CGFloat](repeating: 0, count: inputs - 1)
        var results = [CGFloat](repeating: 0, count: outputs)
        input.withUnsafeBufferPointer { input in
            results.withUnsafeMutableBufferPointer { results in
                if let input = input.baseAddress, let results = results.baseAddress { evaluate(info, input, results) }
            }
        }
        for index in range.indices {
            results[index] = min(max(results[index], range[index].lowerBound), range[index].upperBound)
        }
        return results
    }
}
