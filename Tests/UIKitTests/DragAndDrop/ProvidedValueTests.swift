import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// What item providers hand out.
@MainActor @Suite("provided values") struct ProvidedValueTests {
    private let screen = TestScreen(size: CGSize(width: 50, height: 50))

    @Test("texts, addresses and colours come as values of Swift and as objects")
    func values() {
        let text = NSItemProvider(object: NSString(string: "word"))
        var string: String?, address: URL?, color: UIColor?
        #expect(text.canLoadObject(ofClass: String.self))
        #expect(!text.canLoadObject(ofClass: URL.self))
        text.loadObject(ofClass: String.self) { value, _ in string = value }
        NSItemProvider(object: NSURL(string: "https://example.org/a")!).loadObject(ofClass: URL.self) { value, _ in
            address = value
        }
        NSItemProvider(object: UIColor.red).loadObject(ofClass: UIColor.self) { value, _ in color = value as? UIColor }
        screen.advance(by: 0.1)
        #expect(string == "word")
        #expect(address?.absoluteString == "https://example.org/a")
        #expect(color == .red)
    }

    @Test("styled texts are given out as they are, and go through bytes with their styles")
    func styledTexts() throws {
        let text = NSAttributedString(string: "😀 word", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let provider = NSItemProvider(object: text)
        var taken: NSAttributedString?, bytes: Data?, plain: Data?
        #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
        provider.loadObject(ofClass: NSAttributedString.self) { object, _ in taken = object as? NSAttributedString }
        provider.loadDataRepresentation(forTypeIdentifier: "public.rtf") { data, _ in bytes = data }
        provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in plain = data }
        screen.advance(by: 0.1)
        #expect(taken?.isEqual(to: text) == true)
        #expect(plain == Data("😀 word".utf8))
        let read = try NSMutableAttributedString.object(
            withItemProviderData: #require(bytes), typeIdentifier: "public.rtf")
        #expect(read.string == "😀 word")
        #expect((read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 40)
        #expect(throws: (any Error).self) {
            try NSAttributedString.object(withItemProviderData: Data([1]), typeIdentifier: "public.rtf")
        }
    }

    @Test("activities go through bytes")
    func activities() throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.title = "Page 3"
        activity.addUserInfoEntries(from: ["page": 3])
        var bytes: Data?
        NSItemProvider(object: activity).loadDataRepresentation(
            forTypeIdentifier: NSUserActivity.writableTypeIdentifiersForItemProvider[0]
        ) { data, _ in bytes = data }
        screen.advance(by: 0.1)
        let read = try NSUserActivity.object(withItemProviderData: #require(bytes), typeIdentifier: "")
        #expect(read.activityType == "org.example.read")
        #expect(read.title == "Page 3")
        #expect(read.userInfo?["page"] as? Int == 3)
        #expect(throws: (any Error).self) {
            try NSUserActivity.object(withItemProviderData: Data([1]), typeIdentifier: "")
        }
    }

    @Test("colours go through bytes")
    func colorBytes() throws {
        var bytes: Data?
        NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)).loadDataRepresentation(
            forTypeIdentifier: "com.apple.uikit.color"
        ) { data, _ in bytes = data }
        screen.advance(by: 0.1)
        let read = try UIColor.object(withItemProviderData: #require(bytes), typeIdentifier: "com.apple.uikit.color")
        #expect(read == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    }

    @Test("files are copied, however large, and the copy goes when its receiver is done")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("given-\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        var read: String?, place: URL?
        provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
            place = url
            read = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        screen.advance(by: 0.1)
        #expect(read == "text")
        #expect(place != file)
        #expect(place.map { FileManager.default.fileExists(atPath: $0.path) } == false)
        #expect(FileManager.default.fileExists(atPath: file.path))
    }
}
