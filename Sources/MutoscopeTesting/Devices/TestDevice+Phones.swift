import UIKit

// Phones of the last eight years, oldest first.
extension TestDevice {
    /// iPhone XR.
    public static let iPhoneXR = TestDevice(
        .phone("iPhone XR", 414, 896, scale: 2, covered: [48, 34, 0, 48, 21], radius: 41.5, isLarge: true))
    /// iPhone XS.
    public static let iPhoneXS = TestDevice(
        .phone("iPhone XS", 375, 812, scale: 3, covered: [44, 34, 0, 44, 21], radius: 39))
    /// iPhone XS Max.
    public static let iPhoneXSMax = TestDevice(
        .phone("iPhone XS Max", 414, 896, scale: 3, covered: [44, 34, 0, 44, 21], radius: 39, isLarge: true))
    /// iPhone 11.
    public static let iPhone11 = TestDevice(
        .phone("iPhone 11", 414, 896, scale: 2, covered: [48, 34, 0, 48, 21], radius: 41.5, isLarge: true))
    /// iPhone 11 Pro.
    public static let iPhone11Pro = TestDevice(
        .phone("iPhone 11 Pro", 375, 812, scale: 3, covered: [44, 34, 0, 44, 21], radius: 39))
    /// iPhone 11 Pro Max.
    public static let iPhone11ProMax = TestDevice(
        .phone("iPhone 11 Pro Max", 414, 896, scale: 3, covered: [44, 34, 0, 44, 21], radius: 39, isLarge: true))
    /// iPhone SE (2nd generation).
    public static let iPhoneSE2 = TestDevice(
        .phone("iPhone SE (2nd generation)", 375, 667, scale: 2, covered: [20, 0, 0, 0, 0], radius: 0))
    /// iPhone 12 mini.
    public static let iPhone12Mini = TestDevice(
        .phone("iPhone 12 mini", 375, 812, scale: 3, covered: [50, 34, 0, 50, 21], radius: 44))
    /// iPhone 12.
    public static let iPhone12 = TestDevice(
        .phone("iPhone 12", 390, 844, scale: 3, covered: [47, 34, 0, 47, 21], radius: 47.33))
    /// iPhone 12 Pro.
    public static let iPhone12Pro = TestDevice(
        .phone("iPhone 12 Pro", 390, 844, scale: 3, covered: [47, 34, 0, 47, 21], radius: 47.33))
    /// iPhone 12 Pro Max.
    public static let iPhone12ProMax = TestDevice(
        .phone("iPhone 12 Pro Max", 428, 926, scale: 3, covered: [47, 34, 0, 47, 21], radius: 53.33, isLarge: true))
    /// iPhone 13 mini.
    public static let iPhone13Mini = TestDevice(
        .phone("iPhone 13 mini", 375, 812, scale: 3, covered: [50, 34, 0, 50, 21], radius: 44))
    /// iPhone 13.
    public static let iPhone13 = TestDevice(
        .phone("iPhone 13", 390, 844, scale: 3, covered: [47, 34, 0, 47, 21], radius: 47.33))
    /// iPhone 13 Pro.
    public static let iPhone13Pro = TestDevice(
        .phone("iPhone 13 Pro", 390, 844, scale: 3, covered: [47, 34, 0, 47, 21], radius: 47.33))
    /// iPhone 13 Pro Max.
    public static let iPhone13ProMax = TestDevice(
        .phone("iPhone 13 Pro Max", 428, 926, scale: 3, covered: [47, 34, 0, 47, 21], radius: 53.33, isLarge: true))
    /// iPhone SE (3rd generation).
    public static let iPhoneSE3 = TestDevice(
        .phone("iPhone SE (3rd generation)", 375, 667, scale: 2, covered: [20, 0, 0, 0, 0], radius: 0))
    /// iPhone 14.
    public static let iPhone14 = TestDevice(
        .phone("iPhone 14", 390, 844, scale: 3, covered: [47, 34, 0, 47, 21], radius: 47.33))
    /// iPhone 14 Plus.
    public static let iPhone14Plus = TestDevice(
        .phone("iPhone 14 Plus", 428, 926, scale: 3, covered: [47, 34, 0, 47, 21], radius: 53.33, isLarge: true))
    /// iPhone 14 Pro.
    public static let iPhone14Pro = TestDevice(
        .phone("iPhone 14 Pro", 393, 852, scale: 3, covered: [59, 34, 0, 59, 21], radius: 55))
    /// iPhone 14 Pro Max.
    public static let iPhone14ProMax = TestDevice(
        .phone("iPhone 14 Pro Max", 430, 932, scale: 3, covered: [59, 34, 0, 59, 21], radius: 55, isLarge: true))
    /// iPhone 15.
    public static let iPhone15 = TestDevice(
        .phone("iPhone 15", 393, 852, scale: 3, covered: [59, 34, 0, 59, 21], radius: 55))
    /// iPhone 15 Plus.
    public static let iPhone15Plus = TestDevice(
        .phone("iPhone 15 Plus", 430, 932, scale: 3, covered: [59, 34, 0, 59, 21], radius: 55, isLarge: true))
    /// iPhone 15 Pro.
    public static let iPhone15Pro = TestDevice(
        .phone("iPhone 15 Pro", 393, 852, scale: 3, covered: [59, 34, 0, 59, 21], radius: 55))
    /// iPhone 15 Pro Max.
    public static let iPhone15ProMax = TestDevice(
        .phone("iPhone 15 Pro Max", 430, 932, scale: 3, covered: [59, 34, 0, 59, 21], radius: 55, isLarge: true))
    /// iPhone 16.
    public static let iPhone16 = TestDevice(
        .phone("iPhone 16", 393, 852, scale: 3, covered: [59, 34, 0, 59, 21], radius: 55))
    /// iPhone 16 Plus.
    public static let iPhone16Plus = TestDevice(
        .phone("iPhone 16 Plus", 430, 932, scale: 3, covered: [59, 34, 0, 59, 21], radius: 55, isLarge: true))
    /// iPhone 16 Pro.
    public static let iPhone16Pro = TestDevice(
        .phone("iPhone 16 Pro", 402, 874, scale: 3, covered: [62, 34, 0, 62, 21], radius: 62))
    /// iPhone 16 Pro Max.
    public static let iPhone16ProMax = TestDevice(
        .phone("iPhone 16 Pro Max", 440, 956, scale: 3, covered: [62, 34, 0, 62, 21], radius: 62, isLarge: true))
    /// iPhone 16e.
    public static let iPhone16e = TestDevice(
        .phone("iPhone 16e", 390, 844, scale: 3, covered: [47, 34, 0, 47, 21], radius: 47.33))
    /// iPhone 17.
    public static let iPhone17 = TestDevice(
        .phone("iPhone 17", 402, 874, scale: 3, covered: [62, 34, 20, 62, 20], radius: 62))
    /// iPhone 17 Pro.
    public static let iPhone17Pro = TestDevice(
        .phone("iPhone 17 Pro", 402, 874, scale: 3, covered: [62, 34, 20, 62, 20], radius: 62))
    /// iPhone 17 Pro Max.
    public static let iPhone17ProMax = TestDevice(
        .phone("iPhone 17 Pro Max", 440, 956, scale: 3, covered: [62, 34, 20, 62, 20], radius: 62, isLarge: true))
    /// iPhone Air.
    public static let iPhoneAir = TestDevice(
        .phone("iPhone Air", 420, 912, scale: 3, covered: [68, 34, 20, 68, 29], radius: 62, isLarge: true))

    /// Every phone.
    public static let phones: [TestDevice] = [
        .iPhoneXR, .iPhoneXS, .iPhoneXSMax, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhoneSE2, .iPhone12Mini,
        .iPhone12, .iPhone12Pro, .iPhone12ProMax, .iPhone13Mini, .iPhone13, .iPhone13Pro, .iPhone13ProMax, .iPhoneSE3,
        .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro,
        .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPhone17, .iPhone17Pro,
        .iPhone17ProMax, .iPhoneAir,
    ]
}
