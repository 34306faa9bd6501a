import CoreGraphics

/// A drag under way: both what its source and what its places to drop see.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    /// Where the finger is, in the window's points.
    var finger: CGPoint
    var allowsMoveOperation = true
    /// Whether the items are the program's own.
    private let isLocal: Bool
    var isRestrictedToDraggingApplication = false
    var localDragSession: (any UIDragSession)? { isLocal ? self : nil }
    /// What moves the items; nil until the finger moves.
    weak var flight: DragFlight?
    /// Where the items came from.
    private(set) weak var source: UIDragInteraction?

    init(from source: UIDragInteraction, finger: CGPoint) {
        (self.source, self.finger, isLocal) = (source, finger, true)
    }

    /// Items of another program, which keeps its own.
    init(items: [UIDragItem], finger: CGPoint) {
        (self.items, self.finger, isLocal) = (items, finger, false)
        allowsMoveOperation = false
    }

    /// Drags that fingers hold in a window, oldest first.
    static func underWay(in window: UIWindow) -> [DragSession] { held.filter { $0.window === window } }

    let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    private static var held: [DragSession] = []
    private weak var window: UIWindow?

    func begin(in window: UIWindow) {
        self.window = window
        Self.held.append(self)
    }

    /// The finger has lifted.
    func leaveFinger() { Self.held.removeAll { $0 === self || $0.window == nil } }

    func location(in view: UIView) -> CGPoint { view.window.map { $0.convert(finger, to: view) } ?? finger }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        self.progress.totalUnitCount += progress.totalUnitCount
        var objects: [(any NSItemProviderReading)?] = providers.map { _ in nil }
        guard !providers.isEmpty else {
            DispatchQueue.main.async { completion([]) }
            return progress
        }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                objects[index] = object
                progress.completedUnitCount += 1
                self.progress.completedUnitCount += 1
                if progress.completedUnitCount == progress.totalUnitCount { completion(objects.compactMap { $0 }) }
            }
        }
        return progress
    }
}

/// Runs what a delegate animates beside a lift, a drop or a way back.
@MainActor
final class DragAnimator: CompanionAnimations, UIDragAnimating {
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { whenOver { completion(.end) } }
}
