/**
 * How a link answers: it leads somewhere; it is gone; the host refuses programs, so that a person has to look; the host could
 * not be reached.
 */
export type LinkAnswer = { is: 'there' | 'gone' | 'refused' | 'unreached'; reason: string };

/** Hosts that answer so do not say whether the page is there. */
const refusals = [401, 403, 405, 429, 451, 999];

/**
 * Asks for a link's head, and where a host does not like that, for the page.
 * @param timeout ms for each
 */
export async function askLink(url: string, timeout: number): Promise<LinkAnswer> {
  try {
    const head = await statusOf(url, 'HEAD', timeout).catch(() => 0);
    const status = head >= 200 && head < 400 ? head : await statusOf(url, 'GET', timeout);
    if (status < 400) return { is: 'there', reason: String(status) };
    return { is: refusals.includes(status) ? 'refused' : 'gone', reason: String(status) };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return {
      is: 'unreached',
      reason: name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message),
    };
  }
}

async function statusOf(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<number> {
  const answer = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(timeout) });
  await answer.body?.cancel();
  return answer.status;
}
