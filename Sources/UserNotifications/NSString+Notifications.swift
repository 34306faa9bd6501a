public import CoreGraphics

extension NSString {
    /// A text of the program's tables for a notification, with what stands for the marks in it. It is looked up at once, in the language that
    /// the program has now.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let text = Bundle.main.programString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return text }
        let values = arguments.map { argument in
            argument as? any CVarArg ?? String(describing: argument)
        }
        return String(format: text, arguments: values)
    }
}
