import type { Language } from '../site.ts';
import { addToSelection } from './journeys/add-to-selection.ts';
import { changeThemeAndLanguage } from './journeys/change-theme-and-language.ts';
import { filterProjects } from './journeys/filter-projects.ts';
import { lookAtEveryPage } from './journeys/look-at-every-page.ts';
import { lookAtFrameDetails } from './journeys/look-at-frame-details.ts';
import { openMenuOnPhone } from './journeys/open-menu-on-phone.ts';
import { orderAFrame } from './journeys/order-a-frame.ts';
import { readQuestions } from './journeys/read-questions.ts';
import { stayInPlace } from './journeys/stay-in-place.ts';
import { writeAMessage } from './journeys/write-a-message.ts';
import type { Visitor } from './visitor.ts';

/** One intention of a visitor, told in a language of the site. It fails by throwing. */
export interface Journey {
  /** What the visitor does, after “a visitor”. */
  title: string;
  tell(visitor: Visitor, language: Language): Promise<void>;
}

/** What is walked through in every engine and language. */
export const journeys: Journey[] = [
  orderAFrame,
  lookAtFrameDetails,
  filterProjects,
  changeThemeAndLanguage,
  openMenuOnPhone,
  writeAMessage,
  addToSelection,
  readQuestions,
  stayInPlace,
  lookAtEveryPage,
];
