import CoreLocation
import Foundation
import GameplayKit
import StoreKit
import Testing
import UnifiedLogging
import WatchConnectivity

/// Taking one to three of a heap; who takes the last one wins.
private final class Heap: NSObject, GKGameModel {
    final class Player: NSObject, GKGameModelPlayer, Sendable {
        let playerId: Int
        init(_ number: Int) { playerId = number }
    }

    final class Taking: NSObject, GKGameModelUpdate {
        var value = 0
        let count: Int
        init(_ count: Int) { self.count = count }
    }

    static let both = [Player(1), Player(2)]
    var count: Int
    var turn = 0

    init(_ count: Int) { self.count = count }

    var players: [any GKGameModelPlayer]? { Self.both }
    var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }

    func setGameModel(_ gameModel: any GKGameModel) {
        guard let other = gameModel as? Heap else { return }
        (count, turn) = (other.count, other.turn)
    }

    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Heap(count)
        copy.setGameModel(self)
        return copy
    }

    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        count == 0 ? nil : (1...min(3, count)).map { Taking($0) }
    }

    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        guard let taking = gameModelUpdate as? Taking else { return }
        count -= taking.count
        turn = 1 - turn
    }

    func isWin(for player: any GKGameModelPlayer) -> Bool { count == 0 && activePlayer?.playerId != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { count == 0 && activePlayer?.playerId == player.playerId }
}

/// What a program makes of a visit for its own tests.
private final class MadeVisit: CLVisit, @unchecked Sendable {
    override var arrivalDate: Date { Date(timeIntervalSinceReferenceDate: 7) }
}

@Suite("Games, logs, watches, and what programs derive from values")
struct StrategyTests {
    @Test(arguments: [(5, 1), (6, 2), (7, 3), (10, 2)])
    func theStrategistLeavesAMultipleOfFour(heap: Int, taken: Int) {
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = Heap(heap)
        strategist.maxLookAheadDepth = 12
        #expect((strategist.bestMoveForActivePlayer() as? Heap.Taking)?.count == taken)
        strategist.randomSource = GKARC4RandomSource(seed: Data([1]))
        #expect((strategist.bestMove(for: Heap.both[0]) as? Heap.Taking)?.count == taken)
    }

    @Test func whereThereIsNoMoveNoneIsChosen() {
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 3
        #expect(strategist.bestMoveForActivePlayer() == nil)
        strategist.gameModel = Heap(0)
        #expect(strategist.bestMoveForActivePlayer() == nil)
        strategist.gameModel = Heap(4)
        #expect(strategist.randomMove(for: Heap.both[0], fromNumberOfBestMoves: 3) != nil)
    }

    @Test func messagesTakeTheirValues() {
        let name: String? = "Ann"
        let message: OSLogMessage =
            "\(name ?? "", privacy: .private) \(3, format: .decimal(minDigits: 2)) \(1.5, format: .fixed(precision: 1)) \("a", align: .right(columns: 3)) \(255, format: .hex)"
        #expect(message.description == "<private> 03 1.5   a ff")
        Logger(subsystem: "test", category: "log").debug("\(message.description)")
        os_signpost(.begin, log: .disabled, name: "work", signpostID: OSSignpostID(log: .default), "%d", 1)
    }

    @Test func thereIsNoWatch() {
        #expect(!WCSession.isSupported() && WCSession.default.activationState == .notActivated)
        var failed = false
        WCSession.default.sendMessage([:], replyHandler: nil) { failed = $0 is WCError }
        #expect(failed)
        #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext([:]) }
    }

    @Test func valuesCanBeDerivedFrom() {
        #expect(MadeVisit().arrivalDate == Date(timeIntervalSinceReferenceDate: 7))
    }
}
