import { useEffect, useState } from 'react';

/** How long the outlines of a print's other sizes are shown, in ms. */
const duration = 1500;

/** Shows the outlines of a print's other sizes for a short time, after a size was pressed, pointed at or focused. */
export function useComparison() {
  const [since, setSince] = useState<number | null>(null);
  // Hides the outlines of the other sizes when their time is over.
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setSince(null), duration);
    return () => clearTimeout(timer);
  }, [since]);
  return { isComparing: since !== null, compare: () => setSince(performance.now()) };
}
