import CoreGraphics

/// The desktop's printers, by the command `lp` of CUPS.
@MainActor
struct PrintQueue {
    /// Where programs are looked for.
    var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
    /// Where files go that are saved instead of printed.
    var folder: URL? = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first

    var command: URL? {
        searchPath.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent("lp") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Hands a PDF file to the desktop's queue. The closure hears on the main queue why it was not taken, or nil.
    func send(_ pdf: Data, _ info: UIPrintInfo, then done: @escaping @MainActor (UIPrintError?) -> Void) {
        guard let command else {
            return done(UIPrintError(.notAvailable, "There is no printer: the command lp is not installed."))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        let process = Process()
        process.executableURL = command
        process.arguments = arguments(for: info) + ["--", file.path]
        let words = Pipe()
        process.standardError = words
        process.standardOutput = FileHandle.nullDevice
        process.terminationHandler = { process in
            let said = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            let status = process.terminationStatus
            try? FileManager.default.removeItem(at: file)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    done(
                        status == 0
                            ? nil : UIPrintError(.jobFailed, said.trimmingCharacters(in: .whitespacesAndNewlines)))
                }
            }
        }
        do {
            try pdf.write(to: file)
            try process.run()
        } catch {
            try? FileManager.default.removeItem(at: file)
            done(UIPrintError(.jobFailed, error.localizedDescription))
        }
    }

    private func arguments(for info: UIPrintInfo) -> [String] {
        var arguments = ["-t", info.jobName, "-n", "\(max(1, info.copies))"]
        if let printer = info.printerID { arguments += ["-d", printer] }
        let sides =
            switch info.duplex {
            case .none: "one-sided"
            case .longEdge: "two-sided-long-edge"
            case .shortEdge: "two-sided-short-edge"
            }
        return arguments + ["-o", "sides=\(sides)"]
    }

    /// Writes a PDF file into the documents folder under a name that is free.
    func save(_ pdf: Data, name: String) throws(UIPrintError) -> URL {
        guard let folder else { throw UIPrintError(.jobFailed, "There is no documents folder.") }
        let plain = name.replacingOccurrences(of: "/", with: "-")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var file = folder.appendingPathComponent("\(plain).pdf"), number = 2
            while FileManager.default.fileExists(atPath: file.path) {
                file = folder.appendingPathComponent("\(plain) \(number).pdf")
                number += 1
            }
            try pdf.write(to: file)
            return file
        } catch { throw UIPrintError(.jobFailed, error.localizedDescription) }
    }
}
