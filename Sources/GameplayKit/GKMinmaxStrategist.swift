public import Foundation

/// Tries every move some moves ahead, taking each player to choose what is best for them.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// The game.
    open var gameModel: (any GKGameModel)?
    /// Who decides among moves that are as good; nil for the first.
    open var randomSource: (any GKRandom)?
    /// How many moves are looked at ahead.
    open var maxLookAheadDepth = 0

    /// The best move of whose turn it is.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap { bestMove(for: $0) }
    }

    /// The best move of a player; nil where there is none.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(of: player)
        guard let most = moves.map(\.value).max() else { return nil }
        return chosen(from: moves.filter { $0.value == most })
    }

    /// One of the best moves of a player, by chance.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(of: player).sorted { $0.value > $1.value }
        return chosen(from: Array(moves.prefix(max(1, numMovesToConsider))))
    }

    private func chosen(from moves: [any GKGameModelUpdate]) -> (any GKGameModelUpdate)? {
        guard let randomSource, moves.count > 1 else { return moves.first }
        return moves[randomSource.nextInt(upperBound: moves.count)]
    }

    /// The moves of a player, each with what it is worth.
    private func ratedMoves(of player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, maxLookAheadDepth > 0, let moves = gameModel.gameModelUpdates(for: player) else {
            return []
        }
        for move in moves {
            move.value = value(
                after: move, in: gameModel, for: player, depth: maxLookAheadDepth - 1, least: .min, most: .max)
        }
        return moves
    }

    /// What a move is worth to a player. Values outside `least` and `most` make no difference above.
    private func value(
        after move: any GKGameModelUpdate, in model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int,
        least: Int, most: Int
    ) -> Int {
        guard let next = model.copy(with: nil) as? any GKGameModel else { return 0 }
        next.apply(move)
        return value(of: next, for: player, depth: depth, least: least, most: most)
    }

    private func value(
        of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, least: Int, most: Int
    ) -> Int {
        // Sooner is better when it is won, later when it is lost.
        if model.isWin(for: player) { return GKGameModelMaxScore + depth }
        if model.isLoss(for: player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active),
            !moves.isEmpty
        else { return model.score(for: player) }
        let isOwn = active.playerId == player.playerId
        var (least, most) = (least, most), best = isOwn ? Int.min : .max
        for move in moves {
            let found = value(after: move, in: model, for: player, depth: depth - 1, least: least, most: most)
            best = isOwn ? max(best, found) : min(best, found)
            if isOwn { least = max(least, best) } else { most = min(most, best) }
            if least >= most { break }
        }
        return best
    }
}
