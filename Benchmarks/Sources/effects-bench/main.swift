import Foundation
import UIKit

// effects-bench              times every effect on a phone and on a large screen, and says which miss 8 ms
// effects-bench NAME…        only these
// effects-bench cards        a hundred thousand cards beside twenty
let arguments = Array(CommandLine.arguments.dropFirst())
try MainActor.assumeIsolated {
    let isMet = arguments == ["cards"] ? try CardCounts.run() : try AllEffects.run(named: arguments)
    if !isMet { exit(1) }
}
