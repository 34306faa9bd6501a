// What Apple's module brings along.
@_exported import EventKit
@_exported import UIKit
