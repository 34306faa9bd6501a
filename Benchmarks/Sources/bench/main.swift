import Foundation

// bench                    measures everything and prints the table
// bench s1 s4a …           only these scenes
// bench ours SCENE MODE    one measurement of ours in this process: frame, paint, plain, allocations, picture FILE
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "ours", arguments.count >= 3 {
    OneMeasurement.run(Array(arguments.dropFirst()))
} else {
    try Comparison(scenes: arguments).run()
}
