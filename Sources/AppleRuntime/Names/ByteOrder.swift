// The order of bytes, by the names of Core Foundation.

/// The bytes of a number in the other order.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// A big-endian number as this machine has it.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// A number of this machine as big-endian ones have it.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// A little-endian number as this machine has it.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// A number of this machine as little-endian ones have it.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// The bytes of a number in the other order.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// A big-endian number as this machine has it.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// A number of this machine as big-endian ones have it.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// A little-endian number as this machine has it.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// A number of this machine as little-endian ones have it.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// The bytes of a number in the other order.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
/// A big-endian number as this machine has it.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
/// A number of this machine as big-endian ones have it.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
/// A little-endian number as this machine has it.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
/// A number of this machine as little-endian ones have it.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
