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

extension NSIndexPath {
    /// An item of a section of a collection view.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// A row of a section of a table view.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// A row of a section of a table view, in the older spelling.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(row: row, section: section) }

    /// An item of a section of a collection view, in the older spelling.
    public convenience init(forItem item: Int, inSection section: Int) { self.init(item: item, section: section) }

    /// The section: the first index.
    public var section: Int { index(atPosition: 0) }

    /// The item in its section: the second index.
    public var item: Int { index(atPosition: 1) }

    /// The row in its section: the second index.
    public var row: Int { index(atPosition: 1) }
}
