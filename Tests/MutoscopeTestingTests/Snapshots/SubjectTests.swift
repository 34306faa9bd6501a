import Testing
import UIKit

@testable import MutoscopeTesting

@MainActor
@Suite("What snapshots are taken of")
struct SubjectTests {
    private func picture(
        _ subject: some SnapshotSubject, size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil
    ) throws -> CGImage {
        let settings = SnapshotSettings(size: size, scale: scale, traits: traits)
        guard case .picture(let picture) = try subject.snapshotContent(settings) else {
            throw SnapshotSubjectError("no picture")
        }
        return picture
    }

    private func view(_ color: UIColor, size: CGSize = CGSize(width: 10, height: 8)) -> UIView {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: size.width, height: size.height))
        view.backgroundColor = color
        return view
    }

    @Test("a view is drawn on nothing, at twice its points, and stays where it was")
    func aView() throws {
        let parent = UIView(), red = view(.red)
        parent.addSubview(UIView())
        parent.insertSubview(red, at: 0)
        red.layer.cornerRadius = 4
        let drawn = try picture(red)
        #expect(drawn.width == 20)
        #expect(drawn.height == 16)
        #expect(drawn.pixel(0, 0).alpha == 0)
        #expect(drawn.pixel(10, 8) == (255, 0, 0, 255))
        #expect(parent.subviews.first === red)
        #expect(red.frame == CGRect(x: 30, y: 40, width: 10, height: 8))
    }

    @Test("a view without a size takes the one its constraints give, or has a sentence")
    func sizes() throws {
        let held = UIView()
        held.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            held.widthAnchor.constraint(equalToConstant: 30), held.heightAnchor.constraint(equalToConstant: 12),
        ])
        held.backgroundColor = .blue
        #expect(try picture(held, scale: 1).width == 30)
        #expect(try picture(view(.red), size: CGSize(width: 5, height: 6), scale: 3).height == 18)
        let failed = try #require(throws: SnapshotSubjectError.self) { try picture(UIView()) }
        #expect(failed.description.contains("has no size"))
    }

    @Test("traits reach views and controllers")
    func traits() throws {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        #expect(try picture(view(.systemBackground), traits: dark).pixel(2, 2) == (0, 0, 0, 255))
        #expect(try picture(view(.systemBackground)).pixel(2, 2) == (255, 255, 255, 255))
        let size = CGSize(width: 40, height: 30)
        #expect(try picture(controller, size: size, traits: dark).pixel(2, 2) == (0, 0, 0, 255))
        #expect(try picture(controller, size: size).pixel(2, 2) == (255, 255, 255, 255))
    }

    @Test("what is on a screen is drawn as it is there")
    func onScreen() throws {
        let screen = TestScreen(size: CGSize(width: 60, height: 60), scale: 1)
        let red = view(.red)
        screen.show(red)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { red.backgroundColor = .black }
        screen.advance(by: 0.5)
        let middle = try picture(red, scale: 1).pixel(3, 3)
        #expect(middle.red > 100)
        #expect(middle.red < 160)
        #expect(red.window === screen.window)
    }

    @Test("layers, paths and images are drawn in their own bounds")
    func others() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 6, height: 4)
        layer.backgroundColor = UIColor.green.cgColor
        #expect(try picture(layer).pixel(5, 5) == (0, 255, 0, 255))
        let path = UIBezierPath(ovalIn: CGRect(x: 100, y: 100, width: 20, height: 10))
        #expect(try picture(path).width == 40)
        #expect(try picture(path.cgPath).pixel(20, 10) == (0, 0, 0, 255))
        #expect(try picture(path.cgPath).pixel(0, 0).alpha == 0)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in UIColor.red.setFill() }
        #expect(try picture(image).width == Int(3 * image.scale))
        #expect(throws: SnapshotSubjectError.self) { try picture(UIBezierPath()) }
        #expect(throws: SnapshotSubjectError.self) { try picture(CALayer()) }
    }

    @Test("texts stay texts")
    func texts() throws {
        guard case .text(let text) = "a\nb".snapshotContent(SnapshotSettings()) else {
            Issue.record("a text became something else")
            return
        }
        #expect(text == "a\nb")
    }
}
