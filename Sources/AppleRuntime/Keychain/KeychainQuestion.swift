import CoreGraphics

/// What a program asks the keychain, taken apart.
struct KeychainQuestion {
    /// What things are found by, the class among it.
    private(set) var attributes: Keychain.Item = [:]
    /// What is kept besides: the secret.
    private(set) var values: Keychain.Item = [:]
    /// By which one thing is found again.
    private(set) var reference: String?
    /// Why nothing can be done; nil where it can.
    private(set) var refusal: OSStatus?
    private var limit: Int? = 1
    private var ignoresCase = false
    private var anySynchronizable = false
    private var wanted: Set<NSString> = []

    /// The class that is asked for.
    var kind: NSString? { attributes[kSecClass as String] as? NSString }

    init(_ question: NSDictionary) {
        for (key, value) in question {
            guard let name = (key as? NSString) ?? (key as? String).map({ $0 as NSString }) else {
                refusal = errSecParam
                continue
            }
            take(name, value)
        }
    }

    private mutating func take(_ name: NSString, _ value: Any) {
        switch name {
        case kSecMatchLimit:
            let text = value as? String
            limit = text == kSecMatchLimitAll as String ? nil : text == nil ? (value as? NSNumber)?.intValue ?? 1 : 1
        case kSecMatchCaseInsensitive: ignoresCase = (value as? NSNumber)?.boolValue ?? false
        case kSecReturnRef, kSecValueRef:
            if (value as? NSNumber)?.boolValue ?? true { refusal = errSecUnimplemented }
        case kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef:
            if (value as? NSNumber)?.boolValue ?? false { wanted.insert(name) }
        case kSecValueData: takeData(value) { $0.values[name as String] = $1 }
        case kSecValuePersistentRef:
            takeData(value) { $0.reference = String(data: $1 as Data, encoding: .utf8) ?? "" }
        case kSecAttrAccessControl: takeControl(value)
        case kSecAttrSynchronizable:
            if value as? String == kSecAttrSynchronizableAny as String {
                anySynchronizable = true
            } else if (value as? NSNumber)?.boolValue ?? false {
                attributes[name as String] = NSNumber(value: true)
            }
        case _ where name.hasPrefix("u_") || name == kSecUseDataProtectionKeychain: break
        case _ where name.hasPrefix("m_"): refusal = errSecUnimplemented
        default: takeAttribute(name, value)
        }
    }

    private mutating func takeData(_ value: Any, _ keep: (inout Self, NSData) -> Void) {
        guard let data = Self.plain(value) as? NSData else {
            refusal = errSecParam
            return
        }
        keep(&self, data)
    }

    /// Nobody can be recognised: see `LAContext`.
    private mutating func takeControl(_ value: Any) {
        guard let control = value as? SecAccessControl else {
            refusal = errSecParam
            return
        }
        if control.asksForSomebody { refusal = errSecAuthFailed }
        attributes[kSecAttrAccessible as String] = control.protection
    }

    private mutating func takeAttribute(_ name: NSString, _ value: Any) {
        guard let value = Self.plain(value) else {
            refusal = errSecParam
            return
        }
        if name == kSecAttrAccessible, value == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly {
            refusal = errSecAuthFailed
        }
        attributes[name as String] = value
    }

    /// A value as it can be written; nil where it cannot.
    static func plain(_ value: Any) -> NSObject? {
        switch value {
        case let value as NSString: value
        case let value as String: value as NSString
        case let value as NSData: value
        case let value as Data: value as NSData
        case let value as NSDate: value
        case let value as Date: value as NSDate
        case let value as NSNumber: value
        default: nil
        }
    }

    /// Whether a thing is one of those that are asked for.
    func matches(_ item: Keychain.Item) -> Bool {
        if let reference, item[Keychain.name] as? NSString != reference as NSString { return false }
        let synchronizable = kSecAttrSynchronizable as String
        if reference == nil, !anySynchronizable, attributes[synchronizable] == nil, item[synchronizable] != nil {
            return false
        }
        return attributes.allSatisfy { key, value in
            guard let own = item[key] else { return false }
            if ignoresCase, let value = value as? NSString, let own = own as? NSString {
                return own.caseInsensitiveCompare(value as String) == .orderedSame
            }
            return own == value
        }
    }

    /// Things as the program wants them: one, or a list where several are wanted; nil where nothing of them is.
    func answer(_ items: [Keychain.Item]) -> AnyObject? {
        guard !wanted.isEmpty else { return nil }
        let answers = (limit.map { Array(items.prefix($0)) } ?? items).map(answer)
        return limit == 1 ? answers.first : answers as NSArray
    }

    private func answer(_ item: Keychain.Item) -> NSObject {
        let reference = Data(((item[Keychain.name] as? NSString) as String? ?? "").utf8) as NSData
        if wanted == [kSecReturnPersistentRef] { return reference }
        let secret = item[kSecValueData as String] ?? NSData()
        if wanted == [kSecReturnData] { return secret }
        var answer: Keychain.Item = [:]
        if wanted.contains(kSecReturnAttributes) {
            answer = item
            answer[Keychain.name] = nil
            answer[kSecValueData as String] = nil
        }
        if wanted.contains(kSecReturnData) { answer[kSecValueData as String] = secret }
        if wanted.contains(kSecReturnPersistentRef) { answer[kSecValuePersistentRef as String] = reference }
        return answer as NSDictionary
    }
}
