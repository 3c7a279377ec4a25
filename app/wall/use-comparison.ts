import { useEffect, useState } from 'react';

/** So long (ms) the other sizes are shown. */
const duration = 1500;

/** Whether the other sizes are shown around a print: once sizes are pressed, pointed at or focused, and not for long. */
export function useComparison() {
  const [since, setSince] = useState<number | null>(null);
  // Follows the clock.
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setSince(null), duration);
    return () => clearTimeout(timer);
  }, [since]);
  return { isComparing: since !== null, compare: () => setSince(performance.now()) };
}
