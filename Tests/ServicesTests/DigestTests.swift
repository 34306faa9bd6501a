import CommonCrypto
import CryptoKit
import Foundation
import Testing

@Suite("Digests and codes are those of the standards")
struct DigestTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test func digestsOfABC() {
        let data = Data("abc".utf8)
        #expect(hex(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            hex(SHA256.hash(data: data)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA384.hash(data: data))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hex(SHA512.hash(data: data))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        )
        #expect(SHA256.hash(data: data).description.hasPrefix("SHA256 digest: ba7816bf"))
    }

    @Test(
        "whatever pieces bytes come in, the digest is the same",
        arguments: [0, 1, 55, 56, 63, 64, 65, 111, 112, 128, 1000])
    func pieces(count: Int) {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        func check<H: HashFunction>(_ type: H.Type) {
            var whole = H(), parts = H()
            whole.update(data: data)
            for start in stride(from: 0, to: count, by: 13) { parts.update(data: data[start..<min(start + 13, count)]) }
            #expect(whole.finalize() == parts.finalize())
        }
        check(SHA256.self)
        check(SHA512.self)
        check(Insecure.MD5.self)
        check(Insecure.SHA1.self)
    }

    @Test func digestsOfLongText() {
        let data = Data(repeating: UInt8(ascii: "a"), count: 1000)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
        #expect(hex(md5) == "cabe45dcc9ae5b66ba86600cca6b8ba8")
        var sha = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
        CC_SHA224("abc", 3, &sha)
        #expect(hex(sha) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        var context = CC_SHA256_CTX(), digest = [UInt8](repeating: 0, count: 32)
        CC_SHA256_Init(&context)
        CC_SHA256_Update(&context, "ab", 2)
        CC_SHA256_Update(&context, "c", 1)
        CC_SHA256_Final(&digest, &context)
        #expect(digest == Array(SHA256.hash(data: Data("abc".utf8))))
    }

    @Test("codes with keys (RFC 4231, cases 1 and 6)")
    func codes() {
        let key = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 20))
        let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
        #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi There".utf8), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi there".utf8), using: key))
        let long = [UInt8](repeating: 0xaa, count: 131)
        var result = [UInt8](repeating: 0, count: 32)
        let text = "Test Using Larger Than Block-Size Key - Hash Key First"
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), long, long.count, text, text.utf8.count, &result)
        #expect(hex(result) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("keys of keys and of passwords (RFC 5869, case 1; RFC 6070)")
    func keys() {
        let key = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
        let made = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, salt: (0...12).map { UInt8($0) }, info: (0xf0...0xf9).map { UInt8($0) },
            outputByteCount: 42)
        #expect(
            hex(made.withUnsafeBytes(Array.init))
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        var derived = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            kCCPBKDF2, "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &derived, 20
        )
        #expect(status == Int32(kCCSuccess))
        #expect(hex(derived) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }
}
