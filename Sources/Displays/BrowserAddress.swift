/// Where the page of the browser display is served, and who may see it.
package struct BrowserAddress: Equatable, Sendable {
    /// A numeric address; loopback unless said.
    package var host = loopback
    /// 0 takes any that is free.
    package var port = usualPort
    /// What the page's address must have as `token`; nil asks for none on loopback, elsewhere one is made.
    package var token: String?

    package static let loopback = "127.0.0.1"
    package static let usualPort = 8_390

    package init(host: String = loopback, port: Int = usualPort, token: String? = nil) {
        self.host = host
        self.port = port
        self.token = token
    }

    package var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }

    /// Reads what stands after `browser:`; nothing is the usual place.
    mutating func set(_ text: Substring, from name: String) throws(DisplayOptionError) {
        guard !text.isEmpty else { return }
        let colon = text.lastIndex(of: ":")
        let digits = colon.map { text[text.index(after: $0)...] } ?? text
        guard let number = Int(digits), (0...65_535).contains(number) else {
            throw DisplayOptionError(
                "\(name) browser:PORT takes a port from 0 (any that is free) to 65535; got \"\(text)\".")
        }
        port = number
        guard let colon else { return }
        let given = text[..<colon]
        let isBracketed = given.hasPrefix("[") && given.hasSuffix("]")
        let plain = String(isBracketed ? given.dropFirst().dropLast() : given)
        switch plain {
        case "localhost": host = Self.loopback
        case "*": host = "0.0.0.0"
        case _ where isBracketed || Self.isNumeric(plain): host = plain
        default:
            throw DisplayOptionError(
                "\(name) browser:ADDRESS:PORT takes a numeric address, as in 0.0.0.0 or [::]; got \"\(given)\".")
        }
    }

    private static func isNumeric(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}
