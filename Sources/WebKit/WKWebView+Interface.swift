import UIKit

extension WKWebView: InterfaceElement {
    /// Takes what a storyboard's element says of the view.
    package func take(_ attributes: (String) -> String?) {
        if let text = attributes("allowsLinkPreview") { allowsLinkPreview = text == "YES" }
        if let text = attributes("allowsBackForwardNavigationGestures") {
            allowsBackForwardNavigationGestures = text == "YES"
        }
        if let text = attributes("customUserAgent") { customUserAgent = text }
    }

    /// Takes the delegates.
    package func connectOutlet(_ name: String, to object: AnyObject) -> Bool {
        switch name {
        case "navigationDelegate": navigationDelegate = object as? any WKNavigationDelegate
        case "UIDelegate": uiDelegate = object as? any WKUIDelegate
        default: return false
        }
        return true
    }
}
