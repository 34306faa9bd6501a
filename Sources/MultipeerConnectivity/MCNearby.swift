public import Foundation
public import UIKit

/// Hears who wants to join; what fails is optional.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// A device wants to join.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// It cannot be found.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    /// Does nothing where it is not implemented.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Lets other devices find this one: they do not.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// Hears who wants to join.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// What is told of it.
    public let discoveryInfo: [String: String]?
    /// For what.
    public let serviceType: String

    /// Lets a device be found for something.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
        super.init()
    }

    /// Begins: it fails.
    open func startAdvertisingPeer() {
        DispatchQueue.main.async { [self] in
            delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError(.unavailable))
        }
    }
    /// Ends.
    open func stopAdvertisingPeer() {}
}

/// Hears which devices are there; what fails is optional.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// A device is there.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// A device is there no more.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// It cannot look.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    /// Does nothing where it is not implemented.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Looks for other devices: it finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// Hears which devices are there.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// For what.
    public let serviceType: String

    /// Looks for devices for something.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
        super.init()
    }

    /// Begins: it fails.
    open func startBrowsingForPeers() {
        DispatchQueue.main.async { [self] in
            delegate?.browser(self, didNotStartBrowsingForPeers: MCError(.unavailable))
        }
    }
    /// Ends.
    open func stopBrowsingForPeers() {}
    /// Asks a device to join: none hears it.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    }
}

/// Hears of the question whether somebody may join; all of it is optional.
@preconcurrency @MainActor
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    /// The question is asked.
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    /// The question was answered.
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
    /// Does nothing where it is not implemented.
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    /// Does nothing where it is not implemented.
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}

/// Lets other devices find this one, and asks the user who may join: nobody finds it.
@preconcurrency @MainActor
open class MCAdvertiserAssistant: NSObject {
    /// Hears of the question.
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    /// Who joins what.
    public let session: MCSession
    /// What is told of this device.
    public let discoveryInfo: [String: String]?
    /// For what.
    public let serviceType: String

    /// Lets a session be found for something.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
        super.init()
    }

    /// Begins.
    open func start() {}
    /// Ends.
    open func stop() {}
}

/// Hears when the user is done; which devices are offered is optional.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// The user gave up.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    /// Whether a device is offered.
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

extension MCBrowserViewControllerDelegate {
    /// True where it is not implemented.
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}

/// Lets the user choose other devices: there are none, so that it can only be left.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
    /// Hears when the user is done.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// Who looks.
    public let browser: MCNearbyServiceBrowser?
    /// What is joined.
    public let session: MCSession
    /// The fewest devices.
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    /// The most devices.
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

    /// Looks for devices for something.
    public convenience init(serviceType: String, session: MCSession) {
        self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }
    /// Has somebody look.
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.browser, self.session) = (browser, session)
        super.init(nibName: nil, bundle: nil)
    }
    /// There is none in a storyboard.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UITableViewController(style: .grouped)
        page.title = session.myPeerID.displayName
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        done.isEnabled = false
        page.navigationItem.rightBarButtonItem = done
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.browserViewControllerWasCancelled(self)
            })
        let navigation = UINavigationController(rootViewController: page)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}
