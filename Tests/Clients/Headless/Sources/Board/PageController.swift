import UIKit

class PageController: UIViewController, InterfaceObject {
    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "label": InterfaceValue.assign(value, to: &self.label);
        default: return false
        }; return true
    };
    func interfaceAction(_ name: String) -> Selector? {
        switch name {
        default: return nil
        }
    };
    private weak var label: UILabel!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let isMiddle = label.center.x == view.bounds.midX
        print(
            "\(label.text ?? "") of \(navigationItem.title ?? "") in \(type(of: parent!)), in the middle: \(isMiddle)")
    }
}
