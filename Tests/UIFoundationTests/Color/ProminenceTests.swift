import CoreGraphics
import Testing
import UIKit

/// Colours of ranks, shadows of backgrounds and readers of pictures.
@MainActor @Suite("Prominence, shadows and readers") struct ProminenceTests {
    @Test("ranks take from the alpha that there is, of dynamic colours under any traits")
    func ranks() {
        #expect(UIColor.red.withProminence(.primary) == .red)
        #expect(abs(UIColor.red.withProminence(.secondary).cgColor.alpha - 0.6) < 0.001)
        let half = UIColor.blue.withAlphaComponent(0.5)
        #expect(abs(half.withProminence(.tertiary).cgColor.alpha - 0.15) < 0.001)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withProminence(.quaternary)
        let dark = dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        var white: CGFloat = 0, alpha: CGFloat = 0
        dark.getWhite(&white, alpha: &alpha)
        #expect(white == 1 && abs(alpha - 0.18) < 0.001)
    }

    @Test("a background throws its shadow, and none by default")
    func shadow() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var background = UIBackgroundConfiguration.listCell()
        #expect(background.shadowProperties.opacity == 0)
        background.shadowProperties.opacity = 0.5
        background.shadowProperties.radius = 3
        background.shadowProperties.offset = CGSize(width: 0, height: 2)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        func layers(_ view: UIView) -> [CALayer] { [view.layer] + view.subviews.flatMap(layers) }
        let layer = try #require(layers(cell).first { $0.shadowOpacity > 0 })
        #expect(layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: 2))
        cell.backgroundConfiguration = .listCell()
        #expect(!layers(cell).contains { $0.shadowOpacity > 0 })
    }

    @Test("a reader makes pictures smaller, and points out of pixels an inch")
    func reader() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData { _ in }
        #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 40, height: 20))
        var configuration = UIImageReader.Configuration()
        configuration.pixelsPerInch = 144
        #expect(UIImageReader(configuration: configuration).image(data: data)?.scale == 2)
        configuration = UIImageReader.Configuration()
        configuration.preferredThumbnailSize = CGSize(width: 20, height: 10)
        #expect(UIImageReader(configuration: configuration).image(data: data)?.size == CGSize(width: 20, height: 10))
        #expect(UIImageReader.default.image(data: Data([1, 2])) == nil)
    }
}
