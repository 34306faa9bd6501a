import AppleRuntime
public import Foundation
public import QuartzCore

// Whether there is a way to the net, in the older way of asking. It answers by the machine's routes, whatever address is asked for: there
// is a way to every address where there is one to everywhere.

/// What is known of a way.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// The value of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over a connection that can be made, such as by telephone.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// There is a way.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// A connection must be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// It is made when it is wanted.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// The user must help.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// It is made when it is asked for.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// It is an address of this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// It is in the net of this machine.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// By a telephone's net.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// It is made when it is wanted, by whatever way.
    public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

/// What is known of a way, by its older name: it may go away. Flags as plain numbers.
public let kSCNetworkFlagsTransientConnection = 1
/// There is a way.
public let kSCNetworkFlagsReachable = 2
/// It must be made first.
public let kSCNetworkFlagsConnectionRequired = 4
/// It is made when it is wanted.
public let kSCNetworkFlagsConnectionAutomatic = 8
/// The user must help.
public let kSCNetworkFlagsInterventionRequired = 16
/// It is an address of this machine.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// It is in the net of this machine.
public let kSCNetworkFlagsIsDirect = 1 << 17

/// Where one asks for a way.
public final class SCNetworkReachability: Hashable, @unchecked Sendable {
    /// How a way is known, by what the kernel tells.
    fileprivate let monitor = NWPathMonitor()
    fileprivate var callout: SCNetworkReachabilityCallBack?
    fileprivate var context: SCNetworkReachabilityContext?
    fileprivate var isTelling = false
    fileprivate var last: SCNetworkReachabilityFlags?

    fileprivate init() {}

    deinit {
        monitor.cancel()
        if let context { context.info.map { context.release?($0) } }
    }

    /// Whether two are the same object.
    public static func == (left: SCNetworkReachability, right: SCNetworkReachability) -> Bool { left === right }
    /// The object's own.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    fileprivate var flags: SCNetworkReachabilityFlags { Self.flags(of: monitor.currentPath) }

    static func flags(of path: NWPath) -> SCNetworkReachabilityFlags {
        guard path.status == .satisfied else { return [] }
        return path.availableInterfaces.first?.type == .cellular ? [.reachable, .isWWAN] : .reachable
    }

    fileprivate func tell(on queue: DispatchQueue) {
        isTelling = true
        monitor.pathUpdateHandler = { [weak self] path in
            guard let self, isTelling else { return }
            let flags = Self.flags(of: path)
            guard flags != last else { return }
            last = flags
            callout?(self, flags, context?.info)
        }
        monitor.start(queue: queue)
    }
}

/// What is called when a way comes or goes.
public typealias SCNetworkReachabilityCallBack = (
    _ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags, _ info: UnsafeMutableRawPointer?
) -> Void

/// What a callback is given.
public struct SCNetworkReachabilityContext {
    /// Of which version this is: 0.
    public var version: Int
    /// What it is given.
    public var info: UnsafeMutableRawPointer?
    /// Keeps it.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets go of it.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Says in words what it is.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// What a callback is given.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }

    /// Nothing.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}

/// Asks for a way to an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Asks for a way between two addresses.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Asks for a way to a machine by name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: String
) -> SCNetworkReachability? { nodename.isEmpty ? nil : SCNetworkReachability() }

/// Writes what is known of a way now.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Has a callback called when a way comes or goes; nil ends it.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    if let old = target.context { old.info.map { old.release?($0) } }
    target.callout = callout
    target.context = callout == nil ? nil : context?.pointee
    if let kept = target.context, let info = kept.info { _ = kept.retain?(info) }
    return true
}

/// Has it called on a queue; nil ends it.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.isTelling = false
    target.last = nil
    if let queue { target.tell(on: queue) }
    return true
}

/// Has it called on the main queue, whichever run loop this is.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool { SCNetworkReachabilitySetDispatchQueue(target, .main) }

/// Has it called no more.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool { SCNetworkReachabilitySetDispatchQueue(target, nil) }

/// Why the last call failed: none does.
public func SCError() -> Int32 { 0 }
/// The same in words.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { UnsafePointer(strerror(status)) }
/// The same as an error.
public func SCCopyLastError() -> NSError { NSError(domain: "com.apple.SystemConfiguration", code: 0) }

extension sockaddr_in {
    /// How long the address is, bytes, which Linux does not keep in it.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// How long the address is, bytes, which Linux does not keep in it.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr {
    /// How long the address is, bytes, by its family, which Linux does not keep in it.
    public var sa_len: UInt8 {
        get {
            Int32(sa_family) == AF_INET6
                ? UInt8(MemoryLayout<sockaddr_in6>.size) : UInt8(MemoryLayout<sockaddr_in>.size)
        }
        set {}
    }
}
