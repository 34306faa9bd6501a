import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Traits that came with newer systems.
@MainActor @Suite("Later traits") struct LaterTraitTests {
    @Test("they are set, come down and are unspecified at first")
    func values() {
        let traits = UITraitCollection { mutable in
            mutable.sceneCaptureState = .active
            mutable.imageDynamicRange = .high
            mutable.typesettingLanguage = Locale.Language(identifier: "th")
            mutable.toolbarItemPresentationSize = .small
        }
        #expect(traits.sceneCaptureState == .active)
        #expect(traits.imageDynamicRange == .high)
        #expect(traits.typesettingLanguage?.languageCode?.identifier == "th")
        #expect(traits.toolbarItemPresentationSize == .small)
        let none = UITraitCollection()
        #expect(none.sceneCaptureState == .unspecified && none.imageDynamicRange == .unspecified)
        #expect(none.typesettingLanguage == nil && none.listEnvironment == .unspecified)
        #expect(none.splitViewControllerLayoutEnvironment == .none)
    }

    @Test(
        "a table tells its rows what kind of list they are in",
        arguments: [
            (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
        ])
    func table(style: UITableView.Style, environment: UIListEnvironment) {
        let screen = TestScreen(size: CGSize(width: 320, height: 400))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        let row = UIView()
        table.addSubview(row)
        screen.show(table)
        screen.advance(by: 0.1)
        #expect(row.traitCollection.listEnvironment == environment)
    }

    @Test(
        "a split view controller tells its columns whether they stand side by side",
        arguments: [390, 1024] as [CGFloat])
    func columns(width: CGFloat) {
        let screen = TestScreen(size: CGSize(width: width, height: 768))
        let split = UISplitViewController(style: .doubleColumn), page = UIViewController()
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(page, for: .secondary)
        screen.show(split)
        screen.advance(by: 0.5)
        let found = split.view.traitCollection.splitViewControllerLayoutEnvironment
        #expect(found == (split.isCollapsed ? .collapsed : .expanded))
        #expect(split.isCollapsed || split.isShowing(.secondary))
    }

    @Test("headers and footers look as the list around them, but for what the program chose")
    func headers() {
        func text(_ list: UIListEnvironment) -> UIListContentConfiguration {
            let traits = UITraitCollection(listEnvironment: list)
            return UIListContentConfiguration.header().updated(for: UIViewConfigurationState(traitCollection: traits))
        }
        #expect(text(.plain).textProperties == UIListContentConfiguration.plainHeader().textProperties)
        #expect(text(.insetGrouped).textProperties == UIListContentConfiguration.groupedHeader().textProperties)
        #expect(text(.sidebar).textProperties == UIListContentConfiguration.sidebarHeader().textProperties)
        let grouped = UIViewConfigurationState(traitCollection: UITraitCollection(listEnvironment: .grouped))
        var own = UIListContentConfiguration.header()
        own.textProperties.color = .red
        #expect(own.updated(for: grouped).textProperties == own.textProperties)
        #expect(UIBackgroundConfiguration.listHeader().updated(for: grouped).backgroundColor == .clear)
        #expect(UIBackgroundConfiguration.listFooter().backgroundColor == .systemBackground)
    }
}
