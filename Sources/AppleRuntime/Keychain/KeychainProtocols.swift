public import CoreGraphics

// How one speaks with servers, and how one signs in there, as the keychain names them.

/// FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp "
/// FTP by account.
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// IRC.
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "nntp"
/// POP3.
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3"
/// SMTP.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "sox "
/// IMAP.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap"
/// LDAP.
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap"
/// AFP over AppleTalk.
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP over TCP.
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln"
/// SSH.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh "
/// FTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps"
/// HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// A proxy of HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A proxy of HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A proxy of FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A proxy of RTSP.
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = "daap"
/// Remote Apple Events.
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over TLS.
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over TLS.
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "pops"
/// By NTLM.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// By Microsoft Network.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// By distributed passwords.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// By remote passwords.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// By HTTP, in plain.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// By a digest over HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// By a form on a page.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// In the usual way.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
