import UIKit

// Tablets of the last eight years, oldest first.
extension TestDevice {
    /// iPad (6th generation).
    public static let iPad6 = TestDevice(.pad("iPad (6th generation)", 768, 1024, radius: 0))
    /// iPad Pro 11-inch (1st generation).
    public static let iPadPro11First = TestDevice(.pad("iPad Pro 11-inch (1st generation)", 834, 1194, radius: 18))
    /// iPad Pro 12.9-inch (3rd generation).
    public static let iPadPro12Third = TestDevice(.pad("iPad Pro 12.9-inch (3rd generation)", 1024, 1366, radius: 18))
    /// iPad mini (5th generation).
    public static let iPadMini5 = TestDevice(.pad("iPad mini (5th generation)", 768, 1024, radius: 0))
    /// iPad Air (3rd generation).
    public static let iPadAir3 = TestDevice(.pad("iPad Air (3rd generation)", 834, 1112, radius: 0))
    /// iPad (7th generation).
    public static let iPad7 = TestDevice(.pad("iPad (7th generation)", 810, 1080, radius: 0))
    /// iPad Pro 11-inch (2nd generation).
    public static let iPadPro11Second = TestDevice(.pad("iPad Pro 11-inch (2nd generation)", 834, 1194, radius: 18))
    /// iPad Pro 12.9-inch (4th generation).
    public static let iPadPro12Fourth = TestDevice(.pad("iPad Pro 12.9-inch (4th generation)", 1024, 1366, radius: 18))
    /// iPad (8th generation).
    public static let iPad8 = TestDevice(.pad("iPad (8th generation)", 810, 1080, radius: 0))
    /// iPad Air (4th generation).
    public static let iPadAir4 = TestDevice(.pad("iPad Air (4th generation)", 820, 1180, radius: 18))
    /// iPad Pro 11-inch (3rd generation).
    public static let iPadPro11Third = TestDevice(.pad("iPad Pro 11-inch (3rd generation)", 834, 1194, radius: 18))
    /// iPad Pro 12.9-inch (5th generation).
    public static let iPadPro12Fifth = TestDevice(.pad("iPad Pro 12.9-inch (5th generation)", 1024, 1366, radius: 18))
    /// iPad (9th generation).
    public static let iPad9 = TestDevice(.pad("iPad (9th generation)", 810, 1080, radius: 0))
    /// iPad mini (6th generation).
    public static let iPadMini6 = TestDevice(.pad("iPad mini (6th generation)", 744, 1133, radius: 21.5))
    /// iPad Air (5th generation).
    public static let iPadAir5 = TestDevice(.pad("iPad Air (5th generation)", 820, 1180, radius: 18))
    /// iPad (10th generation).
    public static let iPad10 = TestDevice(.pad("iPad (10th generation)", 820, 1180, radius: 25))
    /// iPad Pro 11-inch (4th generation).
    public static let iPadPro11Fourth = TestDevice(.pad("iPad Pro 11-inch (4th generation)", 834, 1194, radius: 18))
    /// iPad Pro 12.9-inch (6th generation).
    public static let iPadPro12Sixth = TestDevice(.pad("iPad Pro 12.9-inch (6th generation)", 1024, 1366, radius: 18))
    /// iPad Air 11-inch (M2).
    public static let iPadAir11M2 = TestDevice(.pad("iPad Air 11-inch (M2)", 820, 1180, radius: 18))
    /// iPad Air 13-inch (M2).
    public static let iPadAir13M2 = TestDevice(.pad("iPad Air 13-inch (M2)", 1024, 1366, radius: 18))
    /// iPad Pro 11-inch (M4).
    public static let iPadPro11M4 = TestDevice(.pad("iPad Pro 11-inch (M4)", 834, 1210, radius: 30))
    /// iPad Pro 13-inch (M4).
    public static let iPadPro13M4 = TestDevice(.pad("iPad Pro 13-inch (M4)", 1032, 1376, radius: 30))
    /// iPad mini (A17 Pro).
    public static let iPadMini7 = TestDevice(.pad("iPad mini (A17 Pro)", 744, 1133, radius: 21.5))
    /// iPad (A16).
    public static let iPad11 = TestDevice(.pad("iPad (A16)", 820, 1180, radius: 25))
    /// iPad Air 11-inch (M3).
    public static let iPadAir11M3 = TestDevice(.pad("iPad Air 11-inch (M3)", 820, 1180, radius: 18))
    /// iPad Air 13-inch (M3).
    public static let iPadAir13M3 = TestDevice(.pad("iPad Air 13-inch (M3)", 1024, 1366, radius: 18))
    /// iPad Pro 11-inch (M5).
    public static let iPadPro11M5 = TestDevice(.pad("iPad Pro 11-inch (M5)", 834, 1210, radius: 30))
    /// iPad Pro 13-inch (M5).
    public static let iPadPro13M5 = TestDevice(.pad("iPad Pro 13-inch (M5)", 1032, 1376, radius: 30))

    /// Every tablet.
    public static let tablets: [TestDevice] = [
        .iPad6, .iPadPro11First, .iPadPro12Third, .iPadMini5, .iPadAir3, .iPad7, .iPadPro11Second, .iPadPro12Fourth,
        .iPad8, .iPadAir4, .iPadPro11Third, .iPadPro12Fifth, .iPad9, .iPadMini6, .iPadAir5, .iPad10, .iPadPro11Fourth,
        .iPadPro12Sixth, .iPadAir11M2, .iPadAir13M2, .iPadPro11M4, .iPadPro13M4, .iPadMini7, .iPad11, .iPadAir11M3,
        .iPadAir13M3, .iPadPro11M5, .iPadPro13M5,
    ]

    /// Every device, phones first.
    public static let all = phones + tablets
}
