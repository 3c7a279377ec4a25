import { followThemeSwitches } from '#app/page-parts/theme/follow-theme-switches.ts';
import { sendContactEarly } from '#app/sections/contact/send-contact.ts';
import { followChoices } from '#app/sections/frames/follow-choices.ts';
import { followFilter } from '#app/sections/projects/follow-filter.ts';
import { followBagCount } from '#app/selection/bag-count.ts';
import { followScroll } from '#app/shell/follow-scroll.ts';
import { loadOnBack } from '#app/shell/load-on-back.ts';
import { markFollowedChats } from '#app/shell/mark-followed-chats.ts';
import { followMenuCommands } from '#app/shell/menu-commands.ts';
import { registerServiceWorker } from '#app/shell/offline/register.ts';
import { resumeNavigation } from '#app/shell/resume-navigation.ts';
import { deferHydration, neverHydrate } from '#app/shell/start/deferred-hydration.ts';
import { deferLayout } from '#app/shell/start/deferred-layout.ts';
import { replayClicks } from '#app/shell/start/replay-clicks.ts';
import { restoreFields } from '#app/shell/start/saved-fields.ts';
import { isWithoutReact } from '#app/shell/start/without-react.ts';
import { anchorScroll } from '#app/ui/anchor-scroll.ts';
import { restoreRails } from '#app/ui/restore-rails.ts';
import { stepNumbers } from '#app/ui/step-number.ts';

/*
 * The head script runs in the head of every page, before the first paint. scripts/pages/inject-head-script.ts puts it
 * into the HTML. shell/start/README.md describes the order of its tasks.
 */
const { currentScript } = document;
const tasks = [
  restoreFields,
  resumeNavigation,
  loadOnBack,
  deferLayout,
  restoreRails,
  anchorScroll,
  followScroll,
  followBagCount,
  followFilter,
  markFollowedChats,
  sendContactEarly,
  followMenuCommands,
  () => (isWithoutReact() ? neverHydrate() : deferHydration(currentScript)),
  stepNumbers,
  followChoices,
  followThemeSwitches,
  // replayClicks comes last: when it holds back a click, it stops the event, and listeners that are added later do not
  // receive the event.
  replayClicks,
];
if (import.meta.env.PROD) tasks.push(registerServiceWorker);
for (const start of tasks) {
  // Each task of the head script has a try block of its own: if one task fails, the others still run.
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
