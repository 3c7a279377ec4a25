import { resumeNavigation } from '../shell/resume-navigation';
import { anchorScroll } from '../ui/anchor-scroll';
import { restoreRails } from '../ui/restore-rails';
import { deferHydration } from './deferred-hydration';
import { deferLayout } from './deferred-layout';
import { replayClicks } from './replay-clicks';
import { isWithoutReact, startWithoutReact } from './without-react';

/* Runs in the head of every page, before the first paint (inject-head-script.server.ts puts it there). README.md tells the order. */
const { currentScript } = document;
const parts = [
  resumeNavigation,
  deferLayout,
  restoreRails,
  anchorScroll,
  () => (isWithoutReact() ? startWithoutReact() : deferHydration(currentScript)),
  // Last: a click that is kept is heard by no one after.
  replayClicks,
];
for (const start of parts) {
  // Each by itself: one that fails stops no other.
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
