public import FoundationNetworking

extension URLSession {
    /// What the session loads, sends and fetches now.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    /// All that the session does now.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } }
        }
    }
}
