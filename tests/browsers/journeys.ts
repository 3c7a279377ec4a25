import type { Language } from '../site.ts';
import { changeThemeAndLanguage } from './journeys/change-theme-and-language.ts';
import { comeWithAnOlderBrowser } from './journeys/come-with-an-older-browser.ts';
import { lookAtEveryPage } from './journeys/look-at-every-page.ts';
import { lookAtFrameDetails } from './journeys/look-at-frame-details.ts';
import { openTheMenu } from './journeys/open-the-menu.ts';
import { orderFrames } from './journeys/order-frames.ts';
import { tellOfAProject } from './journeys/tell-of-a-project.ts';
import { writeAMessage } from './journeys/write-a-message.ts';
import type { Visitor } from './visitor.ts';

/** One intention of a visitor, told in a language of the site. It fails by throwing. */
export interface Journey {
  /** What the visitor does, after “a visitor”. */
  title: string;
  tell(visitor: Visitor, language: Language): Promise<void>;
}

/** What is walked through in every engine and language: what tells most about another engine. */
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
