public import Foundation

/// Asks for resources that Apple's store sends when they are needed. Here all of a program's resources lie beside it, so they are always there.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    /// Which are asked for.
    public let tags: Set<String>
    /// Where they lie.
    public let bundle: Bundle
    /// How urgent it is, from 0 to 1.
    open var loadingPriority = 0.5
    /// How much is there: all.
    public let progress: Progress

    /// The resources of some tags.
    public init(tags: Set<String>, bundle: Bundle = .main) {
        (self.tags, self.bundle) = (tags, bundle)
        progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        super.init()
    }

    /// They are there.
    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// They are there.
    open func beginAccessingResources() async throws {}
    /// Hears that they are there.
    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(true)
    }
    /// They are there.
    open func conditionallyBeginAccessingResources() async -> Bool { true }
    /// They are needed no more.
    open func endAccessingResources() {}
}

/// Put into the importance of what is fetched: the user waits for it.
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude
