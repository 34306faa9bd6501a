public import CoreGraphics

/// `CFString`: the PostScript name.
public nonisolated(unsafe) let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// `CFString`: the name that people read.
public nonisolated(unsafe) let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// `CFString`: the name of the family.
public nonisolated(unsafe) let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// `CFString`: the name of the face within the family.
public nonisolated(unsafe) let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// `CFNumber`: points.
public nonisolated(unsafe) let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// `CFDictionary`: weight, width, slant and symbolic traits.
public nonisolated(unsafe) let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// `CFArray`: features that are switched on.
public nonisolated(unsafe) let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"

/// `CFNumber`: the traits as bits.
public nonisolated(unsafe) let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// `CFNumber`: −1 to 1; 0 is regular, 0.4 bold.
public nonisolated(unsafe) let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// `CFNumber`: −1 to 1; 0 is standard.
public nonisolated(unsafe) let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// `CFNumber`: −1 to 1, in half turns; 0 is upright, more leans to the right.
public nonisolated(unsafe) let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// Values of which each is there once.
public typealias CFSet = NSSet

/// A descriptor of a font by its name.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name as String, size: size)
}

/// A descriptor of a font by attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: attributes.fontAttributes)
}

/// A descriptor with attributes added or replaced.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(attributes.fontAttributes) }

/// The attributes that a font is asked for by.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    let values = NSMutableDictionary()
    for (key, value) in descriptor.fontAttributes { values[key.rawValue as NSString] = foundationObject(value) }
    return values
}

/// One attribute, asked for or not; nil where there is none.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    switch attribute as String {
    case "NSFontFaceAttribute": UIFont(descriptor.font).styleName as NSString
    case "NSCTFontTraitsAttribute": UIFont(descriptor.font).traits
    default: descriptor.object(forKey: .init(rawValue: attribute as String)).map(foundationObject)
    }
}

/// The descriptors of all fonts that match: of a family's name those of its faces, the likest first. Nil where there are none.
/// Only the names of family and face can be mandatory, and the family's always is.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CFArray? {
    let mandatory = (mandatoryAttributes?.allObjects ?? []).compactMap { $0 as? String }
    let found = descriptor.matches(isFaceMandatory: mandatory.contains("NSFontFaceAttribute"))
    return found.isEmpty ? nil : found
}

/// The descriptor of the font that matches best; nil where none does. Of what can be mandatory see
/// ``CTFontDescriptorCreateMatchingFontDescriptors(_:_:)``.
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
    CTFontDescriptorCreateMatchingFontDescriptors(descriptor, mandatoryAttributes)?.first as? CTFontDescriptor
}

/// One attribute of a font; nil where there is none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// Symbolic traits, weight, width and slant of a font: numbers by `kCTFontSymbolicTrait` and the like.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { font.traits }

extension UIFont {
    fileprivate var traits: NSDictionary {
        let slant = -slantAngle / 180
        let traits = NSMutableDictionary()
        traits[kCTFontSymbolicTrait] = NSNumber(value: fontDescriptor.symbolicTraits.rawValue)
        traits[kCTFontWeightTrait] = NSNumber(value: Double(Weight(openType: font.weight).rawValue))
        traits[kCTFontWidthTrait] = NSNumber(value: Double(font.width))
        traits[kCTFontSlantTrait] = NSNumber(value: Double(slant))
        return traits
    }
}

extension UIFontDescriptor {
    fileprivate func matches(isFaceMandatory: Bool) -> [UIFontDescriptor] {
        guard case .named(let name) = font.family else { return [self] }
        if isFaceMandatory, asked == .familyWithoutFace { return [] }
        let found: [FontDescription]
        if let installed = FontDescription.installedFamily(name) {
            found = FontFace.all(ofFamily: installed).map { $0.description(size: font.size) }
        } else if let family = AppleFontFamily.named(name) {
            found = family.faces.map { family.description(of: $0, size: font.size) }
        } else {
            return []
        }
        let likest = found.enumerated().sorted {
            let first = font.unlikeness(to: $0.element), second = font.unlikeness(to: $1.element)
            return first != second ? first < second : $0.offset < $1.offset
        }
        return likest.prefix(asked == .font ? 1 : likest.count).map { UIFontDescriptor($0.element) }
    }
}

extension FontDescription {
    fileprivate func unlikeness(to other: FontDescription) -> CGFloat {
        unlikeness(weight: other.weight, isItalic: other.isItalic, width: other.width)
    }
}

/// A value as Foundation's objects hold it.
private func foundationObject(_ value: Any) -> AnyObject {
    switch value {
    case let value as String: value as NSString
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as UInt32: NSNumber(value: value)
    case let value as NSObject: value
    case let value as [UIFontDescriptor.TraitKey: Any]: dictionary(value.map { ($0.key.rawValue, $0.value) })
    case let value as [[UIFontDescriptor.FeatureKey: Int]]:
        NSArray(
            array: value.map { feature in
                dictionary(feature.map { ($0.key.rawValue, NSNumber(value: $0.value)) })
            })
    default: value as AnyObject
    }
}

private func dictionary(_ values: [(String, Any)]) -> NSDictionary {
    let made = NSMutableDictionary()
    for (key, value) in values { made[key as NSString] = foundationObject(value) }
    return made
}

extension NSDictionary {
    /// With keys that are no strings left out.
    var byNames: [String: Any] {
        var values: [String: Any] = [:]
        for (key, value) in self { if let name = key as? String { values[name] = value } }
        return values
    }

    /// Attributes as UIKit's descriptors take them.
    fileprivate var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        for (name, value) in byNames { attributes[.init(rawValue: name)] = value }
        if let traits = attributes[.traits] as? NSDictionary {
            attributes[.traits] = [UIFontDescriptor.TraitKey: Any](
                uniqueKeysWithValues: traits.byNames.map { (.init(rawValue: $0.key), $0.value) })
        } else if let traits = attributes[.traits] as? [String: Any] {
            attributes[.traits] = [UIFontDescriptor.TraitKey: Any](
                uniqueKeysWithValues: traits.map { (.init(rawValue: $0.key), $0.value) })
        }
        if let features = attributes[.featureSettings] as? [[String: Any]] {
            attributes[.featureSettings] = features.map { feature in
                [UIFontDescriptor.FeatureKey: Int](
                    uniqueKeysWithValues: feature.compactMap { key, value in
                        (value as? Int).map { (.init(rawValue: key), $0) }
                    })
            }
        }
        return attributes
    }
}
