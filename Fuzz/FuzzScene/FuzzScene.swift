import CoreGraphics
import RenderTree

/// libFuzzer's own loop; this executable brings its main function along, so that the package builds it like any other.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32

@main
struct FuzzScene {
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runFuzzer(&count, &arguments, testOneInput))
    }
}

/// Any bytes either read as a scene, which can then be sampled, printed and written again, or are refused with a reason.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    guard let scene = try? Scene(text: text) else { return 0 }
    let sampler = TreeSampler()
    for time in [scene.time, 0, 0.3, 1e9, -Double.infinity] {
        sampler.sample(scene.tree, at: time)
        precondition(!sampler.description.isEmpty, "A sampled tree prints something.")
    }
    _ = scene.tree.lastAnimationEnd(after: scene.time)
    guard let copy = try? scene.text() else { return 0 }
    precondition((try? Scene(text: copy)) != nil, "What was written must be readable:\n\(copy)")
    return 0
}
