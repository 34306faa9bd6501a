public import Foundation

/// Something whose content may be forgotten while nobody uses it.
public protocol NSDiscardableContent: AnyObject {
    /// Says that someone uses the content; false where it is gone.
    func beginContentAccess() -> Bool
    /// Says that someone uses the content no more.
    func endContentAccess()
    /// Forgets the content, if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content is gone.
    func isContentDiscarded() -> Bool
}

/// Bytes that may be forgotten while nobody uses them. Linux has no such memory: they go only where `discardContentIfPossible()` says so.
///
/// Foundation on Linux keeps bytes only for objects of `NSMutableData` itself, so one of those lies inside.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private let storage: NSMutableData
    private var users = 1
    private var isDiscarded = false

    /// No bytes.
    public override init() {
        storage = NSMutableData()
        super.init()
    }

    /// A copy of bytes.
    public override init(data: Data) {
        storage = NSMutableData(data: data)
        super.init()
    }

    /// Bytes of an archive.
    public required init?(coder: NSCoder) {
        guard let stored = NSMutableData(coder: coder) else { return nil }
        storage = stored
        super.init()
    }

    /// A copy of that many bytes.
    public override convenience init(bytes: UnsafeRawPointer?, length: Int) {
        self.init(data: bytes.map { Data(bytes: $0, count: length) } ?? Data())
    }

    /// That many bytes of zero.
    public override convenience init?(length: Int) { self.init(data: Data(count: length)) }

    /// No bytes, with room for that many.
    public override convenience init?(capacity: Int) { self.init(data: Data(capacity: capacity)) }

    /// How many bytes there are; more than before are zero.
    open override var length: Int {
        get { storage.length }
        set { storage.length = newValue }
    }

    /// Where the bytes are, until they are changed.
    open override var bytes: UnsafeRawPointer { storage.bytes }

    /// Where the bytes can be changed, until their number is.
    open override var mutableBytes: UnsafeMutableRawPointer { storage.mutableBytes }

    /// Puts bytes behind those that are there.
    open override func append(_ bytes: UnsafeRawPointer, length: Int) { storage.append(bytes, length: length) }

    /// Puts bytes behind those that are there.
    open override func append(_ other: Data) { storage.append(other) }

    /// Puts bytes where others are, a number of bytes from the first on.
    open override func replaceBytes(
        in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int
    ) {
        storage.replaceBytes(in: range, withBytes: replacementBytes, length: replacementLength)
    }

    /// Says that someone uses the bytes; false where they are gone.
    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        users += 1
        return true
    }

    /// Says that someone uses the bytes no more.
    open func endContentAccess() { users = Swift.max(0, users - 1) }

    /// Forgets the bytes, if nobody uses them.
    open func discardContentIfPossible() {
        guard users == 0, !isDiscarded else { return }
        length = 0
        isDiscarded = true
    }

    /// Whether the bytes are gone.
    open func isContentDiscarded() -> Bool { isDiscarded }
}
