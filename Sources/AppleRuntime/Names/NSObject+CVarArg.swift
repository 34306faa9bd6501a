public import Foundation

// `String(format: "%@", object)` and `NSLog("%@", object)`: what Foundation has for its own strings alone on Linux.
extension NSObject: @retroactive CVarArg {
    /// The object itself, whose `description` stands for `%@`.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
