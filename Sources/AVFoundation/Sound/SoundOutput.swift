import AppleRuntime
import QuartzCore

/// The way of one sound to the loudspeakers: a device of SDL's, which asks for samples on a thread of its own.
final class SoundOutput: @unchecked Sendable {
    private let mixer: OSAllocatedUnfairLock<SoundMixer>
    private let device: UInt32
    private let library: SDLAudio
    private var isOpen = true

    /// nil where nothing is heard: a display with a clock of its own, or no way for sound.
    init?(_ samples: SoundSamples) {
        guard MediaClock.current == nil, let library = SDLAudio.shared else { return nil }
        mixer = OSAllocatedUnfairLock(initialState: SoundMixer(samples: samples))
        self.library = library
        let feeder = Unmanaged.passRetained(Feeder(mixer))
        let device = library.open(rate: SoundSamples.rate, feeder.toOpaque()) { context, bytes, count in
            guard let context, let bytes else { return }
            Unmanaged<Feeder>.fromOpaque(context).takeUnretainedValue().fill(bytes, Int(count))
        }
        self.device = device
        self.feeder = feeder
        guard device != 0 else {
            feeder.release()
            Diagnostics.report("Sounds are not heard: \(library.error)", key: "sound output")
            return nil
        }
    }

    private let feeder: Unmanaged<Feeder>

    var pan: Float {
        get { mixer.withLock(\.pan) }
        set { mixer.withLock { $0.pan = newValue.isFinite ? min(max(-1, newValue), 1) : 0 } }
    }

    var level: (now: Float, then: Float, seconds: TimeInterval) {
        get { (1, 1, 0) }
        set {
            let moments = Float(newValue.seconds) * Float(SoundSamples.rate)
            let step = moments > 0 ? (newValue.then - newValue.now) / moments : 0
            mixer.withLock { $0.gain = (moments > 0 ? newValue.now : newValue.then, newValue.then, step) }
        }
    }

    /// - Parameters:
    ///   - time: seconds from the sound's beginning.
    ///   - pace: 1 as it is.
    func play(from time: TimeInterval, pace: Double, loops: Int) {
        mixer.withLock {
            ($0.place, $0.step, $0.loops) = (time * Double(SoundSamples.rate), pace, loops)
        }
        if isOpen { library.pause(device, 0) }
    }

    deinit { close() }

    func pause() { if isOpen { library.pause(device, 1) } }

    /// Waits for the thread that asks.
    func close() {
        guard isOpen else { return }
        isOpen = false
        library.close(device)
        feeder.release()
    }

    /// What SDL's thread holds.
    private final class Feeder: Sendable {
        let mixer: OSAllocatedUnfairLock<SoundMixer>
        init(_ mixer: OSAllocatedUnfairLock<SoundMixer>) { self.mixer = mixer }

        func fill(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
            let values = count / 2
            bytes.withMemoryRebound(to: Int16.self, capacity: values) { out in
                mixer.withLockUnchecked { $0.fill(UnsafeMutableBufferPointer(start: out, count: values)) }
            }
        }
    }
}

/// SDL's functions for sound, found while the program runs: programs without a window do not need SDL.
final class SDLAudio: Sendable {
    typealias Callback = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int32) -> Void
    private typealias Begin = @convention(c) (UInt32) -> Int32
    private typealias Open =
        @convention(c) (
            UnsafePointer<CChar>?, Int32, UnsafeRawPointer, UnsafeMutableRawPointer?, Int32
        ) -> UInt32
    private typealias Pause = @convention(c) (UInt32, Int32) -> Void
    private typealias Close = @convention(c) (UInt32) -> Void
    private typealias Say = @convention(c) () -> UnsafePointer<CChar>?

    private let openDevice: Open
    private let pauseDevice: Pause
    private let closeDevice: Close
    private let say: Say

    /// nil where there is no SDL, or no sound in it.
    static let shared = SDLAudio()

    private init?() {
        guard let library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else {
            Diagnostics.report("Sounds are not heard: libSDL2 is not installed.", key: "sound output")
            return nil
        }
        func find<F>(_ name: String, _ type: F.Type) -> F? { dlsym(library, name).map { unsafeBitCast($0, to: type) } }
        guard let begin = find("SDL_InitSubSystem", Begin.self), let open = find("SDL_OpenAudioDevice", Open.self),
            let pause = find("SDL_PauseAudioDevice", Pause.self), let close = find("SDL_CloseAudioDevice", Close.self),
            let say = find("SDL_GetError", Say.self)
        else { return nil }
        (openDevice, pauseDevice, closeDevice, self.say) = (open, pause, close, say)
        guard begin(Self.audio) == 0 else {
            Diagnostics.report("Sounds are not heard: \(error)", key: "sound output")
            return nil
        }
    }

    /// SDL_INIT_AUDIO.
    private static let audio: UInt32 = 0x10
    /// AUDIO_S16LSB.
    private static let signed16: UInt16 = 0x8010

    var error: String { say().map { String(cString: $0) } ?? "" }

    /// Opens a device of two channels that rests at first; 0 where that fails.
    func open(rate: Int, _ context: UnsafeMutableRawPointer, _ callback: Callback) -> UInt32 {
        // SDL_AudioSpec: 32 bytes.
        let wish = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
        defer { wish.deallocate() }
        wish.initializeMemory(as: UInt8.self, repeating: 0, count: 32)
        wish.storeBytes(of: Int32(rate), as: Int32.self)
        wish.storeBytes(of: Self.signed16, toByteOffset: 4, as: UInt16.self)
        wish.storeBytes(of: 2, toByteOffset: 6, as: UInt8.self)
        wish.storeBytes(of: 1024, toByteOffset: 8, as: UInt16.self)
        wish.storeBytes(of: unsafeBitCast(callback, to: UInt.self), toByteOffset: 16, as: UInt.self)
        wish.storeBytes(of: context, toByteOffset: 24, as: UnsafeMutableRawPointer.self)
        return openDevice(nil, 0, wish, nil, 0)
    }

    func pause(_ device: UInt32, _ isPaused: Int32) { pauseDevice(device, isPaused) }

    func close(_ device: UInt32) { closeDevice(device) }
}
