/// In an error's values: what could not be done, in a sentence.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
/// Under this key errors of downloads that were broken off have what it takes to go on.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
