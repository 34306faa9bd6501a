package import Foundation

/// libFuzzer's own loop; a fuzz target brings its main function along, so that the package builds it like any other program.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32

@MainActor private var test: (Data) -> Void = { _ in }

/// Feeds `body` with one input after the other until the arguments of the program are met.
@MainActor package func fuzz(_ body: @escaping (Data) -> Void) -> Never {
    test = body
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
}

/// Under the name that libFuzzer's own main function, which comes along unused, asks for.
@_cdecl("LLVMFuzzerTestOneInput")
package func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated { test(data) }
    return 0
}
