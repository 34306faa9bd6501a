import Foundation
import PortCore
import Testing

@testable import port

/// A folder of its own for each test.
private final class Sandbox {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ name: String, _ data: Data) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: path(target))
    }

    func read(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

    /// Reads `in` and writes `out`; the findings.
    @discardableResult
    func port(prefix: String = "") throws -> [String] {
        let tree = try SourceTree.read([path("in")])
        try tree.checkOutput(path("out"), prefix: prefix)
        let result = Porter().run(tree.files.map { ($0.path, $0.text) })
        try tree.write(result.outputs, to: path("out"), prefix: prefix)
        return tree.problems + result.findings.map(\.description)
    }
}

private let button = "import UIKit\nclass A {\n    @objc func tap() {}\n}\n"

@Suite("Trees of sources")
struct SourceTreeTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("are not the folder one happens to be in, where the path is empty")
    func emptyPath() {
        let error = #expect(throws: PortError.self) { try SourceTree.read([""]) }
        #expect(error?.description == "An empty path leads nowhere; this folder is \".\".")
    }

    @Test("of a library for both systems lose a file for the Mac whose name another one has")
    func filesForTheMac() throws {
        try sandbox.write("in/iOS/Flow.swift", "import UIKit\nclass Flow: UIView {}\n")
        try sandbox.write("in/Mac/Flow.swift", "import Cocoa\nclass Flow: NSView {}\n")
        try sandbox.write("in/Mac/Edge.swift", "import Cocoa\nclass Edge: NSView {}\n")
        try sandbox.port()
        #expect(sandbox.read("out/iOS/Flow.swift") != nil)
        #expect(sandbox.read("out/Mac/Flow.swift") == nil)
        #expect(sandbox.read("out/Mac/Edge.swift") != nil)
    }

    @Test("keep their folders, and the sources their bytes")
    func written() throws {
        try sandbox.write("in/A.swift", button)
        try sandbox.write("in/Views/B.swift", "import UIKit\n")
        try sandbox.port()
        #expect(String(decoding: sandbox.read("out/A.swift")!, as: UTF8.self) == button.replacing("@objc ", with: ""))
        #expect(sandbox.read("out/Views/B.swift") == Data("import UIKit\n".utf8))
        #expect(sandbox.read("in/A.swift") == Data(button.utf8))
    }

    @Test("have no playgrounds, and what lies among pictures")
    func playgroundsAndCatalogs() throws {
        try sandbox.write("in/A.swift", button)
        try sandbox.write("in/Try.playground/Contents.swift", "print(1)\n")
        try sandbox.write("in/Book.playgroundbook/Contents/Page.swift", "print(2)\n")
        try sandbox.write("in/Assets.xcassets/Extensions.swift", "import UIKit\n")
        try sandbox.write("in/Assets.xcassets/Card.imageset/Contents.json", "{}")
        let tree = try SourceTree.read([sandbox.path("in")])
        #expect(Set(tree.files.map(\.relativePath)) == ["A.swift", "Assets.xcassets/Extensions.swift"])
        #expect(tree.catalogs.count == 1)
    }

    @Test("get a prefix before each file's name")
    func prefixed() throws {
        try sandbox.write("in/Views/A.swift", button)
        try sandbox.port(prefix: "ported-")
        #expect(sandbox.read("out/Views/ported-A.swift") != nil)
        #expect(sandbox.read("out/Views/A.swift") == nil)
    }

    @Test("take storyboards and nibs that are named one by one")
    func namedInterfaces() throws {
        try sandbox.write("in/A.swift", button)
        try sandbox.write("in/Card.xib", "<document/>")
        let tree = try SourceTree.read([sandbox.path("in/A.swift"), sandbox.path("in/Card.xib")])
        #expect(tree.files.map(\.relativePath) == ["A.swift"])
        #expect(tree.interfaces.map { $0.hasSuffix("in/Card.xib") } == [true])
    }

    @Test("of storyboards alone are taken where they are named, and their absence is said in few words")
    func interfacesAlone() throws {
        try sandbox.write("in/Card.xib", "<document/>")
        #expect(try SourceTree.read([sandbox.path("in/Card.xib")]).interfaces.count == 1)
        #expect(throws: PortError.self) { try SourceTree.read([sandbox.path("in")]) }
        for number in 0..<40 { try sandbox.write("\(number)/a.txt", "") }
        do {
            _ = try SourceTree.read((0..<40).map { sandbox.path("\($0)") })
            Issue.record("Folders without sources were taken.")
        } catch let error as PortError {
            #expect("\(error)".contains("and 37 more"))
        }
    }

    private func project(_ names: String..., more: String = "") -> String {
        names.map { "\t\tA1 /* \($0) in Sources */ = {isa = PBXBuildFile; };" }.joined(separator: "\n") + more
    }

    @Test("leave out what no target of Xcode's project compiles")
    func strays() throws {
        try sandbox.write("in/App.xcodeproj/project.pbxproj", project("A.swift"))
        try sandbox.write("in/App/A.swift", button)
        try sandbox.write("in/App/A-old.swift", button)
        try sandbox.write("in/Kit/Package.swift", "// swift-tools-version: 6.0")
        try sandbox.write("in/Kit/Sources/B.swift", button)
        let tree = try SourceTree.read([sandbox.path("in")])
        #expect(tree.files.map(\.relativePath).contains("App/A.swift"))
        #expect(tree.files.map(\.relativePath).contains("Kit/Sources/B.swift"))
        #expect(!tree.files.map(\.relativePath).contains("App/A-old.swift"))
        #expect(tree.strays.count == 1)
        #expect(tree.strays.first?.contains("no target of App.xcodeproj compiles this file") ?? false)
        // The folder beside the project.
        #expect(try SourceTree.read([sandbox.path("in/App")]).files.count == 1)
    }

    @Test("of files with one name take the one that the project's groups lead to")
    func namesakes() throws {
        let project = """
            // !$*UTF8*$!
            {
                objects = {
                    F1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = R1 /* A.swift */; };
                    R1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                    G1 = {isa = PBXGroup; children = ( G2 /* App */, ); sourceTree = "<group>"; };
                    G2 /* App */ = {isa = PBXGroup; children = ( R1 /* A.swift */, ); path = App; sourceTree = "<group>"; };
                    S1 /* Sources */ = {isa = PBXSourcesBuildPhase; files = ( F1 /* A.swift in Sources */, ); };
                };
                rootObject = P1;
            }
            """
        try sandbox.write("in/App.xcodeproj/project.pbxproj", project)
        try sandbox.write("in/App/A.swift", button)
        try sandbox.write("in/App/Copy/A.swift", button)
        let tree = try SourceTree.read([sandbox.path("in")])
        #expect(tree.files.map(\.relativePath) == ["App/A.swift"])
        #expect(tree.strays.count == 1)
    }

    @Test("take the folders that Xcode keeps in step with the disk, but for their exceptions, and nothing beside them")
    func synchronizedFolders() throws {
        let project = """
            // !$*UTF8*$!
            {
                objects = {
                    F1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = R1 /* A.swift */; };
                    R1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                    G1 = {isa = PBXGroup; children = ( G2 /* App */, T1 /* Screens */, T2 /* Shared */ ); sourceTree = "<group>"; };
                    G2 /* App */ = {isa = PBXGroup; children = ( R1 /* A.swift */, ); path = App; sourceTree = "<group>"; };
                    S1 /* Sources */ = {isa = PBXSourcesBuildPhase; files = ( F1 /* A.swift in Sources */, ); };
                    T1 /* Screens */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E1 ); path = Screens; sourceTree = "<group>"; };
                    T2 /* Shared */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E2 ); path = Shared; sourceTree = "<group>"; };
                    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Draft.swift, Old ); target = N1; };
                    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( One.swift ); target = N1; };
                    N1 = {isa = PBXNativeTarget; buildPhases = ( S1 ); fileSystemSynchronizedGroups = ( T1 /* Screens */, ); };
                };
                rootObject = P1;
            }
            """
        try sandbox.write("in/App.xcodeproj/project.pbxproj", project)
        let taken = ["App/A.swift", "Screens/Deep/B.swift", "Shared/One.swift"]
        let left = ["App/B.swift", "Screens/Draft.swift", "Screens/Old/C.swift", "Shared/Two.swift", "scratch.swift"]
        for name in taken + left { try sandbox.write("in/\(name)", button) }
        let tree = try SourceTree.read([sandbox.path("in")])
        #expect(tree.files.map(\.relativePath).sorted() == taken)
        #expect(tree.strays.count == left.count)
    }

    @Test("of models with one name take the one that the project's groups lead to")
    func models() throws {
        let project = """
            // !$*UTF8*$!
            {
                objects = {
                    F1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = R1 /* A.swift */; };
                    F2 /* M.xcdatamodeld in Sources */ = {isa = PBXBuildFile; fileRef = R2 /* M.xcdatamodeld */; };
                    R1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                    R2 /* M.xcdatamodeld */ = {isa = XCVersionGroup; path = M.xcdatamodeld; sourceTree = "<group>"; };
                    G1 = {isa = PBXGroup; children = ( R1 /* A.swift */, R2 /* M.xcdatamodeld */, ); sourceTree = "<group>"; };
                    S1 /* Sources */ = {isa = PBXSourcesBuildPhase; files = ( F1 /* A.swift in Sources */, F2 /* M.xcdatamodeld in Sources */, ); };
                };
                rootObject = P1;
            }
            """
        try sandbox.write("in/App.xcodeproj/project.pbxproj", project)
        try sandbox.write("in/A.swift", button)
        for folder in ["in", "in/Old"] {
            try sandbox.write("\(folder)/M.xcdatamodeld/M.xcdatamodel/contents", "<model></model>")
        }
        let tree = try SourceTree.read([sandbox.path("in")])
        #expect(tree.models == [sandbox.path("in/M.xcdatamodeld")])
        #expect(tree.strays.count == 1)
        #expect(tree.strays.first?.contains("Old/M.xcdatamodeld") ?? false)
    }

    @Test(
        "keep everything where a project says nothing of files",
        arguments: [("PBXFileSystemSynchronizedRootGroup", ""), ("", "swift-tools-version: 6.0")])
    func unknownProjects(_ folders: String, _ package: String) throws {
        try sandbox.write("in/App.xcodeproj/project.pbxproj", project("A.swift", more: folders))
        try sandbox.write("in/App/A.swift", button)
        try sandbox.write("in/App/B.swift", button)
        if !package.isEmpty { try sandbox.write("in/Package.swift", package) }
        let tree = try SourceTree.read([sandbox.path("in/App")])
        #expect(tree.files.count == 2)
        #expect(tree.strays.isEmpty)
    }

    @Test("with links in circles and back up are read once")
    func loops() throws {
        try sandbox.write("in/A.swift", button)
        try sandbox.write("in/Deep/B.swift", button)
        try sandbox.link("in/Deep/Up", to: "in")
        try sandbox.link("in/Self", to: "in/Self")
        try sandbox.link("in/Again.swift", to: "in/A.swift")
        try sandbox.link("in/Nowhere.swift", to: "in/Missing.swift")
        let tree = try SourceTree.read([sandbox.path("in")])
        #expect(tree.files.count == 2)
        #expect(tree.problems.count == 1 && tree.problems[0].contains("Nowhere.swift: a link that leads nowhere"))
    }

    @Test("in other encodings: UTF-16 and byte order marks are read, anything else is named and left out")
    func encodings() throws {
        try sandbox.write("in/Plain.swift", button)
        try sandbox.write("in/Marked.swift", Data([0xEF, 0xBB, 0xBF]) + Data(button.utf8))
        try sandbox.write("in/Wide.swift", "import UIKit\nlet é = 1\n".data(using: .utf16)!)
        try sandbox.write("in/Latin.swift", "let name = \"café\"\n".data(using: .isoLatin1)!)
        try sandbox.write("in/Binary.swift", Data([0, 0xFF, 0xD8, 0x80, 0]))
        let findings = try sandbox.port()
        #expect(findings.count == 2)
        #expect(findings.contains { $0.contains("Latin.swift: the file is neither UTF-8 nor UTF-16") })
        #expect(sandbox.read("out/Marked.swift") == sandbox.read("out/Plain.swift"))
        // The compiler reads UTF-8 alone.
        #expect(sandbox.read("out/Wide.swift") == Data("import UIKit\nlet é = 1\n".utf8))
        #expect(sandbox.read("out/Latin.swift") == nil)
    }

    @Test("that do not parse are named with their place, and copied as they are")
    func broken() throws {
        try sandbox.write("in/Broken.swift", "class A {\n    @objc func (\n}\n")
        try sandbox.write("in/Deep.swift", "let x = \(String(repeating: "(", count: 50_000))1\n")
        try sandbox.write("in/Good.swift", button)
        let findings = try sandbox.port()
        #expect(findings.contains { $0.contains("Broken.swift:2:") && $0.contains("error: not Swift") })
        #expect(findings.contains { $0.contains("Deep.swift:") && $0.contains("error: not Swift") })
        #expect(sandbox.read("out/Broken.swift") == sandbox.read("in/Broken.swift"))
        #expect(sandbox.read("out/Good.swift") != sandbox.read("in/Good.swift"))
    }

    @Test(
        "refuse an output among themselves, also by a link", arguments: ["in", "in/out", "in/new/deep", "shortcut/out"])
    func outputInside(_ out: String) throws {
        try sandbox.write("in/A.swift", button)
        try sandbox.link("shortcut", to: "in")
        let tree = try SourceTree.read([sandbox.path("in")])
        let error = #expect(throws: PortError.self) { try tree.checkOutput(sandbox.path(out)) }
        #expect(error?.description.contains("lies inside the sources") ?? false)
    }

    @Test("refuse an output that lies over them")
    func outputOver() throws {
        try sandbox.write("in/A.swift", button)
        let tree = try SourceTree.read([sandbox.path("in/A.swift")])
        let error = #expect(throws: PortError.self) { try tree.checkOutput(sandbox.path("in")) }
        #expect(error?.description.contains("would be overwritten") ?? false)
    }

    @Test("refuse two files for one place")
    func twoForOne() throws {
        try sandbox.write("a/A.swift", button)
        try sandbox.write("b/A.swift", button)
        let tree = try SourceTree.read([sandbox.path("a"), sandbox.path("b")])
        let error = #expect(throws: PortError.self) { try tree.checkOutput(sandbox.path("out")) }
        #expect(error?.description.contains("would both be written") ?? false)
    }

    @Test("say where they cannot be written", arguments: ["out", "/proc/port/out"])
    func readOnly(_ out: String) throws {
        try sandbox.write("in/A.swift", button)
        // A file where a folder has to be.
        try sandbox.write("out", "taken")
        let place = out.hasPrefix("/") ? out : sandbox.path(out)
        let tree = try SourceTree.read([sandbox.path("in")])
        let result = Porter().run(tree.files.map { ($0.path, $0.text) })
        let error = #expect(throws: PortError.self) { try tree.write(result.outputs, to: place) }
        #expect(error?.description.hasPrefix("\(place)/A.swift cannot be written") ?? false)
        #expect(sandbox.read("in/A.swift") == Data(button.utf8))
    }

    @Test("without a Swift file, or not there, say so")
    func nothing() throws {
        try sandbox.write("in/readme.txt", "")
        #expect(throws: PortError.self) { try SourceTree.read([sandbox.path("in")]) }
        #expect(throws: PortError.self) { try SourceTree.read([sandbox.path("missing")]) }
    }
}
