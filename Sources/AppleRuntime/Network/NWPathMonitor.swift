public import CoreGraphics
import Glibc

// What programs ask of Network: whether there is a way to the net. Connections are not here.

/// One way of the machine to a net.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// By what a way leads.
    public enum InterfaceType: Sendable {
        /// By something else.
        case other
        /// By radio.
        case wifi
        /// By a telephone's net.
        case cellular
        /// By a cable.
        case wiredEthernet
        /// To the machine itself.
        case loopback
    }

    /// By what it leads.
    public let type: InterfaceType
    /// As the system calls it.
    public let name: String
    /// Its number in the system.
    public let index: Int

    package init(type: InterfaceType, name: String, index: Int) {
        (self.type, self.name, self.index) = (type, name, index)
    }

    /// The value in words, for logs.
    public var debugDescription: String { name }
}

/// Which ways there are at one time.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Whether there is one.
    public enum Status: Sendable {
        /// There is one.
        case satisfied
        /// There is none.
        case unsatisfied
        /// One could be had by asking.
        case requiresConnection
    }

    /// Why there is none.
    public enum UnsatisfiedReason: Sendable {
        /// There is none, for no reason that is told.
        case notAvailable
        /// The user does not want it.
        case cellularDenied
        /// The user does not want it.
        case wifiDenied
        /// Programs must not go there.
        case localNetworkDenied
    }

    /// Whether there is one.
    public let status: Status
    /// Those that are up, the one that leads everywhere first.
    public let availableInterfaces: [NWInterface]
    /// Whether it costs money: not known here.
    public var isExpensive: Bool { false }
    /// Whether the user wants little data to go there: not known here.
    public var isConstrained: Bool { false }
    /// Whether addresses of four numbers are reached.
    public let supportsIPv4: Bool
    /// Whether long addresses are reached.
    public let supportsIPv6: Bool
    /// Whether names are looked up.
    public var supportsDNS: Bool { status == .satisfied }
    /// Why there is none.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// Whether a way of that kind is used.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && availableInterfaces.contains { $0.type == type }
    }

    /// The value in words, for logs.
    public var debugDescription: String {
        "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))"
    }

    /// The ways as the system's files tell of them.
    /// - Parameters:
    ///   - routes: what `/proc/net/route` says.
    ///   - longRoutes: what `/proc/net/ipv6_route` says.
    ///   - kind: of an interface what it is; nil for one that is down.
    package init(
        routes: String, longRoutes: String, required: NWInterface.InterfaceType? = nil,
        prohibited: [NWInterface.InterfaceType] = [], kind: (String) -> NWInterface?
    ) {
        func fields(_ text: String) -> [[Substring]] {
            text.split(separator: "\n").map { $0.split { $0 == " " || $0 == "\t" } }
        }
        func suits(_ name: Substring) -> NWInterface? {
            kind(String(name)).flatMap { found in
                (required.map { $0 == found.type } ?? true) && !prohibited.contains(found.type) ? found : nil
            }
        }
        let short = fields(routes).filter { $0.count > 3 && $0[1] == "00000000" }.compactMap { suits($0[0]) }
        let long = fields(longRoutes).filter { $0.count > 9 && $0[1] == "00" && $0[0].allSatisfy { $0 == "0" } }
            .compactMap { line in line.last.flatMap(suits) }.filter { $0.type != .loopback }
        var seen: Set<String> = []
        availableInterfaces = (short + long).filter { seen.insert($0.name).inserted }
        (supportsIPv4, supportsIPv6) = (!short.isEmpty, !long.isEmpty)
        status = availableInterfaces.isEmpty ? .unsatisfied : .satisfied
    }

    fileprivate static func now(
        _ required: NWInterface.InterfaceType?, _ prohibited: [NWInterface.InterfaceType]
    ) -> NWPath {
        NWPath(
            routes: kernelFile("/proc/net/route"), longRoutes: kernelFile("/proc/net/ipv6_route"), required: required,
            prohibited: prohibited
        ) { name in
            let folder = "/sys/class/net/\(name)"
            guard !kernelFile("\(folder)/operstate").hasPrefix("down") else { return nil }
            let isRadio = FileManager.default.fileExists(atPath: "\(folder)/wireless")
            let number = kernelFile("\(folder)/type").prefix { $0 != "\n" }
            let type: NWInterface.InterfaceType =
                number == "772"
                ? .loopback
                : isRadio
                    ? .wifi
                    : name.hasPrefix("ww")
                        ? .cellular
                        : number == "1" ? .wiredEthernet : .other
            return NWInterface(type: type, name: name, index: Int(if_nametoindex(name)))
        }
    }
}

/// Tells when ways to the net come and go, as the system's kernel says.
public final class NWPathMonitor: @unchecked Sendable {
    /// What is called with each change, and once at the beginning, on the queue that was given.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    /// Where it is called.
    public private(set) var queue: DispatchQueue?
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private var source: (any DispatchSourceRead)?
    private var last: NWPath?

    /// Watches every way.
    public convenience init() { self.init(nil, []) }
    /// Watches ways of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init(requiredInterfaceType, []) }
    /// Watches ways of all kinds but some.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(nil, prohibitedInterfaceTypes)
    }

    private init(_ required: NWInterface.InterfaceType?, _ prohibited: [NWInterface.InterfaceType]) {
        (self.required, self.prohibited) = (required, prohibited)
    }

    deinit { source?.cancel() }

    /// The ways of now.
    public var currentPath: NWPath { .now(required, prohibited) }

    /// Begins to tell. A monitor begins once.
    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        self.queue = queue
        queue.async { [weak self] in self?.look() }
        let socket = Self.kernelSocket()
        guard socket >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        source.setEventHandler { [weak self] in
            var bytes = [UInt8](repeating: 0, count: 8192)
            while recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
            self?.look()
        }
        source.setCancelHandler { close(socket) }
        self.source = source
        source.resume()
    }

    /// Tells no more.
    public func cancel() {
        source?.cancel()
        source = nil
        pathUpdateHandler = nil
    }

    private func look() {
        let path = currentPath
        guard path != last else { return }
        last = path
        pathUpdateHandler?(path)
    }

    /// A socket on which the kernel tells of interfaces, addresses and routes (`rtnetlink`).
    private static func kernelSocket() -> Int32 {
        let family = 16, links = 0x1, addresses = 0x10 | 0x100, routes = 0x40 | 0x400
        let socket = Glibc.socket(Int32(family), Int32(SOCK_RAW.rawValue), 0)
        guard socket >= 0 else { return -1 }
        // A `sockaddr_nl`: family and padding, process, groups.
        var address: [UInt32] = [UInt32(family), 0, UInt32(links | addresses | routes)]
        let isBound = address.withUnsafeMutableBytes { bytes in
            bind(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) == 0
        }
        if isBound { return socket }
        close(socket)
        return -1
    }
}

/// All that a file of the kernel's says, which has no size; empty where there is none. Foundation's strings take such a file's first page.
package func kernelFile(_ path: String) -> String {
    let data = try? FileHandle(forReadingAtPath: path)?.readToEnd()
    return String(decoding: data ?? Data(), as: UTF8.self)
}
