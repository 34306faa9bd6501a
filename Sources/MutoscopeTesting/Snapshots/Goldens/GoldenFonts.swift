import CoreGraphics
import Foundation

/// The fonts that golden files were made with: `__Snapshots__/fonts.txt` has a line for each, its number and its family. The number is
/// that of the file, the same on every machine. Text looks different in other fonts.
@MainActor
final class GoldenFonts {
    static let shared = GoldenFonts()

    /// Whether this font file is on the machine.
    private let isInstalled: (UsedFont) -> Bool
    /// The fonts in which this process has set text.
    private let used: () -> [UsedFont]
    /// By folder; nil inside for those about which there is nothing to say.
    private var complaints: [URL: String?] = [:]
    private var noted: [URL: Set<UsedFont>] = [:]

    init(
        used: @escaping () -> [UsedFont] = { UsedFonts.fonts },
        isInstalled: @escaping (UsedFont) -> Bool = UsedFonts.isInstalled
    ) {
        (self.used, self.isInstalled) = (used, isInstalled)
    }

    private func file(of golden: GoldenFile) -> URL {
        golden.url.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("fonts.txt")
    }

    /// A sentence if the golden files of a folder were made with fonts that are not here. Says it at once, before the first is compared.
    func complaint(about golden: GoldenFile) -> String? {
        let file = file(of: golden)
        if let known = complaints[file] { return known }
        let missing = Self.fonts(in: file).filter { !isInstalled($0) }
        let complaint = missing.isEmpty ? nil : Self.sentence(missing, file)
        complaints[file] = complaint
        if let complaint { FileHandle.standardError.write(Data("mutoscope: \(complaint)\n".utf8)) }
        return complaint
    }

    /// What a failure says about fonts: what ``complaint(about:)`` does, or that none of the recorded fonts was used now.
    func explanation(of golden: GoldenFile) -> String? {
        if let complaint = complaint(about: golden) { return complaint }
        let file = file(of: golden), recorded = Self.fonts(in: file)
        let used = used()
        guard !recorded.isEmpty, !used.isEmpty, !used.contains(where: recorded.contains) else { return nil }
        return "Text was set in \(Self.names(used)) now; \(file.path) names \(Self.names(recorded))."
    }

    private static func names(_ fonts: [UsedFont]) -> String {
        fonts.map { "\($0.family) (\($0.hash))" }.joined(separator: ", ")
    }

    private static func sentence(_ missing: [UsedFont], _ file: URL) -> String {
        "The golden files in \(file.deletingLastPathComponent().path) were made with font files that are not on this "
            + "machine: \(names(missing)). Text differs. Install the same files, or name a folder with them in MUTOSCOPE_FONTS."
    }

    /// Keeps the fonts in use beside a golden file that was just written.
    func note(for golden: GoldenFile) throws(SnapshotFailure) {
        let file = file(of: golden), used = Set(used())
        guard !used.isSubset(of: noted[file] ?? []) else { return }
        let families = Set(used.map(\.family))
        // Another file of the same family was used when older ones were made.
        let others = Self.fonts(in: file).filter { !families.contains($0.family) || isInstalled($0) }
        let all = used.union(others).sorted()
        do {
            try WholeFile.write(Data(all.map { "\($0.hash) \($0.family)\n" }.joined().utf8), to: file)
        } catch {
            throw SnapshotFailure("The fonts of the golden files were not recorded. \(error)")
        }
        noted[file] = used
        complaints[file] = nil
    }

    private static func fonts(in file: URL) -> [UsedFont] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let identity = UInt64(parts[0], radix: 16) else { return nil }
            return UsedFont(family: String(parts[1]), identity: identity)
        }
    }
}

extension UsedFont {
    fileprivate var hash: String {
        let digits = String(identity, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
