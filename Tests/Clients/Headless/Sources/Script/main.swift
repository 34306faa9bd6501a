import MutoscopeTesting
import UIKit

// A script in Swift 5 uses a screen as it uses a view.
let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)
let view = UIView()
view.backgroundColor = .red
screen.show(view)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { view.backgroundColor = .blue }
screen.advance(by: 0.5)
print("red", screen.snapshot().pixel(20, 20).red)
screen.advance(by: 1)
print("blue", screen.snapshot().pixel(20, 20).blue)
