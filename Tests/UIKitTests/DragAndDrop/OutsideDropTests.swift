import MutoscopeTesting
import Testing
import UIKit

/// What another program's drag leaves over a window.
@MainActor
struct OutsideDropTests {
    private final class Target: NSObject, UIDropInteractionDelegate {
        var calls: [String] = []
        var answer = UIDropOperation.copy
        var texts: [String] = []
        var images: [UIImage] = []
        var isLocal: Bool?

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            calls.append("canHandle")
            isLocal = session.localDragSession != nil
            return session.canLoadObjects(ofClass: NSString.self) || session.canLoadObjects(ofClass: UIImage.self)
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            calls.append("enter")
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            calls.append("update \(session.location(in: interaction.view!))")
            return UIDropProposal(operation: answer)
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            calls.append("exit")
        }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            calls.append("perform")
            _ = session.loadObjects(ofClass: NSString.self) { [self] in texts += $0.map { "\($0)" } }
            _ = session.loadObjects(ofClass: UIImage.self) { [self] in images += $0.compactMap { $0 as? UIImage } }
        }

        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            calls.append("conclude")
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            calls.append("end")
        }
    }

    private let screen = TestScreen(size: CGSize(width: 200, height: 200))
    private let target = Target()

    init() {
        let controller = UIViewController(), box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        box.addInteraction(UIDropInteraction(delegate: target))
        controller.view.addSubview(box)
        screen.show(controller)
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())-\(name)")
        try data.write(to: url)
        return url
    }

    @Test("Text goes to the view under the pointer, in UIKit's order, as a copy")
    func text() async {
        screen.drop(text: "words", at: CGPoint(x: 60, y: 70))
        await screen.advance(by: 1)
        #expect(
            target.calls == [
                "canHandle", "enter", "update (10.0, 20.0)", "perform", "conclude", "end",
            ])
        #expect(target.texts == ["words"])
        #expect(target.isLocal == false)
    }

    @Test("A picture's file is loaded as a picture")
    func picture() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let url = try file("red.png", try #require(image.pngData()))
        defer { try? FileManager.default.removeItem(at: url) }
        screen.drop(files: [url], at: CGPoint(x: 100, y: 100))
        await screen.advance(by: 1)
        let loaded = try #require(target.images.first)
        #expect(loaded.cgImage?.width == image.cgImage?.width)
        #expect(target.texts.isEmpty)
    }

    @Test("What nobody takes, what cannot be read and what may only be moved is let go")
    func refused() async {
        screen.drop(text: "beside", at: CGPoint(x: 10, y: 10))
        screen.drop(files: [URL(fileURLWithPath: "/nowhere/a.png")], at: CGPoint(x: 100, y: 100))
        screen.drop(text: "odd", at: CGPoint(x: CGFloat.nan, y: 0))
        await screen.advance(by: 1)
        #expect(target.calls.isEmpty)
        target.answer = .move
        screen.drop(text: "moved", at: CGPoint(x: 100, y: 100))
        await screen.advance(by: 1)
        #expect(target.calls == ["canHandle", "enter", "update (50.0, 50.0)", "exit", "end"])
        #expect(target.texts.isEmpty)
    }
}

/// Files that an item provider holds.
@MainActor
struct ItemProviderFileTests {
    private func makeFile(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("note \(UUID()).txt")
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("A file is its data, its address and itself, under its own name")
    func file() async throws {
        let url = try makeFile("hello")
        defer { try? FileManager.default.removeItem(at: url) }
        let provider = try #require(NSItemProvider(contentsOf: url))
        #expect(provider.suggestedName == url.deletingPathExtension().lastPathComponent)
        #expect(provider.registeredTypeIdentifiers.first == "public.plain-text")
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.file-url"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        let copied = await withCheckedContinuation { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { copy, _ in
                done.resume(
                    returning: copy.map { ($0.lastPathComponent, try? String(contentsOf: $0, encoding: .utf8)) })
            }
        }
        #expect(copied?.0 == url.lastPathComponent)
        #expect(copied?.1 == "hello")
        let inPlace = await withCheckedContinuation { done in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { file, isInPlace, _ in
                done.resume(returning: isInPlace ? file : nil)
            }
        }
        #expect(inPlace == url)
        let item = await withCheckedContinuation { done in
            provider.loadItem(forTypeIdentifier: "public.file-url") { item, _ in done.resume(returning: item as? URL) }
        }
        #expect(item == url)
    }

    @Test("Objects hand out their data too; a missing file is none")
    func objects() async {
        let provider = NSItemProvider(object: NSString(string: "text"))
        let data = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in done.resume(returning: data)
            }
        }
        #expect(data == Data("text".utf8))
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
        #expect(NSItemProvider(contentsOf: nil) == nil)
    }
}
