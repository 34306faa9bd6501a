import CoreGraphics
import MutoscopeTesting
import TestSupport
import Testing
import UIKit

/// Files and folders as values.
@MainActor @Suite("file wrappers") struct FileWrapperTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws { temporary = try TemporaryFolder() }

    private func album() -> FileWrapper {
        let pages = FileWrapper(directoryWithFileWrappers: [
            "1.txt": FileWrapper(regularFileWithContents: Data("one".utf8))
        ])
        let album = FileWrapper(directoryWithFileWrappers: ["pages": pages])
        album.addRegularFile(withContents: Data("title".utf8), preferredFilename: "title.txt")
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "title.txt", relativeTo: folder))
        link.preferredFilename = "cover"
        album.addFileWrapper(link)
        return album
    }

    @Test("are written and read: folders, files and links")
    func roundTrip() throws {
        let url = folder.appendingPathComponent("album")
        try album().write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory)
        #expect(read.filename == "album")
        #expect(Set(read.fileWrappers?.keys ?? [:].keys) == ["pages", "title.txt", "cover"])
        #expect(read.fileWrappers?["pages"]?.fileWrappers?["1.txt"]?.regularFileContents == Data("one".utf8))
        #expect(read.fileWrappers?["cover"]?.symbolicLinkDestinationURL?.lastPathComponent == "title.txt")
        #expect(try String(contentsOf: url.appendingPathComponent("cover"), encoding: .utf8) == "title")
        #expect(read.matchesContents(of: url))
        try Data("two!".utf8).write(to: url.appendingPathComponent("pages/1.txt"))
        #expect(!read.matchesContents(of: url))
        // Written again over what is there.
        try album().write(to: url, options: .atomic, originalContentsURL: url)
        #expect(try String(contentsOf: url.appendingPathComponent("pages/1.txt"), encoding: .utf8) == "one")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["album"])
    }

    @Test("find names of their own where one is taken")
    func names() {
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        let first = wrapper.addRegularFile(withContents: Data([1]), preferredFilename: "a")
        let second = wrapper.addRegularFile(withContents: Data([2]), preferredFilename: "a")
        #expect(first == "a")
        #expect(second != "a")
        let child = wrapper.fileWrappers?[second]
        #expect(child?.preferredFilename == "a")
        #expect(child.flatMap(wrapper.keyForChildFileWrapper) == second)
        child.map(wrapper.removeFileWrapper)
        #expect(wrapper.fileWrappers?.count == 1)
    }

    @Test("become bytes and archives, and bytes that are none are refused")
    func bytes() throws {
        let data = try #require(album().serializedRepresentation)
        #expect(FileWrapper(serializedRepresentation: data)?.fileWrappers?.count == 3)
        #expect(FileWrapper(serializedRepresentation: Data("x".utf8)) == nil)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: album(), requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: FileWrapper.self, from: archive)
        #expect(read?.fileWrappers?["title.txt"]?.regularFileContents == Data("title".utf8))
    }

    private final class Album: UIDocument {
        var titles: [String] = []
        override func contents(forType typeName: String) throws -> Any {
            FileWrapper(
                directoryWithFileWrappers: Dictionary(
                    uniqueKeysWithValues: titles.map { ($0, FileWrapper(regularFileWithContents: Data($0.utf8))) }))
        }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            titles = ((contents as? FileWrapper)?.fileWrappers?.keys).map { $0.sorted() } ?? []
        }
    }

    @Test("are what documents of several files are made of")
    func documents() {
        let screen = TestScreen(size: CGSize(width: 50, height: 50)), url = folder.appendingPathComponent("b.album")
        let new = Album(fileURL: url), old = Album(fileURL: url)
        new.titles = ["one", "two"]
        var heard: [Bool] = []
        new.save(to: url, for: .forCreating) { heard.append($0) }
        screen.advance(by: 0.1)
        new.titles = ["three"]
        new.save(to: url, for: .forOverwriting) { heard.append($0) }
        screen.advance(by: 0.1)
        old.open { heard.append($0) }
        screen.advance(by: 0.1)
        #expect(heard == [true, true, true])
        #expect(old.titles == ["three"])
    }

    private final class Reader: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        let lock = NSLock()
        var told: [String] = []

        init(_ url: URL) { presentedItemURL = url }

        func tell(_ word: String) { lock.withLock { told.append(word) } }
        func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
            tell("save")
            completionHandler(nil)
        }
        func presentedItemDidChange() { tell("changed") }
        func presentedSubitemDidChange(at url: URL) { tell(url.lastPathComponent) }
    }

    @Test("coordinators let one write at a time and tell those who show the file")
    func coordination() throws {
        let url = folder.appendingPathComponent("n")
        try Data("0".utf8).write(to: url)
        let reader = Reader(folder)
        NSFileCoordinator.addFilePresenter(reader)
        defer { NSFileCoordinator.removeFilePresenter(reader) }
        DispatchQueue.concurrentPerform(iterations: 20) { _ in
            NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { url in
                let number = (try? String(contentsOf: url, encoding: .utf8)).flatMap(Int.init) ?? 0
                try? Data("\(number + 1)".utf8).write(to: url)
            }
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == "20")
        NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { _ in }
        reader.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        #expect(reader.lock.withLock { reader.told.filter { $0 == "n" }.count } == 20)
        #expect(reader.lock.withLock { reader.told.contains("save") })
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var error: NSError?, ran = false
        coordinator.coordinate(readingItemAt: url, error: &error) { _ in ran = true }
        #expect(!ran)
        #expect(error?.code == CocoaError.userCancelled.rawValue)
    }
}
