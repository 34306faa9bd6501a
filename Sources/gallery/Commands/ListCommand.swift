import ArgumentParser

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Names every screen.")

    func run() {
        MainActor.assumeIsolated {
            let width = ScreenCatalog.all.map(\.name.count).max() ?? 0
            for screen in ScreenCatalog.all {
                let name = screen.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                print("\(name)\(screen.summary)")
            }
        }
    }
}
