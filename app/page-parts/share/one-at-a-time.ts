/** Time (ms) after a finished task in which a further tap counts as part of a double tap and is ignored. */
const cooldown = 400;
/**
 * Maximum duration (ms) of a task. After this time the button works again, because some devices never report that their
 * share sheet was closed.
 */
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
