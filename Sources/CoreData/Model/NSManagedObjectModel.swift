import CoreGraphics
public import Foundation
import Synchronization

/// The kinds of objects of a program, as an editor drew them or the program says.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// All entities.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            // Entities made in code name their children only.
            byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
        }
    }
    private var byName: [String: NSEntityDescription] = [:]
    private var templates: [String: FetchPlan] = [:]
    /// The names of the entities of each configuration.
    var configurationNames: [String: [String]] = [:]
    /// What the program says of its versions.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// What the model is called.
    var title = ""

    /// A model without entities.
    public override init() { super.init() }

    /// The model at an address: what `port` compiled of that name, else a model in its folder or file. nil where there is none.
    public convenience init?(contentsOf url: URL, fileID: String = #fileID) {
        ModelClasses.noteModule(of: fileID)
        guard let model = ModelLibrary.model(at: url) else { return nil }
        self.init()
        adopt(model)
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] { byName }

    /// The names of the configurations.
    open var configurations: [String] { configurationNames.keys.sorted() }

    /// The entities of a configuration; nil is all of them.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration else { return entities }
        return configurationNames[configuration]?.compactMap { byName[$0] }
    }

    /// The entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? { entities.first { $0.objectClass == type } }

    /// Makes a configuration of entities.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configurationNames[configuration] = entities.compactMap(\.name)
    }

    /// One model of several.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        for model in models ?? [] { adopt(model) }
    }

    /// One model of all that the bundles and the compiled sources have.
    open class func mergedModel(from bundles: [Bundle]?, fileID: String = #fileID) -> NSManagedObjectModel? {
        ModelClasses.noteModule(of: fileID)
        return NSManagedObjectModel(byMerging: ModelLibrary.all(in: bundles ?? [Bundle.main]))
    }

    /// Where a bundle has a model: an address that `init(contentsOf:)` knows, also of models that `port` compiled.
    open class func url(
        forResource name: String?, withExtension ending: String?, in bundle: Bundle = .main, fileID: String = #fileID
    ) -> URL? {
        ModelClasses.noteModule(of: fileID)
        return ModelLibrary.address(of: name, ending, in: bundle)
    }

    private func adopt(_ other: NSManagedObjectModel) {
        entities += other.entities
        templates.merge(other.templates) { $1 }
        configurationNames.merge(other.configurationNames) { $1 }
        if title.isEmpty { title = other.title }
    }

    // MARK: Templates

    /// Keeps a request under a name.
    open func setFetchRequestTemplate<Result>(_ fetchRequestTemplate: NSFetchRequest<Result>?, forName name: String) {
        templates[name] = fetchRequestTemplate?.plan
    }

    /// The request of that name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name].map { NSFetchRequest(plan: $0) }
    }

    /// The request of that name with values for the variables of its predicate.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    )
        -> NSFetchRequest<any NSFetchRequestResult>?
    {
        guard var plan = templates[name] else { return nil }
        if let predicate = plan.predicate {
            plan.predicate = NSPredicate { object, _ in
                predicate.evaluate(with: object, substitutionVariables: variables)
            }
        }
        return NSFetchRequest(plan: plan)
    }

    func keep(_ plan: FetchPlan, as name: String) { templates[name] = plan }

    // MARK: Versions

    /// Tells versions of the model apart, entity by entity.
    open var entityVersionHashesByName: [String: Data] { byName.mapValues(\.versionHash) }

    /// Whether a store with those metadata was made with this model.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]
        return hashes == entityVersionHashesByName
    }
}

/// Models that `port` compiled, one class a module: it writes a subclass called `PortedModels` into the module.
open class CompiledModels {
    /// Makes one with the defaults of its properties.
    public required init() {}
    /// The text of each model's newest version, by the model's name.
    open var models: [String: String] { [:] }
    /// The class of the sources that a model names.
    open func type(named name: String) -> AnyClass? { nil }
}

/// The classes that models name.
enum ModelClasses {
    private struct Known: @unchecked Sendable {
        var modules: [String] = []
        var libraries: [String: CompiledModels] = [:]
        var entities: [ObjectIdentifier: NSEntityDescription] = [:]
    }

    private static let known = Mutex(Known())

    /// Notes the module of a source file as one that may declare classes of models.
    static func noteModule(of fileID: String) { noteModule(String(fileID.prefix { $0 != "/" })) }

    private static func noteModule(_ module: String) {
        guard !module.isEmpty, module != "CoreData" else { return }
        known.withLock { known in
            guard !known.modules.contains(module) else { return }
            known.modules.insert(module, at: 0)
            known.libraries[module] =
                (NSClassFromString("\(module).PortedModels") as? CompiledModels.Type).map { $0.init() }
        }
    }

    /// What was compiled, of the module that asked last first.
    static var libraries: [CompiledModels] {
        if let program = known.withLock({ $0.modules.isEmpty }) ? programModule : nil { noteModule(program) }
        return known.withLock { known in known.modules.compactMap { known.libraries[$0] } }
    }

    /// The module that a program's own file is called after.
    private static var programModule: String? { ProcessInfo.processInfo.processName }

    static func find(_ name: String, for entity: NSEntityDescription) -> NSManagedObject.Type {
        let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
        if plain.isEmpty || plain == "NSManagedObject" { return NSManagedObject.self }
        let short = plain.split(separator: ".").last.map(String.init) ?? plain
        for library in libraries {
            if let type = library.type(named: plain) ?? library.type(named: short),
                let found = type as? NSManagedObject.Type
            {
                return found
            }
        }
        if let found = NSClassFromString(plain) as? NSManagedObject.Type { return found }
        for module in known.withLock({ $0.modules }) {
            if let found = NSClassFromString("\(module).\(short)") as? NSManagedObject.Type { return found }
        }
        Diagnostics.report(
            "There is no class \(plain) for the entity \(entity.name ?? ""): its objects are of NSManagedObject.",
            key: "entity class \(plain)")
        return NSManagedObject.self
    }

    static func note(_ type: NSManagedObject.Type, _ entity: NSEntityDescription) {
        guard type != NSManagedObject.self else { return }
        known.withLock { $0.entities[ObjectIdentifier(type)] = entity }
    }

    /// The entity of a class, in the models that were loaded.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        known.withLock { $0.entities[ObjectIdentifier(type)] }
    }
}
