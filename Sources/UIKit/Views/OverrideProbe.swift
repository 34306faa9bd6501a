/// Tells whether a class overrides one method of an open base class.
///
/// UIKit behaves differently when `draw(_:)` or `hitTest(_:with:)` is overridden, and without an Objective-C runtime the only
/// witness is the table of methods in the class metadata. The slot of a method is found by comparison, not by counting: it is
/// the one word in which a subclass that overrides just this method differs from the base while an empty subclass does not.
struct OverrideProbe {
    private let slot: Int?
    private let baseWord: UInt

    /// - Parameters:
    ///   - base: the class that declares the method.
    ///   - plain: a subclass that overrides nothing.
    ///   - overriding: a subclass that overrides the method and nothing else.
    init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let words = Self.words(of: base), plainWords = Self.words(of: plain),
            overridingWords = Self.words(of: overriding)
        let candidates = words.indices.filter { words[$0] == plainWords[$0] && words[$0] != overridingWords[$0] }
        slot = candidates.count == 1 ? candidates[0] : nil
        baseWord = slot.map { words[$0] } ?? 0
    }

    /// Whether `type`, a subclass of the base, overrides the method. True when that cannot be told.
    func isOverridden(by type: AnyClass) -> Bool {
        guard let slot else { return true }
        return Self.words(of: type)[slot] != baseWord
    }

    /// The metadata of a class from its address point on (Swift ABI, ClassMetadata.classSize and classAddressPoint).
    private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        let count = Int(size - addressPoint) / MemoryLayout<UInt>.size
        return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
    }
}
