import Testing

@testable import LayoutSolver

@Suite struct VisualFormatTests {
    @Test(arguments: ["H:|-[a", "[a]-b]", "H:[a(>=)]", "", "H:|-(3-[a]"])
    func badFormatsSayWhere(format: String) {
        #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
    }

    @Test func predicatesKeepRelationAmountAndPriority() throws {
        let format = try VisualFormatParser.parse("V:|-[a(>=40@700,==b)]-(gap)-|")
        #expect(!format.isHorizontal)
        #expect(format.leading == .standard)
        #expect(format.trailing == .predicates([.init(amount: .name("gap"))]))
        #expect(
            format.views == [
                .init(
                    name: "a",
                    predicates: [
                        .init(relation: .greaterOrEqual, amount: .number(40), priority: .number(700)),
                        .init(amount: .name("b")),
                    ])
            ])
    }
}
