import type { Journey } from './journey.ts';
import { changeThemeAndLanguage } from './journeys/change-theme-and-language.ts';
import { comeWithAnOlderBrowser } from './journeys/come-with-an-older-browser.ts';
import { lookAtEveryPage } from './journeys/look-at-every-page.ts';
import { lookAtFrameDetails } from './journeys/look-at-frame-details.ts';
import { openTheMenu } from './journeys/open-the-menu.ts';
import { orderFrames } from './journeys/order-frames.ts';
import { tellOfAProject } from './journeys/tell-of-a-project.ts';
import { writeAMessage } from './journeys/write-a-message.ts';

/** The journeys that run in every engine and language: those in which engines differ most. */
export const journeys: Journey[] = [
  lookAtFrameDetails,
  orderFrames,
  writeAMessage,
  tellOfAProject,
  openTheMenu,
  changeThemeAndLanguage,
  comeWithAnOlderBrowser,
  lookAtEveryPage,
];
