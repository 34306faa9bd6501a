/// A growing block of plain values that keeps its memory from frame to frame and can be handed to C.
final class Pool<Element: BitwiseCopyable> {
    // Appended to item by item, by one thread: accesses cannot overlap.
    @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private(set) var capacity: Int

    init(capacity: Int = 64) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    func removeAll() {
        count = 0
    }

    /// Takes what the other holds, and gives it what this held.
    func exchange(_ other: Pool) {
        swap(&base, &other.base)
        swap(&count, &other.count)
        swap(&capacity, &other.capacity)
    }

    /// Adds a value and says where it lies.
    @discardableResult
    func append(_ value: Element) -> Int32 {
        reserve(count + 1)
        base[count] = value
        count += 1
        return Int32(count - 1)
    }

    /// Holds these values and no others.
    func replace(with values: [Element]) {
        resize(to: values.count)
        values.withUnsafeBufferPointer { if let start = $0.baseAddress { base.update(from: start, count: $0.count) } }
    }

    /// Makes the pool hold `newCount` values; new ones are not initialised.
    func resize(to newCount: Int) {
        reserve(newCount)
        count = newCount
    }

    subscript(index: Int) -> Element {
        get { base[index] }
        set { base[index] = newValue }
    }

    /// Makes room without holding more.
    func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2)
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        grown.update(from: base, count: count)
        base.deallocate()
        base = grown
    }
}
