import Testing
import UIKit

@testable import MutoscopeTesting

@MainActor
@Suite("Matrices")
struct SnapshotMatrixTests {
    private final class Greeting: UIViewController {
        override func viewDidLoad() {
            let label = UILabel()
            label.text = "Good morning"
            label.font = .preferredFont(forTextStyle: .title1)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            view.backgroundColor = .systemBackground
            let guide = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            ])
        }
    }

    private let matrix: SnapshotMatrix =
        [.iPhoneSE3, .iPhone16Pro.landscape] × [.light, .dark] × [.large, .accessibilityExtraLarge] × [
            "en", "ar", .long,
        ]

    @Test("every combination comes once, the last axis fastest")
    func cells() {
        let cells = matrix.cells
        #expect(cells.count == 24)
        #expect(Set(cells.map(\.name)).count == 24)
        #expect(cells[0].title == "iPhone SE (3rd generation) · light · L · en")
        #expect(cells[23].name == "iPhone-16-Pro-landscape_dark_AX-XL_long")
        #expect(matrix.columns == 12)
    }

    @Test("a sheet has a labelled picture of each")
    func sheet() throws {
        let matrix: SnapshotMatrix =
            [.iPhoneSE3] × [.light, .dark] × [.large, .accessibilityExtraLarge] × ["en", .rightToLeft]
        assertSnapshot(over: matrix, size: CGSize(width: 240, height: 200)) { Greeting() }
    }

    @Test(
        "the trait spreads the snapshots of a test",
        .snapshots(over: [.iPhoneSE3] × [.light, .dark] × ["en", .long], as: .files))
    func files() {
        assertSnapshot(of: Greeting(), size: CGSize(width: 260, height: 80), scale: 1)
    }

    @Test("a screen is as it was after its snapshots")
    func screenComesBack() {
        let screen = TestScreen(size: CGSize(width: 100, height: 80), scale: 1)
        screen.show(Greeting())
        let before = screen.snapshot().pngData()
        let settings = SnapshotSettings(
            device: .iPhoneAir, traits: UITraitCollection(userInterfaceStyle: .dark), language: .rightToLeft)
        guard case .picture(let other) = screen.snapshotContent(settings) else { return }
        #expect(other.width == 1260)
        #expect(screen.size == CGSize(width: 100, height: 80))
        #expect(screen.snapshot().pngData() == before)
    }

    @Test("a sheet that would be too large says so")
    func tooLarge() {
        let huge = [(title: "", picture: CGImage.plain(0xFFFF_FFFF, width: 20_000))]
        #expect(throws: SnapshotSubjectError.self) { try PictureSheet(huge + huge, columns: 2).picture() }
    }
}
