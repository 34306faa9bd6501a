public import CoreGraphics

// Lists and dictionaries out of archives by the classes of their elements.

extension NSKeyedUnarchiver {
    /// A list of objects of one class.
    public class func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
    }

    /// A list of objects of some classes.
    public class func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    /// A dictionary with keys of one class and values of another.
    public class func unarchivedDictionary<
        DecodedKeyType: NSObject & NSCopying & NSCoding, DecodedObjectType: NSObject & NSCoding
    >(
        ofKeyClass keyCls: DecodedKeyType.Type, objectClass valueCls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedKeyType: DecodedObjectType]? {
        try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data)
            as? [DecodedKeyType: DecodedObjectType]
    }
}
