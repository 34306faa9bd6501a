import FuzzDriver
import RenderTree

/// Any bytes either read as a scene, which can then be sampled, printed and written again, or are refused with a reason.
@main
struct FuzzScene {
    @MainActor static func main() {
        fuzz { data in
            guard let scene = try? Scene(text: String(decoding: data, as: UTF8.self)) else { return }
            let sampler = TreeSampler()
            for time in [scene.time, 0, 0.3, 1e9, -Double.infinity] {
                sampler.sample(scene.tree, at: time)
                precondition(!sampler.description.isEmpty, "A sampled tree prints something.")
            }
            _ = scene.tree.lastAnimationEnd(after: scene.time)
            let copy = scene.text()
            precondition((try? Scene(text: copy)) != nil, "What was written must be readable:\n\(copy)")
        }
    }
}
