import Testing
import UIKit

/// Titles and images of buttons with a configuration, from wherever they were set.
@MainActor struct ConfiguredButtonTests {
    private func shown(_ button: UIButton) -> String? { button.titleLabel?.text }

    @Test func aTitleSetForAStateShows() {
        let button = UIButton(configuration: .filled())
        let empty = button.intrinsicContentSize.width
        button.setTitle("Save", for: .normal)
        #expect(shown(button) == "Save")
        #expect(button.currentTitle == "Save")
        #expect(button.configuration?.title == "Save")
        #expect(button.intrinsicContentSize.width > empty)
        button.setTitle("No more", for: .disabled)
        button.isEnabled = false
        #expect(shown(button) == "No more")
        button.isEnabled = true
        #expect(shown(button) == "Save")
    }

    @Test func aTitleSetBeforeTheConfigurationShows() {
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.configuration = .plain()
        #expect(shown(button) == "Open")
        #expect(button.currentImage != nil)
        #expect(button.imageView?.image != nil)
    }

    @Test func theLastTitleCounts() {
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Start"
        button.setTitle("Stop", for: .normal)
        #expect(shown(button) == "Stop")
        button.configuration?.title = "Start"
        #expect(shown(button) == "Start")
    }

    @Test func aPlainTitleTakesThePlaceOfAnAttributedOne() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("A")
        #expect(configuration.title == "A")
        configuration.title = "B"
        #expect(configuration.attributedTitle == AttributedString("B"))
        configuration.attributedSubtitle = AttributedString("a")
        configuration.subtitle = nil
        #expect(configuration.attributedSubtitle == nil)
    }
}
