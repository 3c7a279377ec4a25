import { keepForLater } from '../offline/register';
import { sendContactEarly } from '../sections/contact/send-contact';
import { followFilter } from '../sections/projects/follow-filter';
import { followBagCount } from '../selection/bag-count';
import { followScroll } from '../shell/follow-scroll';
import { followMenuCommands } from '../shell/menu-commands';
import { resumeNavigation } from '../shell/resume-navigation';
import { followThemeSwitches } from '../theme/follow-theme-switches';
import { anchorScroll } from '../ui/anchor-scroll';
import { restoreRails } from '../ui/restore-rails';
import { stepNumbers } from '../ui/step-number';
import { noteChats } from '../whatsapp/note-chats';
import { bringBackFields } from './carry-fields';
import { deferHydration, neverHydrate } from './deferred-hydration';
import { deferLayout } from './deferred-layout';
import { followChoices } from './follow-choices';
import { replayClicks } from './replay-clicks';
import { isWithoutReact } from './without-react';

/* Runs in the head of every page, before the first paint (inject-head-script.server.ts puts it there). README.md tells the order. */
const { currentScript } = document;
const parts = [
  bringBackFields,
  resumeNavigation,
  deferLayout,
  restoreRails,
  anchorScroll,
  followScroll,
  followBagCount,
  followFilter,
  noteChats,
  sendContactEarly,
  followMenuCommands,
  () => (isWithoutReact() ? neverHydrate() : deferHydration(currentScript)),
  stepNumbers,
  followChoices,
  followThemeSwitches,
  // Last: a click that is kept is heard by no one after.
  replayClicks,
];
if (import.meta.env.PROD) parts.push(keepForLater);
for (const start of parts) {
  // Each by itself: one that fails stops no other.
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
