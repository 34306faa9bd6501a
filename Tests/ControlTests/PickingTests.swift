import Testing

@testable import UIKit

@Suite("Image pickers")
@MainActor
struct ImagePickerTests {
    private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any] = [:]

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { self.info = info }
    }

    @Test("have the library and no camera")
    func sources() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }

    @Test("give the picture, and its middle square where it may be edited")
    func choose() {
        let picker = UIImagePickerController(), chooser = Chooser()
        picker.delegate = chooser
        picker.allowsEditing = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        picker.choose(image, from: URL(fileURLWithPath: "/pictures/a.png"))
        #expect(chooser.info[.originalImage] as? UIImage === image)
        #expect((chooser.info[.editedImage] as? UIImage)?.size == CGSize(width: 20, height: 20))
        #expect(chooser.info[.cropRect] as? CGRect == CGRect(x: 10, y: 0, width: 20, height: 20))
    }
}

@Suite("Sharing")
@MainActor
struct ActivityTests {
    @Test("copies texts and addresses")
    func copy() {
        let activity = CopyActivity()
        #expect(activity.canPerform(withActivityItems: ["a"]))
        #expect(!activity.canPerform(withActivityItems: [1]))
        activity.prepare(withActivityItems: ["a", "b"])
        activity.perform()
        #expect(UIPasteboard.general.string == "a\nb")
    }
}

@Suite("Text checkers")
@MainActor
struct TextCheckerTests {
    @Test("pass over what they were taught")
    func learned() {
        let checker = UITextChecker()
        UITextChecker.learnWord("xqzt")
        let range = checker.rangeOfMisspelledWord(
            in: "xqzt", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound)
        UITextChecker.unlearnWord("xqzt")
        #expect(!UITextChecker.hasLearnedWord("xqzt"))
    }
}
