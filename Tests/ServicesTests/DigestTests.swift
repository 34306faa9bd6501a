import CommonCrypto
import Foundation
import Testing

@Suite("Digests and codes are those of the standards")
struct DigestTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test func digestsOfABC() {
        var digest = [UInt8](repeating: 0, count: 64)
        CC_MD5("abc", 3, &digest)
        #expect(hex(digest.prefix(16)) == "900150983cd24fb0d6963f7d28e17f72")
        CC_SHA1("abc", 3, &digest)
        #expect(hex(digest.prefix(20)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        CC_SHA256("abc", 3, &digest)
        #expect(hex(digest.prefix(32)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        CC_SHA384("abc", 3, &digest)
        #expect(
            hex(digest.prefix(48))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        CC_SHA512("abc", 3, &digest)
        #expect(
            hex(digest)
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        )
        CC_SHA256(nil, 0, &digest)
        #expect(hex(digest.prefix(32)) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test("a copy of what was taken so far goes on by itself, and so does what was asked")
    func copies() {
        var first = CC_SHA256_CTX()
        CC_SHA256_Init(&first)
        CC_SHA256_Update(&first, "ab", 2)
        var second = first, one = [UInt8](repeating: 0, count: 32), other = one, again = one
        CC_SHA256_Update(&second, "x", 1)
        CC_SHA256_Final(&other, &second)
        CC_SHA256_Update(&first, "c", 1)
        CC_SHA256_Final(&one, &first)
        CC_SHA256_Final(&again, &first)
        #expect(hex(one) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(one == again)
        #expect(one != other)
    }

    @Test func digestOfLongText() {
        let data = Data(repeating: UInt8(ascii: "a"), count: 1000)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
        #expect(hex(md5) == "cabe45dcc9ae5b66ba86600cca6b8ba8")
    }

    @Test("codes with keys (RFC 4231, cases 1 and 6)")
    func codes() {
        let short = [UInt8](repeating: 0x0b, count: 20), long = [UInt8](repeating: 0xaa, count: 131)
        var result = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), short, short.count, "Hi There", 8, &result)
        #expect(hex(result) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        let text = "Test Using Larger Than Block-Size Key - Hash Key First"
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), long, long.count, text, text.utf8.count, &result)
        #expect(hex(result) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("keys of passwords (RFC 6070)")
    func keys() {
        var derived = [UInt8](repeating: 0, count: 20)
        func derive(_ digest: Int) -> Int {
            Int(
                CCKeyDerivationPBKDF(
                    kCCPBKDF2, "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(digest), 2, &derived, 20))
        }
        #expect(derive(kCCPRFHmacAlgSHA1) == kCCSuccess)
        #expect(hex(derived) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
        #expect(derive(2) == kCCParamError, "SHA-224 is not here.")
    }
}
