import CoreGraphics

/// libFuzzer's own loop; this executable brings its main function along, so that the package builds it like any other.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32

@main
struct FuzzImage {
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runFuzzer(&count, &arguments, testOneInput))
    }
}

/// Any bytes either decode to a picture, which can then be written as PNG and read again, or are refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    guard let image = try? ImageDecoder.decode(Data(bytes: bytes, count: count)).image else { return 0 }
    guard image.width * image.height < 1 << 20, let png = try? PNGWriter.data(of: image.buffer) else { return 0 }
    let copy = try? ImageDecoder.decode(png).image
    precondition(copy?.width == image.width && copy?.height == image.height, "A written picture must be readable.")
    return 0
}
