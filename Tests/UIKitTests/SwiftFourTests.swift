import MutoscopeTesting
import Testing

@testable import UIKit

@Suite("Sources of before Swift 4.2")
@MainActor
struct SwiftFourTests {
    @Test("options for opening an address may have plain strings for names")
    func openingWithStrings() {
        var answers: [Bool] = []
        let nowhere = URL(string: "nowhere")!
        UIApplication.shared.open(nowhere, options: ["": ""]) { answers.append($0) }
        UIApplication.shared.open(nowhere, options: [:]) { answers.append($0) }
        #expect(answers == [false, false])
    }

    @Test("kinds have the names they had")
    func kinds() {
        #expect(UITableViewRowActionStyle.self == UITableViewRowAction.Style.self)
        #expect(UICollectionElementCategory.self == UICollectionView.ElementCategory.self)
        #expect(UIDeviceBatteryState.self == UIDevice.BatteryState.self)
        #expect(UISegmentedControlSegment.self == UISegmentedControl.Segment.self)
    }

    @Test("errors of Local Authentication have C's constants too")
    func codes() {
        let constants = [
            kLAErrorAuthenticationFailed, kLAErrorUserCancel, kLAErrorTouchIDLockout, kLAErrorNotInteractive,
        ]
        let codes: [LAError.Code] = [.authenticationFailed, .userCancel, .biometryLockout, .notInteractive]
        #expect(constants.map(Int.init) == codes.map(\.rawValue))
    }
}
