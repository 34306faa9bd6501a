import CoreGraphics

/// What programs keep secret, in a file that its user alone may read: `keychain.plist` in the program's folder of the user's data. Nothing
/// encrypts it but the disk.
struct Keychain {
    /// The things, each by its attributes; the secret and its own name among them.
    typealias Item = [String: NSObject]

    let file: URL

    /// Of this program.
    static var own: Keychain {
        let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let home =
            ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            .map { URL(fileURLWithPath: $0) } ?? URL.applicationSupportDirectory
        return Keychain(file: home.appendingPathComponent("\(program)/keychain.plist"))
    }

    /// By what two things of a class are told apart.
    nonisolated(unsafe) private static let identity: [NSString: [NSString]] = [
        kSecClassGenericPassword: [kSecAttrAccessGroup, kSecAttrAccount, kSecAttrService, kSecAttrSynchronizable],
        kSecClassInternetPassword: [
            kSecAttrAccessGroup, kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
            kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrSynchronizable,
        ],
        kSecClassCertificate: [
            kSecAttrAccessGroup, kSecAttrType, kSecAttrIssuer, kSecAttrSerialNumber, kSecAttrSynchronizable,
            kSecAttrLabel,
        ],
        kSecClassKey: [
            kSecAttrAccessGroup, kSecAttrKeyClass, kSecAttrKeyType, kSecAttrApplicationLabel, kSecAttrApplicationTag,
            kSecAttrCreator, kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize, kSecAttrSynchronizable,
        ],
        kSecClassIdentity: [kSecAttrAccessGroup, kSecAttrLabel, kSecAttrApplicationLabel, kSecAttrSynchronizable],
    ]

    // MARK: Asking

    func add(_ question: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let question = KeychainQuestion(question)
        guard let kind = question.kind, Self.identity[kind] != nil else { return errSecParam }
        if let refusal = question.refusal { return refusal }
        var item = question.attributes
        item.merge(question.values) { $1 }
        item[Self.name] = UUID().uuidString as NSString
        item[kSecAttrCreationDate as String] = Date() as NSDate
        item[kSecAttrModificationDate as String] = Date() as NSDate
        return changing { items in
            guard !items.contains(where: { Self.isSame($0, item) }) else { return errSecDuplicateItem }
            items.append(item)
            result?.pointee = question.answer([item])
            return errSecSuccess
        }
    }

    func find(_ question: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let question = KeychainQuestion(question)
        if let refusal = question.refusal { return refusal }
        guard question.kind != nil || question.reference != nil else { return errSecParam }
        var found: [Item] = []
        let status = changing(writes: false) { items in
            found = items.filter(question.matches)
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
        if status == errSecSuccess { result?.pointee = question.answer(found) }
        return status
    }

    func update(_ question: NSDictionary, _ changes: NSDictionary) -> OSStatus {
        let question = KeychainQuestion(question), changes = KeychainQuestion(changes)
        guard question.kind != nil || question.reference != nil,
            changes.kind == nil, !changes.attributes.isEmpty || !changes.values.isEmpty
        else { return errSecParam }
        if let refusal = question.refusal ?? changes.refusal { return refusal }
        return changing { items in
            let chosen = items.indices.filter { question.matches(items[$0]) }
            guard !chosen.isEmpty else { return errSecItemNotFound }
            var changed = items
            for index in chosen {
                changed[index].merge(changes.attributes) { $1 }
                changed[index].merge(changes.values) { $1 }
                changed[index][kSecAttrModificationDate as String] = Date() as NSDate
            }
            for index in chosen
            where changed.indices.contains(where: { $0 != index && Self.isSame(changed[$0], changed[index]) }) {
                return errSecDuplicateItem
            }
            items = changed
            return errSecSuccess
        }
    }

    func delete(_ question: NSDictionary) -> OSStatus {
        let question = KeychainQuestion(question)
        guard question.kind != nil || question.reference != nil else { return errSecParam }
        if let refusal = question.refusal { return refusal }
        return changing { items in
            let count = items.count
            items.removeAll(where: question.matches)
            return items.count == count ? errSecItemNotFound : errSecSuccess
        }
    }

    private static func isSame(_ first: Item, _ second: Item) -> Bool {
        guard let kind = first[kSecClass as String] as? NSString, let keys = identity[kind],
            second[kSecClass as String] == kind
        else { return false }
        return keys.allSatisfy { first[$0 as String] == second[$0 as String] }
    }

    /// Under which a thing keeps its own name.
    static let name = "name"

    // MARK: The file

    private static let threads = NSLock()

    /// Reads the things, lets them be changed and writes them, alone among threads and programs.
    private func changing(writes: Bool = true, _ work: (inout [Item]) -> OSStatus) -> OSStatus {
        Self.threads.lock()
        defer { Self.threads.unlock() }
        let folder = file.deletingLastPathComponent()
        if writes {
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                return errSecNotAvailable
            }
        }
        let gate = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard gate >= 0 else { return writes ? errSecNotAvailable : errSecItemNotFound }
        defer { close(gate) }
        guard flock(gate, LOCK_EX) == 0 else { return errSecIO }
        var items: [Item] = []
        if FileManager.default.fileExists(atPath: file.path) {
            guard let data = try? Data(contentsOf: file) else { return errSecIO }
            guard
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
            else { return errSecDecode }
            items = list.map { $0.compactMapValues(KeychainQuestion.plain) }
        }
        let status = work(&items)
        guard writes, status == errSecSuccess else { return status }
        return write(items) ? errSecSuccess : errSecIO
    }

    /// Never half written, and at no time readable by others.
    private func write(_ items: [Item]) -> Bool {
        guard
            let data = try? PropertyListSerialization.data(
                fromPropertyList: items.map { $0 as NSDictionary } as NSArray, format: .binary, options: 0)
        else { return false }
        let draft = file.path + ".new"
        unlink(draft)
        let output = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard output >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: output, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
        } catch {
            return false
        }
        return rename(draft, file.path) == 0
    }
}
