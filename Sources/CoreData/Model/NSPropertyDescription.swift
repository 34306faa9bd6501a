public import AppleRuntime

/// A property of an entity: an attribute, a relationship, or something that a fetch works out.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The property's name, as key-value coding has it.
    open var name = ""
    /// Whether an object without a value may be saved.
    open var isOptional = true
    /// Whether the value is never saved.
    open var isTransient = false
    /// Whether a search index would have it; kept, and nothing more.
    open var isIndexedBySpotlight = false
    /// What the program notes about the property.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an older model, from which a store is migrated.
    open var renamingIdentifier: String?
    /// Counts as a change of the model where it differs.
    open var versionHashModifier: String?
    /// The entity that has the property.
    open internal(set) weak var entity: NSEntityDescription?
    /// Conditions with the words for values that fail them.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// What is said of values that fail ``validationPredicates``, in the same order.
    open private(set) var validationWarnings: [Any] = []

    /// Has values fail at saving for which one of the predicates does not hold.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings warnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        validationWarnings = warnings ?? []
    }

    /// What the property is to a stored file: another text asks for a migration.
    var signature: String { "\(name) \(isOptional) \(isTransient) \(versionHashModifier ?? "")" }

    func copied() -> NSPropertyDescription {
        let copy = made()
        copy.name = name
        (copy.isOptional, copy.isTransient) = (isOptional, isTransient)
        (copy.userInfo, copy.renamingIdentifier) = (userInfo, renamingIdentifier)
        copy.versionHashModifier = versionHashModifier
        copy.setValidationPredicates(validationPredicates, withValidationWarnings: validationWarnings as? [String])
        return copy
    }

    /// A new property of the same kind.
    func made() -> NSPropertyDescription { NSPropertyDescription() }
}

/// The types that attributes have.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kinds of attributes, by their later names.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The number of ``NSAttributeType``.
        public var rawValue: UInt
        /// The kind of that number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No kind.
        public static let undefined = AttributeType(rawValue: 0)
        /// Whole numbers of 16 bits.
        public static let integer16 = AttributeType(rawValue: 100)
        /// Whole numbers of 32 bits.
        public static let integer32 = AttributeType(rawValue: 200)
        /// Whole numbers of 64 bits.
        public static let integer64 = AttributeType(rawValue: 300)
        /// Decimal numbers.
        public static let decimal = AttributeType(rawValue: 400)
        /// Numbers of double precision.
        public static let double = AttributeType(rawValue: 500)
        /// Numbers of single precision.
        public static let float = AttributeType(rawValue: 600)
        /// Texts.
        public static let string = AttributeType(rawValue: 700)
        /// Yes or no.
        public static let boolean = AttributeType(rawValue: 800)
        /// Dates.
        public static let date = AttributeType(rawValue: 900)
        /// Bytes.
        public static let binaryData = AttributeType(rawValue: 1000)
        /// Universally unique identifiers.
        public static let uuid = AttributeType(rawValue: 1100)
        /// Addresses.
        public static let uri = AttributeType(rawValue: 1200)
        /// Objects that are kept as archives.
        public static let transformable = AttributeType(rawValue: 1800)
    }

    /// The attribute's type.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The attribute's type, by its later name.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The value of new objects.
    open var defaultValue: Any?
    /// The name of the transformer of a transformable attribute.
    open var valueTransformerName: String?
    /// The name of the class of a transformable attribute's values.
    open var attributeValueClassName: String?
    /// Whether large data may lie in files of their own; they lie with the rest.
    open var allowsExternalBinaryDataStorage = false
    /// Whether the value outlives a deletion in histories, which are not kept.
    open var preservesValueInHistoryOnDeletion = false
    /// Whether the value is kept encrypted in the cloud, which there is none of.
    open var allowsCloudEncryption = false
    /// The least and greatest values or lengths that may be saved.
    var bounds: (least: Double?, greatest: Double?) = (nil, nil)
    /// What texts must match.
    var pattern: String?

    override var signature: String { "\(super.signature) \(attributeType.rawValue)" }

    override func copied() -> NSPropertyDescription {
        let copy = super.copied()
        guard let copy = copy as? NSAttributeDescription else { return copy }
        (copy.attributeType, copy.defaultValue) = (attributeType, defaultValue)
        (copy.valueTransformerName, copy.attributeValueClassName) = (valueTransformerName, attributeValueClassName)
        (copy.bounds, copy.pattern) = (bounds, pattern)
        return copy
    }

    override func made() -> NSPropertyDescription { NSAttributeDescription() }
}

/// What becomes of the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0
    case nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// What leads from an entity's objects to others.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the objects at the other end.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship that leads back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The greatest number of objects; 1 is a relationship to one, 0 is any number.
    open var maxCount = 0
    /// The least number of objects.
    open var minCount = 0
    /// What becomes of the objects at the other end.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the objects have an order.
    open var isOrdered = false
    /// Whether it leads to more than one object.
    open var isToMany: Bool { maxCount != 1 }
    /// The names of the destination and the way back, until the model is whole.
    var destinationName: String?
    var inverseName: String?

    override var signature: String {
        "\(super.signature) \(isToMany) \(isOrdered) \(destinationEntity?.name ?? "") \(inverseRelationship?.name ?? "")"
    }

    override func copied() -> NSPropertyDescription {
        let copy = super.copied()
        guard let copy = copy as? NSRelationshipDescription else { return copy }
        (copy.maxCount, copy.minCount) = (maxCount, minCount)
        (copy.deleteRule, copy.isOrdered) = (deleteRule, isOrdered)
        copy.destinationEntity = destinationEntity
        copy.inverseRelationship = inverseRelationship
        copy.destinationName = destinationName ?? destinationEntity?.name
        copy.inverseName = inverseName ?? inverseRelationship?.name
        return copy
    }

    override func made() -> NSPropertyDescription { NSRelationshipDescription() }
}

/// A value that a fetch of dictionaries works out.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// What is worked out, for each object or, with a function such as `sum:`, for all of them.
    open var expression: NSExpression?
    /// The type of the result.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The type of the result, by its later name.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func made() -> NSPropertyDescription { NSExpressionDescription() }
}
