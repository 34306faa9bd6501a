public import AppleRuntime
public import FoundationNetworking

extension URLProtectionSpace {
    /// What the server has shown to be trusted: nil, as sessions on Linux judge that themselves.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Says that a server is to be trusted.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
