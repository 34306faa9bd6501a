import Foundation
import Testing
import UIKit

@Suite struct DataAssetTests {
    @Test func aDataSetOfACatalogIsRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Media.xcassets/levels.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("[1]".utf8).write(to: set.appendingPathComponent("levels.json"))
        let contents =
            #"{"data":[{"idiom":"universal","filename":"levels.json","universal-type-identifier":"public.json"}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let asset = try #require(NSDataAsset(name: "levels", bundle: bundle))
        #expect(asset.data == Data("[1]".utf8))
        #expect(asset.typeIdentifier == "public.json")
        #expect(asset.name == "levels")
        #expect(NSDataAsset(name: "other", bundle: bundle) == nil)
    }
}
