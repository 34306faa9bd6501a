@_exported public import SnapshotTesting
@_exported public import UIKit
