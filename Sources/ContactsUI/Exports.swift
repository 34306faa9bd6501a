// What Apple's module brings along.
@_exported import Contacts
@_exported import UIKit
