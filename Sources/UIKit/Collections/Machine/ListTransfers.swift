/// What fingers do to a list beside taps: drags out of it, drops on it, springs under them, menus, selection by drawing over items. Drags
/// and drops are made when they are first wanted.
@MainActor
final class ListTransfers {
    private unowned let list: any Host
    private(set) var drags: ListDrags?
    private var drops: ListDrops?
    private lazy var springs = list.makeSprings()
    private(set) lazy var menus = ListMenus(list)
    private(set) lazy var selectionDrag = list.makeSelectionDrag()

    typealias Host = SelectingHost & DraggingHost & DroppingHost & ListMenuHost

    init(_ list: any Host) {
        self.list = list
    }

    /// Adds what is there from the start.
    func start() {
        _ = selectionDrag
        list.addInteraction(menus.interaction)
    }

    /// Whether a long press drags items.
    var isDragEnabled = true {
        didSet { drags?.interaction.isEnabled = isDragEnabled }
    }

    /// Whether an item is tapped by a drag that rests on it.
    var isSpringLoaded = false {
        didSet {
            guard isSpringLoaded != oldValue else { return }
            if isSpringLoaded {
                list.addInteraction(springs.interaction)
            } else {
                list.removeInteraction(springs.interaction)
            }
        }
    }

    var isDragging: Bool { drags?.interaction.isDragging ?? false }

    /// Whether a drag is over the list that it may take.
    var isUnderDrag: Bool { drops?.isActive ?? false }

    func letDrag(andDrop takesDrops: Bool = false) {
        guard drags == nil else { return }
        let new = ListDrags(list)
        new.interaction.isEnabled = isDragEnabled
        list.addInteraction(new.interaction)
        drags = new
        if takesDrops { letDrop() }
    }

    func letDrop() {
        guard drops == nil else { return }
        let new = ListDrops(list)
        list.addInteraction(new.interaction)
        drops = new
    }
}
