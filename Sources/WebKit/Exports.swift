// What Apple's module brings along.
@_exported import FoundationNetworking
@_exported import UIKit
