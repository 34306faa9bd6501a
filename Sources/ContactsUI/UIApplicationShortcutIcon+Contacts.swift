public import Contacts
public import UIKit

extension UIApplicationShortcutIcon {
    /// The picture of somebody. It is shown nowhere: Linux's icons have no commands.
    public convenience init(contact: CNContact) { self.init(type: .contact) }
}
