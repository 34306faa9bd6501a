public import Foundation

// `String(format: "%@", object)` and `NSLog("%@", object)`: what Foundation has for its own strings alone on Linux.
extension NSObject: @retroactive CVarArg {
    /// The text that stands for `%@`: the object's `description`. Foundation cannot ask objects that are not its own for it.
    public var _cVarArgEncoding: [Int] {
        let text = self as? NSString ?? FormattedTexts.shared.keep(String(describing: self))
        return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
    }
}

/// Keeps texts alive while a format is filled in that holds no more than their addresses.
final class FormattedTexts: @unchecked Sendable {
    static let shared = FormattedTexts()
    private static let room = 1024
    private let lock = NSLock()
    private var texts: [NSString] = []
    private var next = 0

    /// The address of a text, which stays for a while.
    func encoding(of text: String) -> [Int] { [Int(bitPattern: Unmanaged.passUnretained(keep(text)).toOpaque())] }

    func keep(_ text: String) -> NSString {
        let kept = NSString(string: text)
        lock.withLock {
            if texts.count < Self.room { texts.append(kept) } else { texts[next] = kept }
            next = (next + 1) % Self.room
        }
        return kept
    }
}
