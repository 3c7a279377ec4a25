/**
 * The result of a request for a link. `refused`: the host does not answer programs, so a person has to check the link;
 * `unreachable`: the host did not answer.
 */
export type LinkAnswer = { state: 'found' | 'missing' | 'refused' | 'unreachable'; reason: string };

/** HTTP statuses from which one cannot conclude whether the page exists. */
const refusals = [401, 403, 405, 429, 451, 999];

/**
 * Sends a HEAD request for a link, and a GET request if HEAD fails.
 * @param timeout ms for each request
 */
export async function askLink(url: string, timeout: number): Promise<LinkAnswer> {
  try {
    const head = await statusOf(url, 'HEAD', timeout).catch(() => 0);
    const status = head >= 200 && head < 400 ? head : await statusOf(url, 'GET', timeout);
    if (status < 400) return { state: 'found', reason: String(status) };
    return { state: refusals.includes(status) ? 'refused' : 'missing', reason: String(status) };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return {
      state: 'unreachable',
      reason: name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message),
    };
  }
}

async function statusOf(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<number> {
  const answer = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(timeout) });
  await answer.body?.cancel();
  return answer.status;
}
