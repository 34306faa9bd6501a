import Testing

@testable import UIKit

/// What stands in for iOS's fonts where it is installed: fonts whose letters are as wide.
@Suite struct FontTwinTests {
    private func twin(_ family: String, _ installed: Set<String>) -> String? {
        FontName.stand(inFor: family) { installed.contains($0) ? $0 : nil }
    }

    @Test func helveticaAndArialAreTheirMetricTwins() {
        let all: Set = ["Nimbus Sans", "Liberation Sans", "Inter", "Noto Sans", "DejaVu Sans"]
        #expect(twin("helvetica", all) == "Nimbus Sans")
        #expect(twin("helveticaneue", all) == "Nimbus Sans")
        #expect(twin("arial", all) == "Liberation Sans")
        #expect(twin("helvetica", ["Liberation Sans", "Inter"]) == "Liberation Sans")
        #expect(twin("timesnewroman", ["Liberation Serif"]) == "Liberation Serif")
    }

    @Test func theyAreNeverTheSystemFont() {
        #expect(twin("helvetica", ["Inter", "Noto Sans"]) == "Noto Sans")
        #expect(twin("arial", ["Inter", "DejaVu Sans"]) == "DejaVu Sans")
        #expect(UIFont(name: "Helvetica", size: 12)?.familyName != "Inter")
        #expect(twin("avenir", ["Inter", "Noto Sans"]) == nil)
    }
}
