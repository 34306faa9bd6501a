import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("toolbars") struct ToolbarTests {
    private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private let image = UIImage(systemName: "alarm")

    private func frames(_ items: [UIBarButtonItem]) -> [CGRect] {
        bar.items = items
        bar.layoutIfNeeded()
        return bar.subviews.filter { $0 is BarItemView }.map(\.frame)
    }

    private func item() -> UIBarButtonItem { UIBarButtonItem(image: image, style: .plain, target: nil, action: nil) }

    @Test("items side by side keep apart, as in navigation bars")
    func gap() {
        let frames = frames([item(), item()])
        #expect(frames[0].minX == 16)
        #expect(frames[1].minX - frames[0].maxX == 8)
    }

    @Test("where the program puts a space there is no more than that")
    func spaces() {
        let fixed = frames([item(), .fixedSpace(20), item()])
        #expect(fixed[2].minX - fixed[0].maxX == 20)
        let flexible = frames([item(), .flexibleSpace(), item()])
        #expect(flexible[0].minX == 16)
        #expect(abs(flexible[2].maxX - (390 - 16)) < 0.001)
    }
}
