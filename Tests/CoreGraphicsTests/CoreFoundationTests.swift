import CoreGraphics
import Testing

@Suite("Core Foundation's names")
struct CoreFoundationTests {
    @Test("encodings have Foundation's numbers")
    func encodings() {
        func number(_ encoding: CFStringBuiltInEncodings) -> String.Encoding {
            String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding.rawValue))
        }
        #expect(number(.UTF8) == .utf8)
        #expect(number(.ASCII) == .ascii)
        #expect(number(.isoLatin1) == .isoLatin1)
        #expect(number(.windowsLatin1) == .windowsCP1252)
        #expect(number(.macRoman) == .macOSRoman)
        #expect(number(.unicode) == .utf16)
        #expect(number(.UTF16BE) == .utf16BigEndian)
        #expect(number(.UTF32LE) == .utf32LittleEndian)
    }

    @Test("encodings that Foundation does not number keep their own with the highest bit")
    func otherEncodings() {
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0400) == 0x8000_0400)
        #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0400) == 0x0400)
        #expect(CFStringConvertNSStringEncodingToEncoding(4) == CFStringBuiltInEncodings.UTF8.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(99) == kCFStringEncodingInvalidId)
    }

    @Test("absolute time begins in 2001")
    func absoluteTime() {
        #expect(Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970 == kCFAbsoluteTimeIntervalSince1970)
    }
}

@Suite("Bytes of Core Foundation")
struct MutableDataTests {
    @Test("are made, made longer, written and read")
    func mutable() throws {
        let data = try #require(CFDataCreateMutable(nil, 0))
        CFDataSetLength(data, 3)
        CFDataGetMutableBytePtr(data)[1] = 7
        CFDataAppendBytes(data, [9], 1)
        #expect(CFDataGetLength(data) == 4)
        #expect(Array(data as Data) == [0, 7, 0, 9])
        let copy = try #require(CFDataCreateCopy(kCFAllocatorDefault, data))
        CFDataSetLength(data, 0)
        #expect(copy.length == 4)
        #expect(CGDataProvider(data: data) != nil)
    }

    @Test("errors say their domain, code, reason and advice")
    func errors() throws {
        let values: NSDictionary = [
            NSLocalizedFailureReasonErrorKey: "It is full.", NSLocalizedRecoverySuggestionErrorKey: "Delete something.",
        ]
        let error = try #require(CFErrorCreate(kCFAllocatorDefault, "disk" as NSString, 28, values))
        #expect(CFErrorGetDomain(error) == "disk")
        #expect(CFErrorGetCode(error) == 28)
        #expect(CFErrorCopyUserInfo(error).count == 2)
        #expect(CFErrorCopyFailureReason(error) == "It is full.")
        #expect(CFErrorCopyRecoverySuggestion(error) == "Delete something.")
    }

    @Test("numbers say how they are kept, and are made of what is at a place")
    func numbers() throws {
        // Small whole numbers may be kept in less than they were made of.
        let kinds: [(NSNumber, CFNumberType, Int)] = [
            (NSNumber(value: 1 << 40), .sInt64Type, 8), (NSNumber(value: Int32.max), .sInt32Type, 4),
            (NSNumber(value: Float(0.5)), .float32Type, 4), (NSNumber(value: 0.5), .float64Type, 8),
        ]
        for (number, kind, size) in kinds {
            #expect(CFNumberGetType(number) == kind)
            #expect(CFNumberGetByteSize(number) == size)
            #expect(CFNumberIsFloatType(number) == (number.doubleValue == 0.5))
        }
        var (small, wide, share) = (Int16(-7), 1 << 40, CGFloat(2.25))
        let made = [
            try #require(CFNumberCreate(nil, .shortType, &small)),
            try #require(CFNumberCreate(nil, .nsIntegerType, &wide)),
            try #require(CFNumberCreate(nil, .cgFloatType, &share)),
        ]
        #expect(made.map(\.doubleValue) == [-7, Double(1 << 40), 2.25])
        #expect(CFNumberCompare(made[0], made[2], nil) == .compareLessThan)
        #expect(CFNumberCompare(made[2], made[0], nil) == .compareGreaterThan)
        #expect(CFNumberCompare(made[2], made[2], nil) == .compareEqualTo)
    }

    @Test("values of Foundation are told apart by the numbers of their types")
    func kinds() {
        let values: [(CFTypeRef, CFTypeID)] = [
            ("text" as NSString, CFStringGetTypeID()), (NSMutableString("more"), CFStringGetTypeID()),
            (NSNumber(value: 2.5), CFNumberGetTypeID()), (kCFBooleanTrue, CFBooleanGetTypeID()),
            (["a": 1] as NSDictionary, CFDictionaryGetTypeID()), ([1, 2] as NSArray, CFArrayGetTypeID()),
            (NSDate(), CFDateGetTypeID()), (NSData(), CFDataGetTypeID()),
            (NSURL(fileURLWithPath: "/"), CFURLGetTypeID()),
            (NSUUID(), CFUUIDGetTypeID()), (kCFNull, CFNullGetTypeID()),
        ]
        for (value, kind) in values { #expect(CFGetTypeID(value) == kind) }
        #expect(Set(values.map(\.1)).count == values.count - 1)
        #expect(CFHash("a" as NSString) == CFHash("a" as NSString))
    }

    @Test("identifiers, dates and texts")
    func objects() throws {
        let text = try #require(CFUUIDCreateString(nil, CFUUIDCreate(nil)))
        #expect(text.length == 36)
        #expect(CFUUIDCreateString(nil, CFUUIDCreateFromString(nil, text)) == text)
        #expect(CFUUIDCreateFromString(nil, "no identifier") == nil)
        #expect(CFDateGetAbsoluteTime(CFDateCreate(nil, 12.5)) == 12.5)
        #expect(CFBooleanGetValue(kCFBooleanTrue))
        let name = NSMutableString("Ça va, Zoë")
        #expect(CFStringTransform(name, nil, kCFStringTransformStripDiacritics, false))
        #expect(name == "Ca va, Zoe")
        var part = CFRange(location: 0, length: 2)
        let greek = NSMutableString("αβγ")
        #expect(CFStringTransform(greek, &part, kCFStringTransformToLatin, false))
        #expect(greek == "abγ" && part == CFRange(location: 0, length: 2))
        #expect(!CFStringTransform(greek, nil, "No-Such", false))
        let escaped = CFURLCreateStringByAddingPercentEscapes(
            nil, "a b/c&d", nil, "&", CFStringBuiltInEncodings.UTF8.rawValue)
        #expect(escaped == "a%20b/c%26d")
    }

    @Test("what an address has written by its bytes is made letters again, but for those that stay")
    func percentEscapes() {
        func plain(_ text: CFString, _ kept: CFString?) -> CFString? {
            CFURLCreateStringByReplacingPercentEscapes(nil, text, kept)
        }
        #expect(plain("a%20b%26%E2%82%AC", "") == "a b&€")
        #expect(plain("a%20b%26%E2%82%AC", "&") == "a b%26€")
        #expect(plain("a%20b", nil) == "a%20b")
        #expect(plain("100%", "") == nil)
        #expect(plain("100%", "&") == nil)
    }

    @Test("dictionaries and numbers answer as C asks")
    func addresses() throws {
        let key: CFString = "inner"
        let table = [key: [key: 2.5, "flag" as CFString: true] as CFDictionary] as CFDictionary
        let address = Unmanaged.passUnretained(key).toOpaque()
        #expect(CFDictionaryContainsKey(table, address))
        let inner = unsafeBitCast(CFDictionaryGetValue(table, address), to: CFDictionary.self)
        #expect(CFDictionaryGetCount(inner) == 2)
        let number = try #require(CFDictionaryGetValue(inner, address))
        var value: CGFloat = 0
        var whole: Int32 = 0
        let found = Unmanaged<CFNumber>.fromOpaque(number).takeUnretainedValue()
        #expect(CFNumberGetValue(found, .cgFloatType, &value))
        #expect(value == 2.5)
        #expect(!CFNumberGetValue(found, .intType, &whole))
        #expect(whole == 2)
        let absent: CFString = "absent"
        #expect(CFDictionaryGetValue(table, Unmanaged.passUnretained(absent).toOpaque()) == nil)
        var place: UnsafeRawPointer?
        #expect(!CFDictionaryGetValueIfPresent(table, Unmanaged.passUnretained(absent).toOpaque(), &place))
        #expect(place == nil)
        #expect(CFDictionaryGetValueIfPresent(inner, address, &place))
        #expect(place == number)
        #expect(CFStringGetLength(key) == 5)
    }
}
