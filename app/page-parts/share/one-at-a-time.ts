/** A second tap within this long (ms) after the first was answered is impatience. */
const cooldown = 400;
/** Some devices never say that their share sheet was closed: longer than this (ms) nothing is waited for. */
const timeout = 5000;

/**
 * Gives a button a way to do its work once, however quickly it is tapped again: while it is under way, and right after
 * it, nothing is done and the answer is `cancelled`.
 * @example const once = oneAtATime(); once(() => share(data));
 */
export function oneAtATime(): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome | 'cancelled'> {
  let isBusy = false;
  return async (work) => {
    if (isBusy) return 'cancelled';
    isBusy = true;
    const end = () => {
      isBusy = false;
    };
    const timer = setTimeout(end, timeout);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      setTimeout(end, cooldown);
    }
  };
}
