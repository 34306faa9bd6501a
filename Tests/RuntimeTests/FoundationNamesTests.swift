import Foundation
import MutoscopeTesting
import Testing
import UIKit

/// Names that Foundation on Linux has too, in a file that imports both.
@Suite("Names that Foundation has as well")
@MainActor
struct FoundationNamesTests {
    struct Score: Equatable { var points: Int }

    private func info<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        let timer = Timer(timeInterval: 1, target: NSObject(), selector: Selector("x"), userInfo: value, repeats: false)
        return timer.userInfo as? Value
    }

    @Test("older spellings of how files are read and written are there")
    func readingOptions() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("words".utf8).write(to: file, options: .atomic)
        for options: Data.ReadingOptions in [.dataReadingMapped, .mappedRead, .uncachedRead, .alwaysMapped] {
            #expect(try Data(contentsOf: file, options: options) == Data("words".utf8))
        }
        #expect(NSData(contentsOfMappedFile: file.path)?.length == 5)
        #expect(NSData(contentsOfMappedFile: file.path + "x") == nil)
    }

    @Test("a timer gives back what it was given, objects and values alike")
    func timers() {
        let view = UIView()
        #expect(info(view, as: UIView.self) === view)
        #expect(info("text", as: String.self) == "text")
        #expect(info(7, as: Int.self) == 7)
        #expect(info(Score(points: 3), as: Score.self) == Score(points: 3))
        #expect(info(["a": 1, "b": 2], as: [String: Int].self) == ["a": 1, "b": 2])
        #expect(info(["a": view, "b": "text"] as [String: Any], as: [String: Any].self)?["b"] as? String == "text")
        #expect(info([1, 2], as: [Int].self) == [1, 2])
        #expect(info({ 5 } as () -> Int, as: (() -> Int).self)?() == 5)
        #expect(info(nil, as: Int.self) == nil)
        let empty = Timer(timeInterval: 1, repeats: false) { _ in }
        #expect(empty.userInfo == nil)
    }

    @Test func foldersAreFound() {
        #expect(URL.temporaryDirectory.isFileURL)
        #expect(URL.homeDirectory.isFileURL)
        #expect(URL.libraryDirectory.path.hasPrefix("/"))
        #expect(URL.documentsDirectory.path.hasPrefix("/"))
    }

    @Test("the system is asked by Darwin's names")
    func systemFacts() {
        var length = 0
        #expect(sysctlbyname("hw.machine", nil, &length, nil, 0) == 0)
        var machine = [CChar](repeating: 1, count: length)
        #expect(sysctlbyname("hw.machine", &machine, &length, nil, 0) == 0)
        var names = utsname()
        uname(&names)
        let expected = withUnsafeBytes(of: names.machine) {
            String(cString: $0.bindMemory(to: CChar.self).baseAddress!)
        }
        #expect(String(cString: machine) == expected)
        var count: Int32 = 0
        length = 4
        #expect(sysctlbyname("hw.ncpu", &count, &length, nil, 0) == 0)
        #expect(Int(count) == ProcessInfo.processInfo.processorCount)
        length = 1
        #expect(sysctlbyname("hw.ncpu", &count, &length, nil, 0) == -1)
        #expect(errno == ENOMEM)
        #expect(sysctlbyname("hw.nothing", nil, &length, nil, 0) == -1)
        #expect(errno == ENOENT)
        #expect(sysctlbyname("hw.ncpu", nil, nil, &count, 4) == -1)
        #expect(errno == EPERM)
    }

    @Test("dictionaries are copied from Objective-C's as from Swift's")
    func copiedDictionaries() {
        let table: NSDictionary = ["a": 1, "b": [1, 2]]
        #expect(NSDictionary(dictionary: table) == table)
        let changing = NSMutableDictionary(dictionary: table)
        changing["a"] = nil
        #expect(changing.count == 1)
        #expect(table.count == 2)
    }

    @Test("keys of Objective-C's dictionaries need be no objects")
    func dictionaryKeys() {
        let one = NSDictionary(object: 1, forKey: NSAttributedString.Key.font)
        #expect(one.object(forKey: NSAttributedString.Key.font) as? Int == 1)
        let two = NSMutableDictionary(objects: [1, 2, 3], forKeys: ["a", "b", "a"])
        #expect(two as? [String: Int] == ["a": 3, "b": 2])
    }

    @Test("the encoding of a text's bytes is found")
    func encodings() {
        func found(_ bytes: [UInt8], _ options: [StringEncodingDetectionOptionsKey: Any]? = nil) -> (UInt, String?) {
            var text: NSString?
            let encoding = NSString.stringEncoding(
                for: Data(bytes), encodingOptions: options, convertedString: &text, usedLossyConversion: nil)
            return (encoding, text.map { String($0) })
        }
        #expect(found(Array("Zürich".utf8)) == (String.Encoding.utf8.rawValue, "Zürich"))
        #expect(found([0x5a, 0xfc]) == (String.Encoding.windowsCP1252.rawValue, "Zü"))
        #expect(found([0xff, 0xfe, 0x41, 0]).0 == String.Encoding.utf16.rawValue)
        let latin = NSNumber(value: String.Encoding.isoLatin1.rawValue)
        #expect(found([0x41], [.suggestedEncodingsKey: [latin]]).0 == String.Encoding.isoLatin1.rawValue)
        #expect(found([0xff], [.useOnlySuggestedEncodingsKey: true]) == (0, nil))
    }

    @Test("resources on demand are there; no file is in the cloud")
    func resources() async throws {
        let request = NSBundleResourceRequest(tags: ["pix"])
        #expect(await request.conditionallyBeginAccessingResources())
        try await request.beginAccessingResources()
        #expect(request.progress.isFinished)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("none")
        #expect(!FileManager.default.isUbiquitousItem(at: file))
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: file) }
    }

    @Test func partsOfAddressesAreSpelledAsApples() {
        let parts: [NSTextCheckingKey: String] = [.city: "Bern", .zip: "3011"]
        #expect(parts[NSTextCheckingKey(rawValue: "ZIP")] == "3011")
        #expect(NSExpression(format: "1 + 2").expressionValue(with: nil, context: nil) as? Int == 3)
        #expect(NSDate(timeIntervalSince1970: 1).addingTimeInterval(1).timeIntervalSince1970 == 2)
    }

    @Test("bytes that may be forgotten are made, changed and forgotten")
    func purgeableData() throws {
        let data = NSPurgeableData()
        data.append(Data([1, 2, 3]))
        data.replaceBytes(in: NSRange(location: 0, length: 2), withBytes: [9] as [UInt8], length: 1)
        #expect(data as Data == Data([9, 3]))
        #expect(NSPurgeableData(length: 3)?.isEqual(to: Data(count: 3)) == true)
        let stored = try NSKeyedArchiver.archivedData(
            withRootObject: NSPurgeableData(data: Data([4, 5])), requiringSecureCoding: false)
        let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(stored) as? NSData
        #expect(read.map { $0 as Data } == Data([4, 5]))
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(data.isContentDiscarded() && !data.beginContentAccess())
        #expect(data.isEmpty)
    }

    @Test("addresses of files by their older names, and C's numbers in archives")
    func olderFoundation() throws {
        #expect(NSURL.fileURL(withPath: "/notes/a b").absoluteString == "file:///notes/a%20b")
        #expect(NSURL.fileURL(withPath: "/notes/a", isDirectory: true).hasDirectoryPath)
        let writer = NSKeyedArchiver(requiringSecureCoding: false)
        writer.encodeCInt(-7, forKey: "age")
        let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
        #expect(reader.decodeInt32(forKey: "age") == -7)
    }
}
