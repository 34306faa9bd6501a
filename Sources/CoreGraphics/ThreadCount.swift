import Foundation

/// How many threads share the painting of pictures.
package enum ThreadCount {
    /// More than this many have nothing left to share.
    private static let most = 64

    /// As many as `MUTOSCOPE_THREADS` says, or all of the machine's cores.
    package static let chosen: Int = {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        guard let text = ProcessInfo.processInfo.environment["MUTOSCOPE_THREADS"], !text.isEmpty else { return cores }
        if let number = Int(text), (1...most).contains(number) { return number }
        Diagnostics.report("MUTOSCOPE_THREADS=\(text) is no number from 1 to \(most); painting with \(cores)")
        return cores
    }()
}
