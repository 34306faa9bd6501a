// A pendulum, in a window or recorded: swift run Pendulum --record pendulum.mp4 --duration 4
import LayerStage
import QuartzCore

LayerApplication.run(size: CGSize(width: 390, height: 390), title: "Pendulum") { root in
    let rod = CALayer()
    rod.bounds = CGRect(x: 0, y: 0, width: 8, height: 280)
    rod.anchorPoint = CGPoint(x: 0.5, y: 0)
    rod.position = CGPoint(x: 195, y: 30)
    rod.backgroundColor = CGColor(red: 0.95, green: 0.7, blue: 0.2, alpha: 1)
    root.addSublayer(rod)
    let swing = CABasicAnimation(keyPath: "transform.rotation.z")
    (swing.fromValue, swing.toValue) = (0.7, -0.7)
    (swing.duration, swing.autoreverses, swing.repeatCount) = (1, true, .infinity)
    swing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    rod.add(swing, forKey: "swing")
}
