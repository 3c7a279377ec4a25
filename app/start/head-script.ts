import { sendContactEarly } from '../sections/contact/send-contact';
import { followMenuCommands } from '../shell/menu-commands';
import { resumeNavigation } from '../shell/resume-navigation';
import { anchorScroll } from '../ui/anchor-scroll';
import { restoreRails } from '../ui/restore-rails';
import { stepNumbers } from '../ui/step-number';
import { bringBackFields } from './carry-fields';
import { deferHydration } from './deferred-hydration';
import { deferLayout } from './deferred-layout';
import { followChoices } from './follow-choices';
import { replayClicks } from './replay-clicks';
import { isWithoutReact, startWithoutReact } from './without-react';

/* Runs in the head of every page, before the first paint (inject-head-script.server.ts puts it there). README.md tells the order. */
const { currentScript } = document;
const parts = [
  bringBackFields,
  resumeNavigation,
  deferLayout,
  restoreRails,
  anchorScroll,
  sendContactEarly,
  followMenuCommands,
  () => (isWithoutReact() ? startWithoutReact() : deferHydration(currentScript)),
  stepNumbers,
  followChoices,
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
