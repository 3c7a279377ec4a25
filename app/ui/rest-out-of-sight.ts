import { inIdleMoments } from './in-idle-moments';
import { pageParts } from './page-parts';

/** Farther from the window than this (px) is out of sight. */
const margin = 200;
/** Wider windows belong to faster machines, and their cards stand in rows that know of each other. */
const narrow = '(width < 640px)';

let holds = 0;
let resting: HTMLElement[] = [];

/**
 * Spares phones the parts of the page that are out of sight, while a change of styles reaches all of it: a dialog that
 * opens makes everything behind it inert, a theme colors everything anew. The parts keep their size, but are neither
 * styled nor painted.
 * @returns how to let go: then they show what they are again where the visitor scrolls, and all of them in idle
 * moments; more than once does no harm
 */
export function restOutOfSight(): () => void {
  holds += 1;
  if (holds === 1 && window.matchMedia(narrow).matches) rest();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holds -= 1;
    if (holds === 0) wakeGently();
  };
}

function rest() {
  const parts = partsOutOfSight();
  wakeAll();
  resting = parts.map(({ part }) => part);
  for (const { part, height } of parts) {
    part.style.blockSize = `${height}px`;
    part.style.contentVisibility = 'hidden';
  }
  window.addEventListener('resize', wakeAll);
}

/** The outermost ones, with their heights: all are asked before one is changed. */
function partsOutOfSight() {
  const found: { part: HTMLElement; height: number }[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(pageParts)) {
    const { top, bottom, height } = part.getBoundingClientRect();
    const isSeen = bottom > -margin && top < window.innerHeight + margin;
    if (!isSeen && !found.at(-1)?.part.contains(part)) found.push({ part, height });
  }
  return found;
}

function wakeGently() {
  const parts = resting;
  for (const part of parts) part.style.contentVisibility = 'auto';
  inIdleMoments(parts, wake, () => holds === 0 && resting === parts, wakeAll);
}

/** Another size of the window has other heights. */
function wakeAll() {
  window.removeEventListener('resize', wakeAll);
  resting.forEach(wake);
  resting = [];
}

function wake({ style }: HTMLElement) {
  style.blockSize = '';
  style.contentVisibility = '';
}
