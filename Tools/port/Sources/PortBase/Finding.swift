/// Something that a person has to know or do, with the place in the original file.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
    public enum Severity: String, Sendable { case note, warning, error }

    public var file: String
    public var line: Int
    public var column: Int
    public var severity: Severity
    public var message: String

    public init(file: String, line: Int, column: Int, severity: Severity, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
    }

    /// As compilers print it.
    public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
