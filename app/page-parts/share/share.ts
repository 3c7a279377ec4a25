/**
 * Opens the device's share sheet. The function never throws. A share that the visitor cancels is logged and does not
 * count as failed.
 * @returns `failed` also where the device has no share sheet
 */
export async function share(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  if (typeof navigator.share !== 'function') return 'failed';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (isCancelled(error)) {
      console.log('Share cancelled');
      return 'cancelled';
    }
    console.error('Could not be shared', error);
    return 'failed';
  }
}

/** Whether a share failed only because the visitor closed the sheet. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
