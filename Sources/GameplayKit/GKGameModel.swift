public import Foundation

/// The score of a game that is won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a game that is lost.
public let GKGameModelMinScore = -(1 << 24)

/// A move of a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// How good it is for who makes it; strategists set it.
    var value: Int { get set }
}

/// One of those who play.
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// A number that no other player has.
    var playerId: Int { get }
}

/// A game that a strategist can play: it is copied, and moves are tried on the copies. Score, winning and losing are optional.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// Those who play.
    var players: [any GKGameModelPlayer]? { get }
    /// Whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Becomes as another one is.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player has; nil or none where the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// How well a player stands: more is better.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether a player has won.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether a player has lost.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    /// All the same where it is not implemented.
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    /// No where it is not implemented.
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    /// No where it is not implemented.
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Chooses moves.
public protocol GKStrategist: NSObjectProtocol {
    /// The game.
    var gameModel: (any GKGameModel)? { get set }
    /// Who decides among moves that are as good.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of whose turn it is.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
