import ArgumentParser

@main struct Gallery: ParsableCommand { static let configuration = CommandConfiguration(commandName: "gallery") }
