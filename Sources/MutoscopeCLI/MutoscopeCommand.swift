import ArgumentParser

@main struct MutoscopeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "mutoscope")
}
