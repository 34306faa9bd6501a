import CoreGraphics
import Foundation

/// One measurement of ours, alone in its process; the result goes to standard output as a line of JSON.
enum OneMeasurement {
    static func run(_ arguments: [String]) {
        let threads = ProcessInfo.processInfo.environment["BENCH_THREADS"].flatMap { Int($0) } ?? 2
        switch Subject.all.first(where: { $0.name == arguments[0] }) {
        case .pictures(let scene): run(scene, arguments, threads)
        case .shapes(let scene): run(scene, arguments, threads)
        case nil: print("no scene \(arguments[0])")
        }
    }

    private static func run(_ scene: BenchScene, _ arguments: [String], _ threads: Int) {
        let renderer = OurRenderer(scene, threads: threads, usesMipLevels: arguments.last == "mip")
        switch arguments[1] {
        case "frame": report(name(of: arguments), scene.name, renderer.wholeFrame())
        case "paint": report(name(of: arguments), scene.name, renderer.painting())
        case "allocations": print(renderer.allocations())
        case "picture": save(renderer.picture(frame: 60), arguments[2])
        default: print("no mode \(arguments[1])")
        }
    }

    private static func run(_ scene: ShapeScene, _ arguments: [String], _ threads: Int) {
        let renderer = ShapeRenderer(scene, threads: threads)
        switch arguments[1] {
        case "frame": report(name(of: arguments), scene.name, renderer.wholeFrame())
        case "allocations": print(renderer.allocations())
        case "picture": save(renderer.picture(frame: 60), arguments[2])
        default: print("no mode \(arguments[1])")
        }
    }

    private static func name(of arguments: [String]) -> String {
        "ours, \(arguments[1])" + (arguments.last == "mip" ? ", mip levels" : "")
    }

    private static func report(_ name: String, _ scene: String, _ time: (ms: Double, cpu: Double)) {
        let measurement = Measurement(renderer: name, scene: scene, ms: time.ms, cpu: time.cpu)
        print(String(decoding: try! JSONEncoder().encode(measurement), as: UTF8.self))
    }

    /// Rows of BGRA without a header, as the peers write.
    private static func save(_ picture: PixelBuffer, _ path: String) {
        var data = Data()
        for y in 0..<picture.height {
            let row = UnsafeRawBufferPointer(start: picture.base + y * picture.stride, count: picture.width * 4)
            data.append(contentsOf: row)
        }
        try? data.write(to: URL(fileURLWithPath: path))
    }
}
