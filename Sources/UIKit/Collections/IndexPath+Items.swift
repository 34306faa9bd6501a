public import CoreGraphics

extension IndexPath {
    /// An item of a section of a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// A row of a section of a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section: the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item in its section: the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The row in its section: the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
