import CoreBluetooth
import CoreGraphics
import LinkPresentation
import MutoscopeTesting
import QuickLook
import Testing
import UIKit
import VisionKit

@Suite("Looking at files, cards of addresses, devices nearby, documents before a camera")
@MainActor
struct LookingTests {
    private final class Files: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        let urls: [URL]
        var heard: [String] = []
        init(_ urls: [URL]) { self.urls = urls }
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
        func previewController(
            _ controller: QLPreviewController, previewItemAt index: Int
        ) -> any QLPreviewItem { urls[index] }
        func previewControllerWillDismiss(_ controller: QLPreviewController) { heard.append("will") }
        func previewControllerDidDismiss(_ controller: QLPreviewController) { heard.append("did") }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("looks-\(UUID().uuidString)")

    private func file(_ name: String, _ data: Data?) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data?.write(to: url)
        return url
    }

    private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views(in: $0) } }

    private func look(at urls: [URL]) -> (TestScreen, QLPreviewController, Files) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        let root = UIViewController(), files = Files(urls), preview = QLPreviewController()
        screen.show(root)
        screen.advance(by: 0.1)
        (preview.dataSource, preview.delegate) = (files, files)
        root.present(preview, animated: false)
        screen.advance(by: 0.5)
        return (screen, preview, files)
    }

    @Test("pictures, texts and PDF files are shown as they are, others by name, kind and size")
    func kinds() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let sheet = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50)).pdfData { context in
            context.beginPage()
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        let urls = try [
            file("a.png", image.pngData()), file("b.txt", Data("grün".utf8)), file("c.pdf", sheet),
            file("d.zip", Data(count: 2_000)),
        ]
        let (screen, preview, files) = look(at: urls)
        defer { withExtendedLifetime(files) {} }
        #expect(views(in: preview.view).contains { ($0 as? UIImageView)?.image?.size == image.size })
        #expect(preview.title == "a.png" && screen.snapshot().pixel(160, 262).red > 200)
        preview.currentPreviewItemIndex = 1
        screen.advance(by: 0.1)
        #expect(views(in: preview.view).contains { ($0 as? UITextView)?.text == "grün" })
        preview.currentPreviewItemIndex = 2
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(160, 120).blue > 200 && screen.snapshot().pixel(160, 120).red < 50)
        preview.currentPreviewItemIndex = 3
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("preview-other")
        let words = views(in: preview.view).compactMap { ($0 as? UILabel)?.text }
        #expect(words.contains("d.zip") && words.contains { $0.contains("2") && $0.contains("KB") })
        #expect(preview.currentPreviewItem?.previewItemURL == urls[3])
        #expect(QLPreviewController.canPreview(urls[3]))
        #expect(!QLPreviewController.canPreview(URL(string: "https://example.org")!))
    }

    @Test("a button closes it, and the delegate hears")
    func closing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (screen, preview, files) = look(at: [try file("a.txt", Data("a".utf8))])
        screen.tap("Done")
        screen.advance(by: 1)
        #expect(files.heard == ["will", "did"] && preview.presentingViewController == nil)
    }

    @Test("nothing is known of an address; a file is known by its name")
    func metadata() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let address = try #require(URL(string: "https://example.org/a"))
        await #expect(throws: LPError.self) {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: address)
        }
        let url = try file("a.txt", Data())
        let known = try await LPMetadataProvider().startFetchingMetadata(for: url)
        #expect(known.title == "a.txt" && known.originalURL == url)
    }

    @Test("a card has a name, a place and a picture, and as much room as these need")
    func card() {
        let known = LPLinkMetadata()
        (known.url, known.title) = (URL(string: "https://www.example.org/a"), "An example")
        let card = LPLinkView(metadata: known)
        let low = card.sizeThatFits(CGSize(width: 240, height: 1_000))
        #expect(low.width == 240 && low.height >= 56 && card.accessibilityLabel == "An example, example.org")
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        screen.window.addSubview(card)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
        known.imageProvider = NSItemProvider(object: image)
        card.metadata = known
        screen.advance(by: 0.2)
        #expect(card.sizeThatFits(CGSize(width: 240, height: 1_000)).height == low.height + 120)
    }

    @Test("there is no Bluetooth: managers say so once; names of 16 bits are those of Bluetooth's base")
    func devices() {
        final class Ear: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate {
            nonisolated(unsafe) var heard: [CBManagerState] = []
            func centralManagerDidUpdateState(_ central: CBCentralManager) { heard.append(central.state) }
            func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { heard.append(peripheral.state) }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        screen.advance(by: 0.1)
        let ear = Ear(), central = CBCentralManager(delegate: ear, queue: nil)
        let other = CBPeripheralManager(delegate: ear, queue: nil)
        #expect(central.state == .unknown)
        screen.advance(by: 0.1)
        #expect(ear.heard == [.unsupported, .unsupported] && !central.isScanning && !other.isAdvertising)
        #expect(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
        #expect(CBUUID(string: "180d").uuidString == "180D" && CBUUID(string: "180D").data == Data([0x18, 0x0D]))
    }

    @Test("there is no camera for documents and codes")
    func cameras() {
        #expect(!VNDocumentCameraViewController.isSupported && !DataScannerViewController.isSupported)
        let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(), .text(textContentType: .URL)])
        #expect(throws: DataScannerViewController.ScanningUnavailable.self) { try scanner.startScanning() }
        #expect(!ImageAnalyzer.isSupported)
        let view = UIImageView(), interaction = ImageAnalysisInteraction()
        interaction.preferredInteractionTypes = .automatic
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.activeInteractionTypes.isEmpty && interaction.text.isEmpty)
    }
}
