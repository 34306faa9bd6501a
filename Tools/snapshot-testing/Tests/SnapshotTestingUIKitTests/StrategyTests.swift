import MutoscopeTesting
import SnapshotTestingUIKit
import XCTest

/// Strategies by what they give, with swift-snapshot-testing or the stand-in.
final class StrategyTests: XCTestCase {
    private func snapshot<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) -> Format? {
        var result: Format?
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private func onMain<Result>(_ body: @MainActor () -> Result) -> Result { MainActor.assumeIsolated(body) }

    // MARK: Pictures

    func testAViewIsDrawnWithItsTextThoughItWasNeverShown() {
        onMain {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            (label.text, label.lineBreakMode) = ("████", .byClipping)
            let picture = snapshot(of: label, as: .image)
            XCTAssertEqual(picture?.cgImage?.width, 80)
            XCTAssertEqual(picture?.cgImage?.pixel(40, 20).alpha, 255)
        }
    }

    func testTraitsSayTheScaleAndTheLook() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            ])
            let picture = snapshot(of: view, as: .image(traits: traits))
            XCTAssertEqual(picture?.cgImage?.width, 30)
            XCTAssertEqual(picture?.cgImage?.pixel(15, 15).red, 0)
            XCTAssertEqual(SimulatedScreen.screen.scale, 2)
        }
    }

    func testAControllerHasTheSizeAndSafeAreaOfItsDevice() {
        onMain {
            let controller = SafeAreaController()
            let picture = snapshot(of: controller, as: .image(on: .iPhoneX(.landscape)))
            XCTAssertEqual(picture?.cgImage?.width, 812 * 2)
            XCTAssertEqual(picture?.cgImage?.height, 375 * 2)
            XCTAssertEqual(controller.insets, UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
            XCTAssertEqual(controller.sizeClass, .compact)
            XCTAssertNil(controller.parent)
            XCTAssertNil(controller.view.window)
        }
    }

    func testAPartOfATabletIsNarrow() {
        onMain {
            let controller = SafeAreaController()
            _ = snapshot(of: controller, as: .image(on: .iPadPro11(.landscape(splitView: .oneHalf))))
            XCTAssertEqual(controller.sizeClass, .compact)
            _ = snapshot(of: controller, as: .image(on: .iPadPro12_9(.landscape(splitView: .oneHalf))))
            XCTAssertEqual(controller.sizeClass, .regular)
        }
    }

    func testAViewGoesBackToWhereItWas() {
        onMain {
            let view = UIView(frame: CGRect(x: 7, y: 8, width: 10, height: 10))
            _ = snapshot(of: view, as: .image(size: CGSize(width: 50, height: 50)))
            XCTAssertEqual(view.frame, CGRect(x: 7, y: 8, width: 10, height: 10))
        }
    }

    func testTheKeyWindowShowsWhatMoves() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .red
            let picture = snapshot(of: view, as: .image(drawHierarchyInKeyWindow: true))
            XCTAssertEqual(picture?.cgImage?.pixel(10, 10).red, 255)
        }
    }

    func testLayersAndPaths() {
        onMain {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = UIColor.blue.cgColor
            XCTAssertEqual(snapshot(of: layer, as: .image)?.cgImage?.pixel(5, 5).blue, 255)
            let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 4))
            XCTAssertEqual(snapshot(of: path, as: .image(scale: 2))?.cgImage?.width, 20)
            XCTAssertEqual(snapshot(of: path.cgPath, as: .image)?.cgImage?.height, 4)
        }
    }

    // MARK: Texts

    func testElementsOfAPath() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 1.0 / 3))
        path.addLine(to: CGPoint(x: 1.5, y: -0.0001))
        path.close()
        XCTAssertEqual(
            snapshot(of: path, as: .elementsDescription), "MoveTo (0.0, 0.333)\nLineTo (1.5, 0.0)\nClose \n")
    }

    func testDescriptionsHaveNoAddresses() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(UILabel())
            let tree = snapshot(of: view, as: .recursiveDescription) ?? ""
            XCTAssertTrue(tree.hasPrefix("<UIView; frame = (0 0; 10 10)"), tree)
            XCTAssertTrue(tree.contains("\n   | <UILabel; frame = (0 0; 0 0)"), tree)
            let controllers = snapshot(
                of: UINavigationController(rootViewController: UIViewController()), as: .hierarchy)
            XCTAssertEqual(controllers?.contains("   | <UIViewController>, state: appeared"), true, controllers ?? "")
        }
    }

    // MARK: Comparing

    private func square(_ color: UIColor, _ side: CGFloat = 10) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    func testPicturesThatDifferAreNeverEqual() {
        onMain {
            let black = square(.black), nearly = square(UIColor(white: 0.01, alpha: 1)), white = square(.white)
            XCTAssertNil(Diffing.image.diff(black, square(.black)))
            XCTAssertNotNil(Diffing.image.diff(black, nearly))
            XCTAssertNil(Diffing.image(perceptualPrecision: 0.98).diff(black, nearly))
            XCTAssertNotNil(Diffing.image(precision: 0.99, perceptualPrecision: 0.98).diff(black, white))
            XCTAssertNotNil(Diffing.image(precision: 0).diff(black, square(.black, 11)))
        }
    }

    func testWhatHasNoPixelsIsNeverEqual() {
        onMain {
            let empty = UIImage(), strategy = Diffing.image(precision: 0, perceptualPrecision: 0)
            XCTAssertNotNil(strategy.diff(square(.black), empty))
            XCTAssertNotNil(strategy.diff(strategy.fromData(strategy.toData(empty)), empty))
            XCTAssertNotNil(strategy.diff(strategy.fromData(Data("no picture".utf8)), square(.black)))
        }
    }

    // MARK: Time

    func testWaitingTakesTheScreensTime() {
        var value = "before"
        DispatchQueue.main.asyncAfter(deadline: .now() + 100) { value = "after" }
        let strategy = SimplySnapshotting.lines.pullback { (_: Void) in value }
        let start = Date()
        XCTAssertEqual(snapshot(of: (), as: .wait(for: 101, on: strategy)), "after")
        XCTAssertLessThan(Date().timeIntervalSince(start), 50)
    }

    func testEveryTestBeginsAtTimeZero() {
        onMain { XCTAssertEqual(SimulatedScreen.screen.now, 0) }
        onMain { SimulatedScreen.screen.advance(by: 1) }
    }

    func testEveryTestBeginsAtTimeZeroAgain() { testEveryTestBeginsAtTimeZero() }
}

@MainActor
private final class SafeAreaController: UIViewController {
    var insets = UIEdgeInsets.zero, sizeClass = UIUserInterfaceSizeClass.unspecified

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (insets, sizeClass) = (view.safeAreaInsets, traitCollection.horizontalSizeClass)
    }
}
