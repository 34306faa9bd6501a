import Foundation

// bench                           measures everything and prints the tables
// bench s1 s4a …                  only these scenes
// bench parts                     what the stages of a frame cost for many layers
// bench ours SCENE MODE [mip]     one measurement of ours in this process: frame, paint, allocations, picture FILE
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "ours", arguments.count >= 3 {
    OneMeasurement.run(Array(arguments.dropFirst()))
} else if arguments == ["parts"] {
    Parts.run()
} else {
    var comparison = try Comparison(scenes: arguments)
    try comparison.run()
}
