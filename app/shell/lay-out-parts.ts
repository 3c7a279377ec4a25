import { inIdleMoments } from '../ui/in-idle-moments';
import { pageParts } from '../ui/page-parts';

/**
 * Lays out what the first paint left out (parts-script.ts), in idle moments. In the end the page is as if it had been
 * laid out in one go.
 */
export function layOutParts(): void {
  const { classList } = document.documentElement;
  inIdleMoments(
    document.querySelectorAll<HTMLElement>(pageParts),
    layOut,
    () => classList.contains('in-parts'),
    () => classList.remove('in-parts'),
  );
}

function layOut(part: HTMLElement): void {
  part.dataset.laidOut = '';
  // Asking for a size has it laid out now, so that the time it takes is known.
  part.getBoundingClientRect();
}
