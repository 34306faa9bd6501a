// As the headers of Apple's UIKit have them, and the ground floor.
@_exported import CoreImage
@_exported import QuartzCore
@_exported import UIFoundation
@_exported import UserNotifications
