public import Foundation

/// Small values that a user's devices share. There is no other device here: it keeps them as a device without an account does, on its own,
/// and no change ever comes from outside.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted when another device has changed values: never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private static let shared = NSUbiquitousKeyValueStore()

    /// The program's store.
    open class var `default`: NSUbiquitousKeyValueStore { shared }

    private let values =
        UserDefaults(suiteName: "NSUbiquitousKeyValueStore.\(ProcessInfo.processInfo.processName)") ?? .standard
    /// Of the keys: a dictionary of settings has those of the whole machine too.
    private static let prefix = "NSUbiquitousKeyValueStore."

    // MARK: Reading

    /// The value of a key, nil where there is none.
    open func object(forKey aKey: String) -> Any? { values.object(forKey: Self.prefix + aKey) }
    /// The text of a key, nil where it has none.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// The list of a key, nil where it has none.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// The dictionary of a key, nil where it has none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// The data of a key, nil where it has none.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The whole number of a key, zero where it has none.
    open func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: Self.prefix + aKey)) }
    /// The number of a key, zero where it has none.
    open func double(forKey aKey: String) -> Double { values.double(forKey: Self.prefix + aKey) }
    /// The flag of a key, false where it has none.
    open func bool(forKey aKey: String) -> Bool { values.bool(forKey: Self.prefix + aKey) }

    /// All keys and their values.
    open var dictionaryRepresentation: [String: Any] {
        let own = values.dictionaryRepresentation().filter { $0.key.hasPrefix(Self.prefix) }
        return Dictionary(uniqueKeysWithValues: own.map { (String($0.key.dropFirst(Self.prefix.count)), $0.value) })
    }

    // MARK: Writing

    /// Gives a key a value that property lists can hold; nil takes it away.
    open func set(_ anObject: Any?, forKey aKey: String) { values.set(anObject, forKey: Self.prefix + aKey) }
    /// Gives a key a text.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Gives a key data.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Gives a key a list.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Gives a key a dictionary.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Gives a key a whole number.
    open func set(_ value: Int64, forKey aKey: String) { set(Int(value) as Any?, forKey: aKey) }
    /// Gives a key a number.
    open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    /// Gives a key a flag.
    open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    /// Takes a key's value away.
    open func removeObject(forKey aKey: String) { values.removeObject(forKey: Self.prefix + aKey) }

    /// Writes what is kept in memory to the disk; says whether it could.
    @discardableResult
    open func synchronize() -> Bool { values.synchronize() }
}

/// Under this key a change's notification says why it came, as a number.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Under this key a change's notification has the list of keys.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device wrote values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The first values came.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The program has stored too much: 1 MB or 1,024 keys on Apple's systems.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The user is another one.
public let NSUbiquitousKeyValueStoreAccountChange = 3
