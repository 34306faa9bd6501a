public import CoreGraphics

// Passwords that a program and pages of the web share. There are none here: what asks for one is answered with `errSecUnimplemented`.

/// Under this key an answer has a password.
public nonisolated(unsafe) let kSecSharedPassword: CFString = "spwd"

/// Keeps a password for the pages of a host, or takes it away where it is nil: refused.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?,
    _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(notShared) }
}

/// Asks for the passwords of a host's pages, of one account or of all: there are none.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(nil, notShared) }
}

/// A password by chance: four groups of three letters and digits, none of which is taken for another.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    let groups = (0..<4).map { _ in String((0..<3).map { _ in letters.randomElement()! }) }
    return groups.joined(separator: "-") as NSString
}

private var notShared: CFError {
    NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
}
