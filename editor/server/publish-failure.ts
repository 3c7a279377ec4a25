/** What Git says when it does not reach the remote, or the remote refuses. The first match counts. */
const connection = [
  ['newerPushed', /fetch first|non-fast-forward/],
  ['pushRefused', /remote rejected|error: 403/],
  ['signIn', /Authentication failed|could not read|Permission denied \(|Host key verification|not found/],
  ['noNetwork', /unable to access|timed out|resolve|[Cc]onnect|Could not read from remote/],
] as const;

/**
 * Finds why a publication has failed, in the message of an error: of Git, of the system or of a script, or a reason that
 * the editor itself has thrown, such as `locked`.
 * @param isConnected whether the step that failed connects to the remote
 * @returns a reason that the editor explains (`failure.…` in words.ts); `unknown` for any other message
 */
export function failureReason(message: string, isConnected: boolean): string {
  if (/^\w+$/.test(message)) return message;
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/.test(message)) return 'noSpace';
  return (isConnected && connection.find(([, words]) => words.test(message))?.[0]) || 'unknown';
}
