import Foundation

// What programs ask Darwin's C library about the device, answered with what Linux says.

/// How many bytes the names in `utsname` have.
public let _SYS_NAMELEN: Int32 = 65

/// What the system says of itself by a name: "hw.machine", "hw.model", "hw.ncpu", "hw.memsize", "kern.hostname", "kern.osrelease",
/// "kern.ostype", "kern.osversion" and "kern.version". It cannot be changed.
///
/// - Parameters:
///   - name: the name, which ends with a zero.
///   - old: room for the answer; nil asks only how many bytes that has.
///   - oldLength: how much room there is; then how many bytes the answer has. Texts end with a zero, numbers are as wide as on Darwin.
/// - Returns: 0; −1 with `errno` `ENOENT` for a name that is not known, `ENOMEM` where there is not room enough (as much as fits is there),
///   `EPERM` where something is to be set.
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ oldLength: UnsafeMutablePointer<Int>!,
    _ new: UnsafeMutableRawPointer!, _ newLength: Int
) -> Int32 {
    guard new == nil else { return failed(EPERM) }
    guard let name, let answer = SystemFact(String(cString: name))?.bytes else { return failed(ENOENT) }
    guard let oldLength else { return 0 }
    let room = old == nil ? answer.count : oldLength.pointee
    let count = min(room, answer.count)
    if let old { answer.withUnsafeBytes { old.copyMemory(from: $0.baseAddress!, byteCount: count) } }
    oldLength.pointee = count
    return count < answer.count ? failed(ENOMEM) : 0
}

private func failed(_ reason: Int32) -> Int32 {
    errno = reason
    return -1
}

/// An answer of ``sysctlbyname(_:_:_:_:_:)``.
private enum SystemFact {
    case text(String)
    case number(Int32)
    case size(UInt64)

    init?(_ name: String) {
        let process = ProcessInfo.processInfo
        switch name {
        case "hw.machine", "hw.model": self = .text(Self.systemName(\.machine))
        case "kern.hostname": self = .text(Self.systemName(\.nodename))
        case "kern.ostype": self = .text(Self.systemName(\.sysname))
        case "kern.osrelease": self = .text(Self.systemName(\.release))
        case "kern.osversion", "kern.version": self = .text(Self.systemName(\.version))
        case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu": self = .number(Int32(process.processorCount))
        case "hw.activecpu": self = .number(Int32(process.activeProcessorCount))
        case "hw.memsize": self = .size(process.physicalMemory)
        default: return nil
        }
    }

    private static func systemName<Name>(_ part: KeyPath<utsname, Name>) -> String {
        var names = utsname()
        guard uname(&names) == 0 else { return "" }
        return withUnsafeBytes(of: names[keyPath: part]) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    var bytes: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8) + [0]
        case .number(let number): withUnsafeBytes(of: number) { Array($0) }
        case .size(let size): withUnsafeBytes(of: size) { Array($0) }
        }
    }
}
