import Foundation

/// What a controller of fetched results does, whatever the type of these.
final class ResultsWatch: @unchecked Sendable {
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let indexTitle: String?
        let members: [NSManagedObject]
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    let context: NSManagedObjectContext
    let sectionKey: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) var plan: FetchPlan?
    private(set) var objects: [NSManagedObject]?
    private(set) var sections: [Section] = []
    private var observer: (any NSObjectProtocol)?
    /// What delegates hear of: the same results under the type that their methods name.
    private lazy var face = NSFetchedResultsController<any NSFetchRequestResult>(self)

    init(_ context: NSManagedObjectContext, _ sectionKey: String?, _ cacheName: String?) {
        (self.context, self.sectionKey, self.cacheName) = (context, sectionKey, cacheName)
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    func fetch(_ plan: FetchPlan) throws {
        self.plan = plan
        let found = try context.objects(plan)
        objects = found
        sections = divide(found)
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] notification in self?.follow(notification.userInfo ?? [:]) }
    }

    func title(of name: String) -> String? {
        delegate?.controller(face, sectionIndexTitleForSectionName: name) ?? name.first.map { String($0).uppercased() }
    }

    private func name(of object: NSManagedObject) -> String {
        guard let sectionKey, let value = object.value(forKeyPath: sectionKey) else { return "" }
        return value as? String ?? "\(value)"
    }

    private func divide(_ objects: [NSManagedObject]) -> [Section] {
        guard sectionKey != nil else {
            return [Section(name: "", indexTitle: nil, members: objects)]
        }
        var groups: [(name: String, members: [NSManagedObject])] = []
        for object in objects {
            let name = name(of: object)
            if groups.last?.name == name {
                groups[groups.count - 1].members.append(object)
            } else {
                groups.append((name, [object]))
            }
        }
        return groups.map { Section(name: $0.name, indexTitle: title(of: $0.name), members: $0.members) }
    }

    func place(of object: AnyObject) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let item = section.members.firstIndex(where: { $0 === object }) {
                return IndexPath(indexes: [number, item])
            }
        }
        return nil
    }

    // MARK: Changes

    private func follow(_ info: [AnyHashable: Any]) {
        guard let plan, let old = objects else { return }
        func set(_ key: String) -> Set<NSManagedObject> { info[key] as? Set<NSManagedObject> ?? [] }
        let touched = set(NSUpdatedObjectsKey).union(set(NSRefreshedObjectsKey)).union(set(NSInsertedObjectsKey))
        let deleted = set(NSDeletedObjectsKey)
        let entity = context.entity(of: plan)
        let isAll = info[NSInvalidatedAllObjectsKey] != nil
        let concerns = touched.union(deleted).contains { $0.entity.isKindOf(entity: entity) }
        // A predicate or an order may ask related objects.
        guard isAll || concerns || !touched.isEmpty else { return }
        guard let new = try? context.objects(plan) else { return }
        let oldSections = sections
        let newSections = divide(new)
        let changes = ResultChanges(oldSections, newSections, touched: touched)
        (objects, sections) = (new, newSections)
        guard !changes.isEmpty, let delegate, old.count + new.count > 0 else { return }
        delegate.controllerWillChangeContent(face)
        for change in changes.sections {
            delegate.controller(face, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in changes.objects {
            delegate.controller(
                face, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(face)
    }
}

/// What leads from some results to others.
struct ResultChanges {
    struct ObjectChange {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        let old: IndexPath?
        let new: IndexPath?
    }
    struct SectionChange {
        let section: ResultsWatch.Section
        let index: Int
        let type: NSFetchedResultsChangeType
    }

    private(set) var sections: [SectionChange] = []
    private(set) var objects: [ObjectChange] = []
    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(_ old: [ResultsWatch.Section], _ new: [ResultsWatch.Section], touched: Set<NSManagedObject>) {
        let before = Self.places(old), after = Self.places(new)
        readSections(old, new)
        for object in old.flatMap(\.members) where after[object] == nil {
            objects.append(ObjectChange(object: object, type: .delete, old: before[object], new: nil))
        }
        for object in new.flatMap(\.members) where before[object] == nil {
            objects.append(ObjectChange(object: object, type: .insert, old: nil, new: after[object]))
        }
        let names = (Self.names(old), Self.names(new))
        let stay = old.flatMap(\.members).filter { after[$0] != nil }
        let order = Dictionary(new.flatMap(\.members).enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        let moved = Self.moved(stay, order, touched) { names.0[$0] != names.1[$0] }
        for object in stay where moved.contains(object) || touched.contains(object) {
            objects.append(
                ObjectChange(
                    object: object, type: moved.contains(object) ? .move : .update, old: before[object],
                    new: after[object]))
        }
    }

    private static func places(_ sections: [ResultsWatch.Section]) -> [NSManagedObject: IndexPath] {
        var places: [NSManagedObject: IndexPath] = [:]
        for (number, section) in sections.enumerated() {
            for (item, object) in section.members.enumerated() { places[object] = IndexPath(indexes: [number, item]) }
        }
        return places
    }

    private static func names(_ sections: [ResultsWatch.Section]) -> [NSManagedObject: String] {
        Dictionary(sections.flatMap { section in section.members.map { ($0, section.name) } }, uniquingKeysWith: { $1 })
    }

    private mutating func readSections(_ old: [ResultsWatch.Section], _ new: [ResultsWatch.Section]) {
        let before = Set(old.map(\.name)), after = Set(new.map(\.name))
        for (index, section) in old.enumerated() where !after.contains(section.name) {
            sections.append(SectionChange(section: section, index: index, type: .delete))
        }
        for (index, section) in new.enumerated() where !before.contains(section.name) {
            sections.append(SectionChange(section: section, index: index, type: .insert))
        }
    }

    /// The objects that stand elsewhere among those that stay: of these, only what was touched, or changed its section, can have moved.
    private static func moved(
        _ stay: [NSManagedObject], _ order: [NSManagedObject: Int], _ touched: Set<NSManagedObject>,
        _ changesSection: (NSManagedObject) -> Bool
    ) -> Set<NSManagedObject> {
        var moved: Set<NSManagedObject> = []
        // The new places of what keeps its order, by the old one.
        var kept: [(old: Int, new: Int)] = []
        for (index, object) in stay.enumerated() where !touched.contains(object) {
            let new = order[object] ?? 0
            let fits = kept.last.map { $0.new < new } ?? true
            if fits, !changesSection(object) { kept.append((index, new)) } else { moved.insert(object) }
        }
        for (index, object) in stay.enumerated() where touched.contains(object) {
            let new = order[object] ?? 0
            let after = kept.firstIndex { $0.old > index } ?? kept.count
            let fits = (after == 0 || kept[after - 1].new < new) && (after == kept.count || kept[after].new > new)
            if fits, !changesSection(object) { kept.insert((index, new), at: after) } else { moved.insert(object) }
        }
        return moved
    }
}
