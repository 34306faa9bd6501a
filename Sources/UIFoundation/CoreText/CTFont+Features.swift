public import CoreGraphics

/// The number of a kind of features.
public nonisolated(unsafe) let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// What a kind of features is called.
public nonisolated(unsafe) let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether one of a kind rules the others out.
public nonisolated(unsafe) let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The features of a kind.
public nonisolated(unsafe) let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The number of a feature.
public nonisolated(unsafe) let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// What a feature is called.
public nonisolated(unsafe) let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a feature is usual.
public nonisolated(unsafe) let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// Whether a feature is on.
public nonisolated(unsafe) let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// The four letters of a feature of OpenType.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The number of a feature of OpenType.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

/// The features of a font by Apple's numbers: nil, as of a font that has none. Features of OpenType are set by descriptors and not listed.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
/// The features of a font that are set by Apple's numbers: nil, as of a font that has none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? { nil }
