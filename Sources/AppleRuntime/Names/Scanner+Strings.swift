public import CoreGraphics

/// Where a function puts an object: a plain pointer here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

// Scanning into an `NSString?`, as Objective-C has it; Foundation's own older functions scan into strings.

extension Scanner {
    /// Takes everything up to a text. False where that is nothing.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanUpToString(string), result)
    }

    /// Takes a text, if it comes next.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanString(string), result)
    }

    /// Takes what comes next of some characters. False where that is nothing.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(
        from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        keep(scanCharacters(from: set), result)
    }

    /// Takes everything up to one of some characters. False where that is nothing.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(
        from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        keep(scanUpToCharacters(from: set), result)
    }

    private func keep(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text, !text.isEmpty else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
}
