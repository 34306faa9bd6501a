import CoreGraphics
import RenderTree
import Testing

@Suite struct PrintingTests {
    @Test func treesPrintOneLineALayer() {
        var geometry = LayerGeometry()
        geometry.bounds = CGRect(x: 0, y: 0, width: 100, height: 50.5)
        geometry.position = CGPoint(x: 10, y: 20)
        var looks = LayerAppearance()
        looks.backgroundColor = RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        looks.masksToBounds = true
        let child = LayerNode(
            id: LayerID(2), geometry: geometry, style: LayerStyle(looks), content: .transform,
            animations: [basic("position.x", from: .number(0), to: .number(20))])
        let tree = RenderTree(root: node(opacity: 1, id: 1, children: [child]), commitTime: 0.5, generation: 3)
        #expect(
            tree.description == """
                RenderTree, commit 3 at 0.5 s
                #1 0×0 at (0, 0)
                  #2 transform layer 100×50.5 at (10, 20) #ff800040 clips [position.x 1 s]

                """)
        let sampler = TreeSampler()
        sampler.sample(tree, at: 0.25)
        #expect(
            sampler.description == """
                #1 0×0 at (0, 0)
                  #2 transform layer 100×50.5 at (5, 20) #ff800040 clips

                """)
    }

    @Test func numbersArePrintedBriefly() {
        #expect(
            [0.1 + 0.2, 3, -0.0, 1e-9, 2.0 / 3, 1e20, .infinity].map(\.brief)
                == ["0.3", "3", "0", "0", "0.66667", "1e+20", "inf"])
        #expect(Double.nan.brief == "nan")
    }
}
