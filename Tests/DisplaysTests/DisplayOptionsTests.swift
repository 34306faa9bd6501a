import CoreGraphics
import Displays
import Testing

@Suite("Display options")
struct DisplayOptionsTests {
    private func parse(_ arguments: String..., environment: [String: String] = [:]) throws -> DisplayOptions {
        try DisplayOptions.parse(arguments: arguments, environment: environment).options
    }

    @Test("without a display frames go nowhere, with one into a window")
    func defaults() throws {
        #expect(try parse().kind == .headless)
        #expect(try parse(environment: ["DISPLAY": ":0"]).kind == .window)
        #expect(try parse(environment: ["WAYLAND_DISPLAY": "wayland-0"]).kind == .window)
        #expect(try parse(environment: ["DISPLAY": ""]).kind == .headless)
    }

    @Test("every argument, with a space or an equals sign")
    func arguments() throws {
        for joined in [false, true] {
            let pairs = [
                ("--display", "window"), ("--size", "390x844"), ("--scale", "2"), ("--fps", "30"),
                ("--duration", "1.5"),
            ]
            let arguments = pairs.flatMap { joined ? ["\($0)=\($1)"] : [$0, $1] }
            let options = try DisplayOptions.parse(arguments: arguments, environment: [:]).options
            #expect(options.kind == .window)
            #expect(options.size == CGSize(width: 390, height: 844))
            #expect(options.scale == 2)
            #expect(options.framesPerSecond == 30)
            #expect(options.duration == 1.5)
        }
    }

    @Test("the program's own arguments are left to it, in order")
    func rest() throws {
        let (options, rest) = try DisplayOptions.parse(
            arguments: ["play", "--fps", "24", "--verbose", "deck", "--", "--fps", "1"], environment: [:])
        #expect(options.framesPerSecond == 24)
        #expect(rest == ["play", "--verbose", "deck", "--", "--fps", "1"])
    }

    @Test("recording needs no window unless one is asked for")
    func recording() throws {
        let display = ["DISPLAY": ":0"]
        #expect(try parse("--record", "a.mp4", environment: display).kind == .headless)
        #expect(try parse("--display", "window", "--record", "a.mp4").kind == .window)
        #expect(try parse("--record", "a.mp4", "--display", "window").kind == .window)
        #expect(try parse("--record", "a.mp4").recording == "a.mp4")
    }

    @Test("the environment chooses too, and arguments win over it")
    func environment() throws {
        let recorded = try parse(environment: ["MUTOSCOPE_DISPLAY": "record:/x/y.gif", "DISPLAY": ":0"])
        #expect(recorded.kind == .headless)
        #expect(recorded.recording == "/x/y.gif")
        #expect(try parse("--display", "window", environment: ["MUTOSCOPE_DISPLAY": "headless"]).kind == .window)
        #expect(try parse(environment: ["MUTOSCOPE_DISPLAY": "", "DISPLAY": ":0"]).kind == .window)
    }

    @Test(
        "an impossible value is a sentence that names it",
        arguments: [
            (["--display", "hologram"], "hologram"), (["--display"], "--display"), (["--size", "390"], "390"),
            (["--size", "0x5"], "0x5"), (["--size", "axb"], "axb"), (["--size", "1e9x1"], "1e9x1"),
            (["--size", "nanx3"], "nanx3"), (["--scale", "0"], "0"), (["--scale", "nan"], "nan"),
            (["--fps", "-1"], "-1"),
            (["--fps", "inf"], "inf"), (["--duration", "0"], "0"), (["--record", ""], "--record"),
        ])
    func invalid(arguments: [String], named: String) throws {
        let error = #expect(throws: DisplayOptionError.self) {
            try DisplayOptions.parse(arguments: arguments, environment: [:])
        }
        let sentence = try #require(error?.description)
        #expect(sentence.contains(named))
        #expect(sentence.hasSuffix("."))
    }

    @Test("an impossible choice in the environment names the variable")
    func invalidEnvironment() throws {
        for choice in ["nonsense", "record:"] {
            let error = #expect(throws: DisplayOptionError.self) {
                try DisplayOptions.parse(arguments: [], environment: ["MUTOSCOPE_DISPLAY": choice])
            }
            #expect(error?.description.contains("MUTOSCOPE_DISPLAY") == true)
        }
    }

    private func launch(_ arguments: String...) throws -> DisplayOptions.Launch {
        try DisplayOptions.launch(arguments: arguments, environment: [:])
    }

    @Test("a program without arguments of its own refuses those that mean nothing, and guesses what was meant")
    func unknown() throws {
        for (argument, hint) in [
            ("--recrod", "--record"), ("--sizes=3x4", "--size"), ("--ftp", "--fps"), ("picture.png", "--"),
            ("-x", "--"),
        ] {
            let error = #expect(throws: DisplayOptionError.self) { try launch("--fps", "30", argument) }
            let sentence = try #require(error?.description)
            #expect(sentence.contains(argument))
            #expect(sentence.contains(hint))
        }
    }

    @Test("a program's own arguments stand after two dashes")
    func ownArguments() throws {
        guard case .run(let options) = try launch("--fps", "30", "--", "--recrod", "x", "--help") else {
            Issue.record("The program does not run.")
            return
        }
        #expect(options.framesPerSecond == 30)
    }

    @Test("help is help wherever it stands")
    func help() throws {
        #expect(try launch("--help") == .help)
        #expect(try launch("-h") == .help)
        #expect(try launch("--nonsense", "--help") == .help)
        #expect(DisplayOptions.usage.contains("--help"))
    }

    @Test("a page is served on this machine unless an address is given")
    func browser() throws {
        #expect(try parse("--display", "browser").kind == .browser)
        #expect(try parse("--display", "browser").browser == BrowserAddress(host: "127.0.0.1", port: 8390))
        #expect(try parse(environment: ["MUTOSCOPE_DISPLAY": "browser:8080"]).browser.port == 8080)
        #expect(try parse("--display=browser:localhost:1").browser == BrowserAddress(host: "127.0.0.1", port: 1))
        #expect(try parse("--display=browser:0.0.0.0:0").browser == BrowserAddress(host: "0.0.0.0", port: 0))
        #expect(try parse("--display=browser:[::]:99").browser == BrowserAddress(host: "::", port: 99))
        let token = try parse("--display=browser", environment: ["MUTOSCOPE_BROWSER_TOKEN": "secret"]).browser.token
        #expect(token == "secret")
        #expect(try parse("--display", "driven").kind == .driven)
    }

    @Test(
        "what is no port and no address is told",
        arguments: [
            "browser:x", "browser:-1", "browser:65536", "browser:example.com:80", "browser:1.2.3:80", "browsers",
        ])
    func noAddress(choice: String) throws {
        #expect(throws: DisplayOptionError.self) { try parse("--display", choice) }
    }
}
