/** A second tap within this long (ms) after the first was answered is impatience. */
const settled = 800;
/** Some devices never say that their share sheet was closed: longer than this (ms) nothing is waited for. */
const patience = 5000;

/**
 * Gives a button a way to do its work once, however quickly it is tapped again: not while it is under way, nor right
 * after it.
 * @example const once = oneAtATime(); once(() => share(data));
 */
export function oneAtATime(): (work: () => Promise<unknown>) => void {
  let isBusy = false;
  return (work) => {
    if (isBusy) return;
    isBusy = true;
    const end = () => {
      isBusy = false;
    };
    const timer = setTimeout(end, patience);
    const endSoon = () => {
      clearTimeout(timer);
      setTimeout(end, settled);
    };
    work().then(endSoon, endSoon);
  };
}
