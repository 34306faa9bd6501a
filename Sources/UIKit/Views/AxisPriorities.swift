/// A priority across and one down.
struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    init(both priority: UILayoutPriority) { self.init(horizontal: priority, vertical: priority) }
}
