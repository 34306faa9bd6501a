import AppleRuntime

extension NSManagedObjectContext {
    /// What a request finds.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let results = try results(request.plan)
        return results.map { result in
            guard let found = result as? T else {
                preconditionFailure(
                    "A fetch of \(request.plan.entityName) found \(type(of: result)), which is no \(T.self): is the entity's class set?"
                )
            }
            return found
        }
    }

    /// How many objects a request finds.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        var plan = request.plan
        plan.sortDescriptors = nil
        return try objects(plan).count
    }

    /// Does what a request asks for.
    func carryOut(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try request.execute(in: self)
    }

    private func results(_ plan: FetchPlan) throws -> [Any] {
        if plan.resultType == .dictionaryResultType { return try FetchedTables(plan, in: self).tables() }
        let found = try objects(plan)
        switch plan.resultType {
        case .managedObjectIDResultType: return found.map(\.objectID)
        case .countResultType: return [NSNumber(value: found.count)]
        default:
            if !plan.returnsObjectsAsFaults { for object in found { object.load() } }
            return found
        }
    }

    func entity(of plan: FetchPlan) -> NSEntityDescription {
        guard let entity = model?.entitiesByName[plan.entityName] ?? plan.entity else {
            preconditionFailure(
                plan.entityName.isEmpty
                    ? "executeFetchRequest:error: A fetch request must have an entity."
                    : "NSFetchRequest could not locate an NSEntityDescription for entity name '\(plan.entityName)'")
        }
        return entity
    }

    /// The objects that a request finds, as they are here.
    func objects(_ plan: FetchPlan) throws -> [NSManagedObject] {
        let entity = entity(of: plan)
        guard let source else {
            throw cocoaError(NSPersistentStoreOperationError, "The context has neither a coordinator nor a parent.")
        }
        if !plan.includesPendingChanges, hasChanges { return try saved(plan) }
        processPendingChanges()
        var found: [NSManagedObject] = []
        let rows = try source.rows(of: entity).filter { plan.includesSubentities || $0.id.entity === entity }
        lazy var scratch = beside()
        for (id, row) in rows where deleted[id] == nil {
            let object = object(with: id, row)
            if let predicate = plan.predicate {
                // What others have saved since this context has read the object counts.
                let isStale = object.isLoaded && object.row !== row && updated[id] == nil && parent == nil
                let asked = isStale ? scratch.object(with: id, row) : object
                guard predicate.evaluate(with: asked) else { continue }
            }
            if plan.shouldRefreshRefetchedObjects, object.row !== row { refresh(object, mergeChanges: true) }
            found.append(object)
        }
        let new = inserted.values.filter {
            (plan.includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity === entity)
                && (plan.predicate?.evaluate(with: $0) ?? true)
        }
        found += new.sorted { $0.objectID.serial < $1.objectID.serial }
        return cut(sorted(found, plan.sortDescriptors), plan)
    }

    /// The objects as the store has them, in a context beside this one.
    private func saved(_ plan: FetchPlan) throws -> [NSManagedObject] {
        try beside().objects(plan).map { object(with: $0.objectID) }
    }

    private func beside() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.confinementConcurrencyType)
        (context.parent, context.persistentStoreCoordinator) = (parent, persistentStoreCoordinator)
        context.retainsRegisteredObjects = true
        return context
    }

    private func sorted(_ objects: [NSManagedObject], _ descriptors: [NSSortDescriptor]?) -> [NSManagedObject] {
        guard let descriptors, !descriptors.isEmpty else { return objects }
        return Ordering(descriptors).sort(objects)
    }

    private func cut<T>(_ list: [T], _ plan: FetchPlan) -> [T] {
        let rest = list.dropFirst(plan.offset)
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }
}

/// The order that descriptors make; equal ones stay as they are.
struct Ordering {
    private let descriptors: [NSSortDescriptor]

    init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

    func compare(_ a: Any, _ b: Any) -> ComparisonResult {
        for descriptor in descriptors {
            let result = descriptor.compare(a, to: b)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    func sort<T>(_ list: [T]) -> [T] {
        list.enumerated().sorted { a, b in
            switch compare(a.element, b.element) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: a.offset < b.offset
            }
        }.map(\.element)
    }
}

/// A fetch of dictionaries.
struct FetchedTables {
    private let plan: FetchPlan
    private let context: NSManagedObjectContext

    init(_ plan: FetchPlan, in context: NSManagedObjectContext) {
        (self.plan, self.context) = (plan, context)
    }

    func tables() throws -> [NSDictionary] {
        var search = plan
        search.includesPendingChanges = false
        (search.limit, search.offset) = (0, 0)
        let objects = try context.objects(search)
        let columns = columns()
        var tables: [NSDictionary]
        if let groups = plan.groups {
            tables = grouped(objects, groups.compactMap(name), columns)
        } else if columns.contains(where: isTotal) {
            tables = [table(of: objects, columns)]
        } else {
            tables = objects.map { table(of: [$0], columns) }
        }
        if let having = plan.having { tables = tables.filter { having.evaluate(with: $0) } }
        if plan.returnsDistinctResults { tables = distinct(tables) }
        let rest = tables.dropFirst(plan.offset)
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }

    private func columns() -> [Any] {
        if let properties = plan.properties, !properties.isEmpty { return properties }
        let entity = context.entity(of: plan)
        return entity.layout.properties.filter { ($0 as? NSRelationshipDescription)?.isToMany != true }
    }

    private func name(_ column: Any) -> String? { (column as? NSPropertyDescription)?.name ?? column as? String }

    /// Whether a column is one value of all objects: `sum:`, `max:`.
    private func isTotal(_ column: Any) -> Bool {
        guard let expression = (column as? NSExpressionDescription)?.expression, expression.expressionType == .function
        else { return false }
        return ["sum:", "count:", "max:", "min:", "average:", "stddev:", "median:"].contains(expression.function)
    }

    private func table(of objects: [NSManagedObject], _ columns: [Any]) -> NSDictionary {
        let table = NSMutableDictionary()
        for column in columns {
            guard let name = name(column), let value = value(column, objects) else { continue }
            table.setObject(value, forKey: name as NSString)
        }
        return table
    }

    private func value(_ column: Any, _ objects: [NSManagedObject]) -> Any? {
        guard let expression = (column as? NSExpressionDescription)?.expression else {
            let value = name(column).flatMap { objects.first?.value(forKeyPath: $0) }
            return (value as? NSManagedObject)?.objectID ?? value
        }
        guard isTotal(column) else {
            return objects.first.flatMap { expression.expressionValue(with: $0, context: nil) }
        }
        let values = objects.compactMap { object -> Any? in
            guard let argument = expression.arguments?.first else { return nil }
            return argument.expressionValue(with: object, context: nil)
        }
        if expression.function == "count:" { return NSNumber(value: values.count) }
        if values.isEmpty, ["max:", "min:", "average:"].contains(expression.function) { return nil }
        return NSExpression(
            forFunction: expression.function, arguments: [NSExpression(forConstantValue: values)]
        ).expressionValue(with: nil, context: nil)
    }

    private func grouped(_ objects: [NSManagedObject], _ keys: [String], _ columns: [Any]) -> [NSDictionary] {
        var groups: [NSDictionary: [NSManagedObject]] = [:]
        var order: [NSDictionary] = []
        for object in objects {
            let key = table(of: [object], keys)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(object)
        }
        return order.map { table(of: groups[$0] ?? [], columns) }
    }

    private func distinct(_ tables: [NSDictionary]) -> [NSDictionary] {
        var seen: Set<NSDictionary> = []
        return tables.filter { seen.insert($0).inserted }
    }
}
