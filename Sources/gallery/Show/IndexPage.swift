import Foundation

/// The page that shows all recordings: video, sheet, a line of text and the code.
@MainActor
enum IndexPage {
    struct Entry {
        var screen: any Screen
        /// File names beside the page.
        var video: String
        var sheet: String
    }

    /// - Parameter count: how many there will be; the page of a recording that goes on says so and looks again.
    static func html(_ entries: [Entry], of count: Int) -> String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        \(entries.count < count ? "<meta http-equiv=\"refresh\" content=\"15\">" : "")
        <title>Mutoscope gallery</title>
        <style>
        body { margin: 0 auto; max-width: 72rem; padding: 3rem 1.5rem; font: 17px/1.5 system-ui, sans-serif;
               background: #f7f1e5; color: #171a2b; }
        h1 { font: 600 2.6rem/1.1 Georgia, serif; } h2 { font: 600 1.5rem Georgia, serif; margin: 0 0 .3rem; }
        nav a { color: #6c3c78; margin-right: .8rem; white-space: nowrap; }
        article { display: grid; grid-template-columns: minmax(12rem, 18rem) 1fr; gap: 2rem; margin: 4rem 0; }
        video { width: 100%; border-radius: 14px; box-shadow: 0 12px 40px #171a2b44; background: #171a2b; }
        img { width: 100%; border-radius: 8px; } summary { cursor: pointer; color: #6c3c78; }
        pre { overflow: auto; max-height: 32rem; padding: 1rem; border-radius: 8px; background: #171a2b; color: #f7f1e5;
              font-size: 13px; }
        @media (max-width: 44rem) { article { grid-template-columns: 1fr; } }
        </style>
        <h1>Mutoscope</h1>
        <p>Layers in motion, drawn on Linux without a GPU. Every picture on this page was made by the code below it.\(entries.count < count ? " \(entries.count) of \(count) are recorded." : "")</p>
        <nav>\(entries.map { "<a href=\"#\($0.screen.name)\">\(escaped($0.screen.title))</a>" }.joined(separator: "\n"))</nav>
        \(entries.map(article).joined(separator: "\n"))
        <script>
        // Only what is in sight plays.
        const sight = new IntersectionObserver(entries => entries.forEach(entry =>
            entry.isIntersecting ? entry.target.play().catch(() => {}) : entry.target.pause()), { threshold: 0.3 });
        document.querySelectorAll("video").forEach(video => sight.observe(video));
        </script>
        </html>

        """
    }

    private static func article(_ entry: Entry) -> String {
        """
        <article id="\(entry.screen.name)">
        <video src="\(entry.video)" loop muted playsinline controls preload="metadata"></video>
        <div>
        <h2>\(escaped(entry.screen.title))</h2>
        <p>\(escaped(entry.screen.summary))</p>
        <img src="\(entry.sheet)" alt="\(escaped(entry.screen.title)) at progress 0, ¼, ½, ¾ and 1" loading="lazy">
        \(code(entry.screen))
        </div>
        </article>
        """
    }

    private static func code(_ screen: any Screen) -> String {
        let name = URL(fileURLWithPath: screen.sourceFile).lastPathComponent
        // A gallery that was moved away from its sources still says where to look.
        guard let text = try? String(contentsOfFile: screen.sourceFile, encoding: .utf8) else {
            return "<p>The code is in \(name).</p>"
        }
        return "<details><summary>\(name)</summary><pre>\(escaped(text))</pre></details>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
