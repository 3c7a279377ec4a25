/**
 * Hands an address to the device's share sheet or, where there is none or it fails, copies it.
 * @returns `cancelled` when the visitor closed the sheet, which is no failure
 */
export async function shareOrCopy(data: {
  title: string;
  url: string;
}): Promise<'shared' | 'cancelled' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) {
        console.log('Share cancelled');
        return 'cancelled';
      }
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch (error) {
    console.error('The address could not be copied', error);
    return 'failed';
  }
}

/** Whether a share failed only because the visitor closed the sheet. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
