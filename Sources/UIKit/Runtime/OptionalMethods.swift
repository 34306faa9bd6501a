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
    private struct Question {
        let object: ObjectIdentifier
        var isMissing = false
    }

    /// What is asked now.
    @exclusivity(unchecked) private static var question: Question?

    /// What a method of an object says; nil where the object has no such method.
    static func answer<Answer>(of object: AnyObject, _ ask: () -> Answer) -> Answer? {
        let outer = question
        question = Question(object: ObjectIdentifier(object))
        defer { question = outer }
        let answer = ask()
        return question?.isMissing == true ? nil : answer
    }

    /// A default stands in for a method that an object does not have.
    static func noteMissing(in object: AnyObject) {
        if question?.object == ObjectIdentifier(object) { question?.isMissing = true }
    }
}
