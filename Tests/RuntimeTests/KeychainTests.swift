import CoreGraphics
import TestSupport
import Testing
import UIKit

@testable import AppleRuntime

/// The keychain, in a file of the test's own.
@Suite("keychain") struct KeychainTests {
    private let chain: Keychain

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        chain = Keychain(file: folder.url.appendingPathComponent("own/keychain.plist"))
    }

    private func password(_ account: String, _ more: [CFString: Any] = [:]) -> NSDictionary {
        let base: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecAttrAccount: account,
        ]
        return base.merging(more) { $1 } as NSDictionary
    }

    private func found(_ query: NSDictionary) -> (status: OSStatus, value: AnyObject?) {
        var result: AnyObject?
        let status = chain.find(query, &result)
        return (status, result)
    }

    @Test("adds, finds, changes and takes away")
    func lifeOfAPassword() {
        let secret = Data("secret".utf8), other = Data("other".utf8)
        #expect(found(password("ada", [kSecReturnData: true])).status == errSecItemNotFound)
        #expect(chain.add(password("ada", [kSecValueData: secret]), nil) == errSecSuccess)
        #expect(chain.add(password("ada", [kSecValueData: other]), nil) == errSecDuplicateItem)
        #expect(found(password("ada", [kSecReturnData: kCFBooleanTrue!])).value as? Data == secret)
        #expect(chain.update(password("ada"), [kSecValueData: other] as NSDictionary) == errSecSuccess)
        #expect(found(password("ada", [kSecReturnData: true])).value as? Data == other)
        #expect(chain.update(password("bob"), [kSecValueData: other] as NSDictionary) == errSecItemNotFound)
        #expect(chain.delete(password("ada")) == errSecSuccess)
        #expect(chain.delete(password("ada")) == errSecItemNotFound)
    }

    @Test("answers as it is asked: data, attributes, all of them, by reference")
    func answers() throws {
        for account in ["ada", "bob"] {
            #expect(chain.add(password(account, [kSecValueData: Data(account.utf8), kSecAttrLabel: "x"]), nil) == 0)
        }
        let all: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
            kSecReturnData: true,
        ]
        let list = try #require(found(all as NSDictionary).value as? [[String: Any]])
        #expect(Set(list.compactMap { $0[kSecAttrAccount as String] as? String }) == ["ada", "bob"])
        #expect(list.allSatisfy { $0[kSecValueData as String] is Data && $0[kSecAttrCreationDate as String] is Date })
        let one = found(password("bob", [kSecReturnPersistentRef: true])).value
        let again: [CFString: Any] = [kSecValuePersistentRef: try #require(one), kSecReturnData: true]
        #expect(found(again as NSDictionary).value as? Data == Data("bob".utf8))
        #expect(found(password("ada")).status == errSecSuccess)
        #expect(found(password("ada")).value == nil, "nothing was asked for")
        let other: [CFString: Any] = [kSecClass: kSecClassInternetPassword]
        #expect(found(other as NSDictionary).status == errSecItemNotFound)
    }

    @Test("is a file that its user alone may read")
    func isPrivate() throws {
        #expect(chain.add(password("ada", [kSecValueData: Data([1])]), nil) == errSecSuccess)
        let manager = FileManager.default
        let file = try manager.attributesOfItem(atPath: chain.file.path)[.posixPermissions] as? NSNumber
        let folder = try manager.attributesOfItem(atPath: chain.file.deletingLastPathComponent().path)
        #expect(file?.intValue == 0o600)
        #expect((folder[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }

    @Test("refuses what makes no sense and what nobody can be asked for")
    func refusals() throws {
        #expect(chain.add([kSecAttrAccount: "ada"] as NSDictionary, nil) == errSecParam)
        #expect(found(password("ada", [kSecReturnRef: true])).status == errSecUnimplemented)
        let control = try #require(
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
        #expect(chain.add(password("ada", [kSecAttrAccessControl: control]), nil) == errSecAuthFailed)
        try FileManager.default.createDirectory(
            at: chain.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("nonsense".utf8).write(to: chain.file)
        #expect(found(password("ada")).status == errSecDecode)
    }

    @Test("two at once lose nothing")
    func together() {
        DispatchQueue.concurrentPerform(iterations: 16) { number in
            _ = chain.add(password("user \(number)", [kSecValueData: Data([UInt8(number)])]), nil)
        }
        let all: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
        ]
        #expect((found(all as NSDictionary).value as? [Any])?.count == 16)
    }

    @Test("bytes by chance differ")
    func chance() {
        var first = [UInt8](repeating: 0, count: 32), second = first
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &first) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &second) == errSecSuccess)
        #expect(first != second)
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &first) == errSecParam)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 0, &first) == errSecSuccess)
    }

    @Test("no passwords are shared with pages of the web, and new ones are four groups of three")
    func sharedPasswords() async throws {
        let error = await withCheckedContinuation { done in
            SecRequestSharedWebCredential("example.com", nil) { _, error in done.resume(returning: error?.code) }
        }
        #expect(error == Int(errSecUnimplemented))
        let word = try #require(SecCreateSharedWebCredentialPassword())
        let groups = String(describing: word).split(separator: "-")
        #expect(groups.map(\.count) == [3, 3, 3, 3])
    }
}
