import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("API: objects of nothing, properties by name, guides that are watched") struct ObjectsOfNothingTests {
    @Test("effects and swipe actions can be made of nothing")
    func plainObjects() {
        #expect(UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
        #expect(UIVisualEffectView(effect: UIVibrancyEffect()).effect is UIVibrancyEffect)
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
    }

    @Test("layouts and bar items have properties by name; other names change nothing")
    func propertiesByName() {
        let flow = UICollectionViewFlowLayout()
        flow.setValue(12, forKey: "minimumLineSpacing")
        flow.setValue(NSValue(cgSize: CGSize(width: 30, height: 40)), forKey: "itemSize")
        flow.setValue(1, forKeyPath: "scrollDirection")
        #expect(flow.minimumLineSpacing == 12)
        #expect(flow.itemSize == CGSize(width: 30, height: 40))
        #expect(flow.scrollDirection == .horizontal)
        let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
        item.setValue("New", forKey: "title")
        item.setValue(false, forKey: "enabled")
        #expect(item.title == "New" && !item.isEnabled)
        item.setValue(nil, forKey: "title")
        #expect(item.title == nil)
        #expect(!UIBlurEffect(style: .dark).setStoredValue(4, forKey: "blurRadius"))
    }

    @Test("a guide hears of the view that it is added to, and may constrain itself to it there")
    func guidesThatWatch() {
        final class Strip: UILayoutGuide {
            var owners: [UIView?] = []
            override var owningView: UIView? {
                didSet {
                    owners.append(owningView)
                    guard let view = owningView else { return }
                    NSLayoutConstraint.activate([
                        leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        heightAnchor.constraint(equalToConstant: 30),
                    ])
                }
            }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), strip = Strip()
        view.addLayoutGuide(strip)
        view.layoutIfNeeded()
        #expect(strip.owners == [view])
        #expect(strip.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 30))
        view.removeLayoutGuide(strip)
        #expect(strip.owners == [view, nil])
    }
}
