import ArgumentParser
import Displays
import Foundation
import LayerStage
import UIKit

struct CostsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "costs",
        abstract: "Plays the screens one after the other without a display, and says what each costs.",
        discussion: """
            Milliseconds of the first frame, in which the screen is built (what it begins with is made beside later frames of the screen \
            before, as while a finger lies on its line), those of them that the main thread worked, and of 99 of 100 \
            frames; seconds of processor time, all threads together, that a minute of it takes at 60 frames a second; and the memory \
            that the program holds afterwards.
            """)

    @Argument(help: "Screens; all unless named.")
    var names: [String] = []
    @Option(
        help: "Frames of each screen that are played at most; 1 measures first frames alone, with nothing made before.")
    var frames = Int.max
    @Option(
        help: """
            Tells of every frame that takes longer, milliseconds: its number, what the main thread worked of it, and when it was by the             machine's monotonic clock, for perf's --time.
            """)
    var slow: Double?
    @OptionGroup var pictures: PictureOptions

    func run() throws {
        try MainActor.assumeIsolated {
            let screens = try names.map { name in
                guard let screen = ScreenCatalog.screen(named: name) else { throw GalleryError.unknownScreen(name) }
                return screen
            }
            let options = LaunchOptions.recording()
            try measure(
                screens.isEmpty ? RecordCommand.order(ScreenCatalog.all) : screens, options, pictures.load(),
                pictures.loadBooks())
        }
    }

    @MainActor
    private func measure(
        _ screens: [any Screen], _ options: RecordingOptions, _ pictures: Pictures, _ library: Library
    ) throws {
        guard let first = screens.first else { return }
        let display = HeadlessDisplay(size: options.size, scale: options.scale)
        let player = ScreenPlayer(first, display: display, pictures: pictures, library: library)
        var frame = 0, most = 0.0
        Self.tell("screen".padding(toLength: 26, withPad: " ", startingAt: 0) + "  first   main    p99   s/min     MB")
        for (index, screen) in screens.enumerated() {
            player.show(screen)
            player.next = screens.dropFirst(index + 1).first
            var times: [Double] = [], main = 0.0
            let processor = Self.seconds(CLOCK_PROCESS_CPUTIME_ID)
            for number in 0..<max(1, min(frames, Int(screen.duration * 60))) {
                let start = Self.seconds(CLOCK_MONOTONIC), mainStart = Self.seconds(CLOCK_THREAD_CPUTIME_ID)
                try player.stage.tick(at: Double(frame) / 60)
                let worked = (Self.seconds(CLOCK_THREAD_CPUTIME_ID) - mainStart) * 1_000
                let end = Self.seconds(CLOCK_MONOTONIC)
                if times.isEmpty { main = worked }
                times.append((end - start) * 1_000)
                if let slow, (end - start) * 1_000 > slow { Self.tell(slowFrame: number, worked, start, end) }
                frame += 1
            }
            let busy = (Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - processor) * 3_600 / Double(times.count)
            let later = times.dropFirst().sorted()
            let p99 = later.isEmpty ? 0 : later[min(later.count - 1, later.count * 99 / 100)]
            let memory = Self.residentMegabytes
            most = max(most, memory)
            Self.tell(
                screen.name.padding(toLength: 26, withPad: " ", startingAt: 0)
                    + String(format: "%7.1f%7.1f%7.2f%8.1f%7.0f", times[0], main, p99, busy, memory))
        }
        Self.tell(String(format: "at most %.0f MB", most))
    }

    private static func tell(slowFrame number: Int, _ worked: Double, _ start: Double, _ end: Double) {
        tell(String(format: "  frame%5d%8.2f%8.2f   %.6f,%.6f", number, (end - start) * 1_000, worked, start, end))
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// What of the program lies in memory.
    private static var residentMegabytes: Double {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { return .nan }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    private static func tell(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
