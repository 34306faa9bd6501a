import CoreGraphics
import CryptoDigests
import Foundation
import Testing
import UIKit

/// Against the examples of FIPS 180-4, RFC 1321 and RFC 4231.
@Suite("Digests by the names of CryptoKit") struct CryptoTests {
    private let text = Data("abc".utf8)

    @Test("hash functions make what their standards say")
    func digests() {
        let sha = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(SHA256.hash(data: text).description == "SHA256 digest: \(sha)")
        #expect(SHA256.hash(data: text).map { String(format: "%02x", $0) }.joined() == sha)
        #expect(SHA512.hash(data: text).description.hasPrefix("SHA512 digest: ddaf35a193617abacc417349ae204131"))
        #expect(SHA384.hash(data: text).description.hasPrefix("SHA384 digest: cb00753f45a35e8bb5a03d699ac65007"))
        #expect(Insecure.MD5.hash(data: text).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        #expect(Insecure.SHA1.hash(data: text).description == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(SHA256.hash(data: [UInt8]()).description.hasPrefix("SHA256 digest: e3b0c44298fc1c149afbf4c8996fb924"))
    }

    @Test("bytes may come in parts, and a copy goes on by itself")
    func parts() {
        var one = SHA256()
        one.update(data: Data("a".utf8))
        var other = one
        one.update(data: Data("bc".utf8))
        other.update(data: Data("x".utf8))
        #expect(one.finalize() == SHA256.hash(data: text))
        #expect(other.finalize() != one.finalize())
        #expect(one.finalize() == Array(SHA256.hash(data: text)))
        #expect(SHA256Digest.byteCount == 32)
    }

    @Test("codes of a key are those of RFC 4231")
    func codes() {
        let key = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 20)), message = Data("Hi There".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        let hexadecimal = code.map { String(format: "%02x", $0) }.joined()
        #expect(hexadecimal == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        // A key that is longer than a block is hashed first.
        let long = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
        let other = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        let second = HMAC<SHA256>.authenticationCode(for: other, using: long).map { String(format: "%02x", $0) }
            .joined()
        #expect(second == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        #expect(SymmetricKey(size: .bits256).bitCount == 256)
        #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
    }

    @Test("numbers that threads share, and the order of bytes")
    func olderNames() {
        var number: Int32 = 4
        #expect(OSAtomicIncrement32(&number) == 5)
        #expect(OSAtomicCompareAndSwap32Barrier(5, 9, &number))
        #expect(!OSAtomicCompareAndSwap32(5, 1, &number))
        #expect(OSAtomicDecrement32(&number) == 8)
        var lock = OS_SPINLOCK_INIT
        OSSpinLockLock(&lock)
        #expect(!OSSpinLockTry(&lock))
        OSSpinLockUnlock(&lock)
        #expect(OSSpinLockTry(&lock))
        #expect(CFSwapInt16(0x1234) == 0x3412)
        #expect(CFSwapInt32BigToHost(UInt32(1).bigEndian) == 1)
        #expect(CFSwapInt64HostToLittle(7) == UInt64(7).littleEndian)
    }

    @Test("parts of a calendar by pointers")
    func intervals() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let date = Date(timeIntervalSince1970: 100_000)
        var start = Date(), length = 0.0
        #expect(calendar.dateInterval(of: .day, start: &start, interval: &length, for: date))
        #expect(start == Date(timeIntervalSince1970: 86_400))
        #expect(length == 86_400)
        var older: NSDate?
        #expect((calendar as NSCalendar).range(of: .hour, start: &older, interval: &length, for: date))
        #expect(older?.timeIntervalSince1970 == 97_200)
        #expect(length == 3_600)
    }
}
