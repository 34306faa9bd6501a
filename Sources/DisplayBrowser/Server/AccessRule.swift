import CoreGraphics
import Displays

/// Who may see and touch the program.
///
/// Without a token only this machine may, by a name that means this machine: a page of another site that makes its own name point here
/// is refused. Pages of other sites are refused in any case.
struct AccessRule: Equatable, Sendable {
    let token: String?

    /// - Returns: What the visitor is told; nil lets it in.
    func refusal(of head: RequestHead) -> Response? {
        if let token {
            // Style and scripts are no secret, and ask without the page's address.
            guard ["/", "/socket"].contains(head.path) else { return nil }
            guard Self.isEqual(head.query["token"] ?? "", token) else {
                return .refusal("403 Forbidden", "The address needs the token that the program printed: ?token=…")
            }
        } else {
            guard let host = head.headers["host"], Self.isThisMachine(host) else {
                return .refusal(
                    "403 Forbidden",
                    "Open this page as localhost, or start the program with MUTOSCOPE_BROWSER_TOKEN and put the token in the address."
                )
            }
        }
        if let origin = head.headers["origin"], Self.authority(of: origin) != head.headers["host"]?.lowercased() {
            return .refusal("403 Forbidden", "A page of another site cannot use this program.")
        }
        return nil
    }

    /// `host:port` of an origin; nil for pages that have none, as those of files.
    private static func authority(of origin: String) -> String? {
        guard let range = origin.range(of: "://") else { return nil }
        return origin[range.upperBound...].lowercased()
    }

    private static func isThisMachine(_ host: String) -> Bool {
        let lower = host.lowercased()
        if lower.hasPrefix("[::1]") { return true }
        let name = lower.split(separator: ":", omittingEmptySubsequences: false).first.map(String.init) ?? lower
        return name == "localhost" || name.hasSuffix(".localhost")
            || name.hasPrefix("127.")
                && name.split(separator: ".").allSatisfy { UInt8($0) != nil }
    }

    /// Takes as long for a guess that begins rightly as for any other.
    private static func isEqual(_ a: String, _ b: String) -> Bool {
        let one = Array(a.utf8), other = Array(b.utf8)
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    static func makeToken() -> String {
        (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
    }
}
