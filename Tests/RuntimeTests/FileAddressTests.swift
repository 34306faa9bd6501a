import CoreGraphics
import FoundationNetworking
import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// `file:` addresses in sessions.
@Suite @MainActor struct FileAddressTests {
    private let folder: TemporaryFolder
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test func dataComesWithItsKind() async throws {
        let (data, response) = try await URLSession.shared.data(from: file("a.json", "{}"))
        #expect(data == Data("{}".utf8))
        #expect(response.mimeType == "application/json")
        #expect(response.expectedContentLength == 2)
        #expect(!(response is HTTPURLResponse))
    }

    @Test func ownSessionsHaveThem() async throws {
        let session = URLSession(configuration: .ephemeral)
        let (data, _) = try await session.data(for: URLRequest(url: file("b.txt", "text")))
        #expect(String(decoding: data, as: UTF8.self) == "text")
    }

    @Test func whatIsNotThereFailsAsOnApplesSystems() async throws {
        func code(_ url: URL) async -> Int? {
            do {
                _ = try await URLSession.shared.data(from: url)
                return nil
            } catch { return (error as NSError).code }
        }
        #expect(await code(folder.url.appendingPathComponent("none")) == NSURLErrorFileDoesNotExist)
        #expect(await code(folder.url) == NSURLErrorFileIsDirectory)
    }

    @Test func downloadsSayThatTheyCannot() async throws {
        let url = try file("c.txt", "text")
        let error = await withCheckedContinuation { (answer: CheckedContinuation<(any Error)?, Never>) in
            URLSession.shared.downloadTask(with: url) { _, _, error in answer.resume(returning: error) }.resume()
        }
        #expect((error as NSError?)?.code == NSURLErrorUnsupportedURL)
    }
}
