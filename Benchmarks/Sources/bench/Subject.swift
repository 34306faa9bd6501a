import Foundation

/// What is measured: layers that show pictures, or paths.
enum Subject {
    case pictures(BenchScene)
    case shapes(ShapeScene)

    static let all = BenchScene.all.map(Subject.pictures) + ShapeScene.all.map(Subject.shapes)

    var name: String {
        switch self {
        case .pictures(let scene): scene.name
        case .shapes(let scene): scene.name
        }
    }

    /// Writes what the other renderers read.
    func write(to folder: URL) throws {
        switch self {
        case .pictures(let scene): try SceneFile(folder: folder).write(scene)
        case .shapes(let scene): try scene.write(to: folder)
        }
    }
}
