public import CoreGraphics

/// One short sound of the system or of the program.
public typealias SystemSoundID = UInt32

/// The sound that shakes the machine.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a short sound. No sound is played on Linux: said once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.play(inSystemSoundID)
}

/// Plays a sound and shakes the machine. No sound is played on Linux: said once.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.play(inSystemSoundID)
}

/// Plays a short sound and says when it has ended: at once here.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SystemSounds.play(inSystemSoundID)
    inCompletionBlock?()
}

/// Plays a sound, shakes the machine, and says when both have ended: at once here.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// No error, as the functions for the system's sounds answer where one was made.
public let kAudioServicesNoError: Int32 = 0
/// A property of sounds that is not known.
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074_793F
/// A property's value of another size than it has.
public let kAudioServicesBadPropertySizeError: Int32 = 0x2173_697A
/// A property that is asked for in a way that it has not.
public let kAudioServicesBadSpecifierSizeError: Int32 = 0x2173_7063
/// A sound that cannot be made.
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1500
/// A sound that ended because the server of sounds did not answer.
public let kAudioServicesSystemSoundClientTimedOutError: Int32 = -1501

/// Makes a sound of a file: the number -1500 of an error, because none can be played.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
}

/// Forgets a sound of the program: the number -1500 of an error, because there is none.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
    kAudioServicesSystemSoundUnspecifiedError
}

/// What Audio Toolbox calls when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (_ ssID: SystemSoundID, _ clientData: UnsafeMutableRawPointer?) -> Void

/// Has a function called when a sound has ended: as none is played, when it would begin.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> Int32 {
    let completion = SystemSounds.Completion(call: inCompletionRoutine, data: inClientData)
    SystemSounds.completions.withLock { $0[inSystemSoundID] = completion }
    return 0
}

/// Forgets the function.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.completions.withLock { _ = $0.removeValue(forKey: inSystemSoundID) }
}

private enum SystemSounds {
    struct Completion: @unchecked Sendable {
        var call: AudioServicesSystemSoundCompletionProc
        var data: UnsafeMutableRawPointer?
    }

    /// What is called when sounds have ended.
    static let completions = OSAllocatedUnfairLock<[SystemSoundID: Completion]>(initialState: [:])

    static func play(_ sound: SystemSoundID) {
        defer { end(sound) }
        // A machine without a motor does not shake on Apple's systems either, and says nothing.
        if sound == kSystemSoundID_Vibrate { return }
        Diagnostics.report("Sounds of the system are not played; the first was \(sound).", key: "system sounds")
    }

    /// The program hears of a sound's end with the main queue's next turn.
    private static func end(_ sound: SystemSoundID) {
        guard let completion = completions.withLock({ $0[sound] }) else { return }
        MainTurn.perform { completion.call(sound, completion.data) }
    }
}
