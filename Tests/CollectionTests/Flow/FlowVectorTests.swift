import MutoscopeTesting
import Testing

@testable import UIKit

/// One probed configuration of a flow layout, with what was measured.
struct FlowProbe: Decodable, Sendable, CustomTestStringConvertible {
    struct Config: Decodable, Sendable {
        var width: CGFloat
        var height: CGFloat?
        var direction: String?
        var counts: [Int]
        var itemSize: [CGFloat]?
        var sizes: [[CGFloat]]?
        var line: CGFloat
        var interitem: CGFloat
        var inset_tlbr: [CGFloat]?
        var header: [CGFloat]?
        var footer: [CGFloat]?
    }

    var probe: String
    var config: Config
    var frames: [String: [CGFloat]?]
    var content: [String: CGFloat]
    var displayScale: CGFloat
    var tol: CGFloat

    var testDescription: String { probe }

    static let all: [FlowProbe] = {
        struct File: Decodable { var flow: [FlowProbe] }
        let url = Bundle.module.url(forResource: "Resources/collection_layout", withExtension: "json")!
        return try! JSONDecoder().decode(File.self, from: Data(contentsOf: url)).flow
    }()
}

@MainActor
private final class ProbeSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let config: FlowProbe.Config
    init(_ config: FlowProbe.Config) { self.config = config }

    func numberOfSections(in collectionView: UICollectionView) -> Int { config.counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        config.counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if let sizes = config.sizes { return CGSize(width: sizes[indexPath.item][0], height: sizes[indexPath.item][1]) }
        return (collectionViewLayout as! UICollectionViewFlowLayout).itemSize
    }
}

/// Every configuration that was measured on UIKit (docs/behaviour/collection-views.md §4).
@MainActor @Suite struct FlowVectorTests {
    private func makeView(_ probe: FlowProbe, asksDelegate: Bool) -> (UICollectionView, ProbeSource, TestScreen) {
        let config = probe.config
        let screen = TestScreen(
            size: CGSize(width: config.width, height: config.height ?? 600), scale: probe.displayScale)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = config.direction == "horizontal" ? .horizontal : .vertical
        layout.minimumLineSpacing = config.line
        layout.minimumInteritemSpacing = config.interitem
        if let size = config.itemSize { layout.itemSize = CGSize(width: size[0], height: size[1]) }
        if let i = config.inset_tlbr {
            layout.sectionInset = UIEdgeInsets(top: i[0], left: i[1], bottom: i[2], right: i[3])
        }
        if let size = config.header { layout.headerReferenceSize = CGSize(width: size[0], height: size[1]) }
        if let size = config.footer { layout.footerReferenceSize = CGSize(width: size[0], height: size[1]) }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: config.width, height: config.height ?? 600), collectionViewLayout: layout)
        let source = ProbeSource(config)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = source
        if asksDelegate { view.delegate = source }
        screen.show(view)
        return (view, source, screen)
    }

    @Test(arguments: FlowProbe.all, [false, true])
    func framesAreAsMeasured(_ probe: FlowProbe, asksDelegate: Bool) throws {
        guard asksDelegate || probe.config.sizes == nil else { return }
        let (view, _, screen) = makeView(probe, asksDelegate: asksDelegate)
        screen.advance(by: 0.05)
        for (name, expected) in probe.frames {
            let frame = attributes(name, view)?.frame
            guard let expected else {
                #expect(frame == nil, "\(name)")
                continue
            }
            let actual = try #require(frame, "\(name) has no attributes")
            let values = [actual.minX, actual.minY, actual.width, actual.height]
            for (value, wanted) in zip(values, expected) {
                #expect(abs(value - wanted) <= probe.tol, "\(name): \(actual), expected \(expected)")
            }
            let shown = shownView(name, view)
            #expect(shown?.frame == actual || !actual.intersects(view.bounds), "\(name) is shown where it should be")
        }
        if let height = probe.content["height"] { #expect(abs(view.contentSize.height - height) <= probe.tol) }
        if let width = probe.content["width"] { #expect(abs(view.contentSize.width - width) <= probe.tol) }
    }

    private func attributes(_ name: String, _ view: UICollectionView) -> UICollectionViewLayoutAttributes? {
        if let (kind, path) = edge(name) { return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) }
        return view.layoutAttributesForItem(at: item(name))
    }

    private func shownView(_ name: String, _ view: UICollectionView) -> UIView? {
        if let (kind, path) = edge(name) { return view.supplementaryView(forElementKind: kind, at: path) }
        return view.cellForItem(at: item(name))
    }

    private func item(_ name: String) -> IndexPath {
        let parts = name.split(separator: ",").map { Int($0)! }
        return IndexPath(item: parts[1], section: parts[0])
    }

    private func edge(_ name: String) -> (String, IndexPath)? {
        for (prefix, kind) in [
            ("header", UICollectionView.elementKindSectionHeader),
            ("footer", UICollectionView.elementKindSectionFooter),
        ] where name.hasPrefix(prefix) {
            return (kind, IndexPath(item: 0, section: Int(name.dropFirst(prefix.count))!))
        }
        return nil
    }
}
