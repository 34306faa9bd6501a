public import Foundation

/// What conflicts of saves end with.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType
    case rollbackMergePolicyType
}

/// What becomes of changes to objects that others have saved meanwhile.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// What conflicts end with.
    public let mergeType: NSMergePolicyType

    /// A policy of a kind.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// The save fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// Each property that the store has changed is as the store has it.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// Each property that the context has changed is as the context has it.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// Objects are as the context has them.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// Objects are as the store has them.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

    /// Values of an object that was saved meanwhile; nil where the save is to fail.
    func merged(_ own: [Any?], base: Row?, store: Row) -> [Any?]? {
        let before = base?.values ?? store.values
        switch mergeType {
        case .errorMergePolicyType: return nil
        case .overwriteMergePolicyType: return own
        case .rollbackMergePolicyType: return store.values
        case .mergeByPropertyObjectTrumpMergePolicyType:
            return own.indices.map { AttributeValues.isSame(own[$0], before[$0]) ? store.values[$0] : own[$0] }
        case .mergeByPropertyStoreTrumpMergePolicyType:
            return own.indices.map {
                AttributeValues.isSame(store.values[$0], before[$0]) ? own[$0] : store.values[$0]
            }
        }
    }

    /// Whether the context's objects win.
    var prefersObjects: Bool {
        mergeType == .overwriteMergePolicyType || mergeType == .mergeByPropertyObjectTrumpMergePolicyType
    }
}

/// The policy of new contexts: saves fail.
public let NSErrorMergePolicy = NSMergePolicy.error
/// Each property that the store has changed is as the store has it.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// Each property that the context has changed is as the context has it.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// Objects are as the context has them.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// Objects are as the store has them.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// An object that two saves have changed.
open class NSMergeConflict: NSObject, @unchecked Sendable {
    /// The object as the context has it.
    public let sourceObject: NSManagedObject
    /// The saved values that the changes were made to.
    public let objectSnapshot: [String: Any]?
    /// The values that the store has now.
    public let persistedSnapshot: [String: Any]?

    init(_ object: NSManagedObject, base: Row?, store: Row?) {
        sourceObject = object
        func table(_ row: Row?) -> [String: Any]? {
            row.map { row in
                Dictionary(
                    zip(object.entity.layout.properties.map(\.name), row.values.map { $0 ?? NSNull() }),
                    uniquingKeysWith: { $1 })
            }
        }
        objectSnapshot = table(base)
        persistedSnapshot = table(store)
    }
}
