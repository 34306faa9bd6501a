public import Dispatch
import Glibc

@_silgen_name("dispatch_queue_get_label")
private func currentLabel(_ nothing: OpaquePointer?) -> UnsafePointer<CChar>

/// The name of a queue as C text, by the function that Swift hides behind `DispatchQueue.label`: with nil that of the queue this runs on.
/// The text lives as long as the queue.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let queue else { return currentLabel(nil) }
    if let text = queue.getSpecific(key: LabelText.key) { return UnsafePointer(text.start) }
    let text = LabelText(queue.label)
    queue.setSpecific(key: LabelText.key, value: text)
    return UnsafePointer(text.start)
}

/// The C text of a queue's name, kept by the queue.
private final class LabelText {
    nonisolated(unsafe) static let key = DispatchSpecificKey<LabelText>()
    let start: UnsafeMutablePointer<CChar>

    init(_ label: String) { start = strdup(label) }
    deinit { free(start) }
}
