/// The one answer to "does the delegate have this method?".
///
/// Optional methods of Apple's protocols are requirements with defaults here. A default that stands in for a missing method says so
/// with ``noteMissing(in:)``, and who asks through ``answer(of:_:)`` gets nil.
///
/// A default in a protocol's extension is never reached through `super`: it runs because there is no method. A default in an open class
/// is what `super` calls too, so it speaks up only for classes that do not override it (``OverrideProbe``). And only the object that is
/// asked counts: a delegate that passes the question on to another object has the method, whatever the other one has.
@MainActor
enum OptionalMethods {
    @exclusivity(unchecked) private static var asked: ObjectIdentifier?
    @exclusivity(unchecked) private static var isMissing = false

    /// What a method of an object says; nil where the object has no such method.
    static func answer<Answer>(of object: AnyObject, _ ask: () -> Answer) -> Answer? {
        let outer = (asked, isMissing)
        (asked, isMissing) = (ObjectIdentifier(object), false)
        defer { (asked, isMissing) = outer }
        let answer = ask()
        return isMissing ? nil : answer
    }

    /// A default stands in for a method that an object does not have.
    static func noteMissing(in object: AnyObject) {
        if asked == ObjectIdentifier(object) { isMissing = true }
    }
}
