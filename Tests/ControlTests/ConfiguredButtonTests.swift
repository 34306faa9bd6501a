import MutoscopeTesting
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

    @Test func constraintsGiveATitleThatGrowsItsRoom() {
        let screen = TestScreen(size: CGSize(width: 390, height: 300), scale: 2)
        let page = UIView(), button = UIButton(configuration: .plain())
        button.configuration?.title = "Save"
        button.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: page.topAnchor),
            button.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        ])
        screen.show(page)
        screen.advance(by: 0.1)
        let before = button.frame.size
        page.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        screen.advance(by: 0.1)
        #expect(button.frame.width > before.width)
        #expect(button.frame.height > before.height)
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

    private func parts<Kind: UIView>(_ kind: Kind.Type, of button: UIButton) -> [Kind] {
        button.layoutIfNeeded()
        var found: [Kind] = [], waiting: [UIView] = [button]
        while let view = waiting.popLast() {
            if let view = view as? Kind { found.append(view) }
            waiting += view.subviews
        }
        return found
    }

    @Test func aButtonThatStandsForAChoiceHasChevronsBehindItsTitle() throws {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let plain = button.intrinsicContentSize.width
        #expect(parts(UIImageView.self, of: button).isEmpty)
        button.changesSelectionAsPrimaryAction = true
        #expect(shown(button) == "One")
        button.bounds.size = button.intrinsicContentSize
        let chevrons = try #require(parts(UIImageView.self, of: button).first)
        let title = try #require(button.titleLabel)
        #expect(chevrons.frame.minX >= title.frame.maxX)
        #expect(chevrons.frame.maxX <= button.bounds.maxX - 12)
        #expect(button.intrinsicContentSize.width > plain)
        button.configuration?.indicator = .none
        #expect(parts(UIImageView.self, of: button).isEmpty)
        button.configuration?.indicator = .popup
        button.changesSelectionAsPrimaryAction = false
        #expect(parts(UIImageView.self, of: button).count == 1)
        button.semanticContentAttribute = .forceRightToLeft
        button.bounds.size = button.intrinsicContentSize
        let mirrored = try #require(parts(UIImageView.self, of: button).first)
        #expect(mirrored.frame.maxX <= button.titleLabel?.frame.minX ?? 0)
    }

    @Test func aBackgroundHasEffectPictureInsetsAndTransformers() throws {
        let button = UIButton(configuration: .filled())
        let custom = UIView()
        button.frame.size = CGSize(width: 100, height: 40)
        button.configuration?.background.customView = custom
        button.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 6, bottom: 4, trailing: 10)
        button.configuration?.background.visualEffect = UIBlurEffect(style: .regular)
        button.configuration?.background.image = UIImage(systemName: "star")
        #expect(parts(UIVisualEffectView.self, of: button).count == 1)
        #expect(parts(UIImageView.self, of: button).count == 1)
        #expect(custom.convert(custom.bounds, to: button) == CGRect(x: 6, y: 4, width: 84, height: 32))
        button.configuration = .filled()
        button.configuration?.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .orange }
        #expect(parts(UIView.self, of: button).contains { $0.backgroundColor == .orange })
        #expect(custom.superview == nil)
    }

    @Test func imagesStandInAColumnAsWideAsIsReserved() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Row"
        configuration.image = UIImage(systemName: "star")
        let narrow = UIButton(configuration: configuration).intrinsicContentSize.width
        configuration.imageReservation = 60
        let wide = UIButton(configuration: configuration)
        let image = try #require(configuration.image)
        #expect(abs(wide.intrinsicContentSize.width - (narrow + 60 - image.size.width)) < 0.01)
    }

    @Test func aWheelTakesItsOwnColour() {
        var configuration = UIButton.Configuration.plain()
        configuration.showsActivityIndicator = true
        configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .purple }
        let button = UIButton(configuration: configuration)
        #expect(parts(UIActivityIndicatorView.self, of: button).first?.color == .purple)
    }

    @Test func aTitleWithoutRoomTakesFurtherLines() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Several words in a row"
        let button = UIButton(configuration: configuration)
        let line = button.intrinsicContentSize
        button.frame = CGRect(x: 0, y: 0, width: line.width - 40, height: line.height)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(label.numberOfLines == 0)
        #expect(label.bounds.height > line.height * 0.9)
        #expect(abs(label.frame.midY - button.bounds.midY) <= 1)
        #expect(button.sizeThatFits(CGSize(width: line.width - 40, height: .infinity)).height > line.height + 10)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        button.layoutIfNeeded()
        #expect(label.numberOfLines == 1)
        #expect(button.sizeThatFits(CGSize(width: line.width - 40, height: .infinity)) == line)
    }

    @Test func aButtonThatFitsItselfHasOneLine() {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Star"
        button.sizeToFit()
        let narrow = button.bounds.size
        button.configuration?.image = UIImage(systemName: "star")
        button.configuration?.title = "Several words"
        button.sizeToFit()
        #expect(button.bounds.width > narrow.width)
        #expect(button.bounds.height == narrow.height)
    }

    @Test func constraintsMakeAButtonAsHighAsItsLines() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Several words in a row"
        let button = UIButton(configuration: configuration),
            stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let line = button.intrinsicContentSize
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(button)
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: line.width - 40),
            button.topAnchor.constraint(equalTo: stage.topAnchor),
            button.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(button.bounds.height > line.height + 10)
    }

    @Test func aButtonThatLosesItsConfigurationHasOneLine() throws {
        let button = UIButton(configuration: .plain())
        button.setTitle("Several words in a row", for: .normal)
        button.configuration = nil
        let label = try #require(button.titleLabel)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
    }
}
