public import QuartzCore

/// Shows what a player plays: nothing is seen.
open class AVPlayerLayer: CALayer {
    /// What is played.
    open var player: AVPlayer?
    /// How pictures fill the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the first picture is there: none comes.
    open var isReadyForDisplay: Bool { false }
    /// Where the pictures are in the layer: nowhere.
    open var videoRect: CGRect { .zero }

    /// Shows what a player plays.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
