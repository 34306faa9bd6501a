import Testing

/// Where the process of the tests begins. All tests are of Swift Testing: no tests of XCTest have to be looked for in an index of the sources.
@main
struct TestProcess {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
