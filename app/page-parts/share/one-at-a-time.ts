/** A second tap within this time (ms) after the first one has finished counts as a double tap and is ignored. */
const cooldown = 400;
/** Some devices never report that their share sheet was closed. After this time (ms) the button works again. */
const timeout = 5000;

/**
 * Returns a function that runs one task at a time. While a task runs, and shortly after it, further calls do nothing
 * and return `cancelled`.
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
