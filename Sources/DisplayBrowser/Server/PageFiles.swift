/// The files of the page, which are part of the program.
enum PageFiles {
    private static let files: [String: (type: String, bytes: [UInt8])] = [
        "/": ("text/html; charset=utf-8", PackageResources.page_html),
        "/page.css": ("text/css; charset=utf-8", PackageResources.page_css),
        "/page.js": ("text/javascript; charset=utf-8", PackageResources.page_js),
        "/pixels.js": ("text/javascript; charset=utf-8", PackageResources.pixels_js),
        "/input.js": ("text/javascript; charset=utf-8", PackageResources.input_js),
        "/inspector.js": ("text/javascript; charset=utf-8", PackageResources.inspector_js),
        "/inspector.css": ("text/css; charset=utf-8", PackageResources.inspector_css),
        "/elements.js": ("text/javascript; charset=utf-8", PackageResources.elements_js),
    ]

    static func answer(to head: RequestHead) -> Response {
        guard ["GET", "HEAD"].contains(head.method) else {
            return .refusal("405 Method Not Allowed", "This page can only be read.")
        }
        guard let file = files[head.path] else { return .refusal("404 Not Found", "There is no \(head.path) here.") }
        return Response(type: file.type, body: head.method == "HEAD" ? [] : file.bytes)
    }
}
