import Synchronization

/// Tells the developer, once per feature, that something asked for is not supported or was ignored. Goes to standard error.
package enum Diagnostic {
    private static let told = Mutex<Set<String>>([])

    /// Writes `message` the first time this process meets `feature`.
    package static func once(_ feature: String, _ message: @autoclosure () -> String) {
        guard told.withLock({ $0.insert(feature).inserted }) else { return }
        FileHandle.standardError.write(Data("Mutoscope: \(message())\n".utf8))
    }

    /// Everything told so far, for tests.
    package static var features: Set<String> { told.withLock { $0 } }
}
