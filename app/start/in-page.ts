import { followLostLink } from '../shell/follow-lost-link';
import { keepInPlace } from '../ui/keep-in-place';
import { keepRails } from '../ui/keep-rails';
import { bringScripts } from './bring-scripts';
import { layOutInParts } from './lay-out-in-parts';
import { replayClicks } from './replay-clicks';

/* Runs in the head of every page, before the first paint (into-page.server.ts puts it there). README.md tells the order. */
followLostLink();
layOutInParts();
keepRails();
keepInPlace();
bringScripts(document.currentScript);
// Last: a click that is kept is heard by no one after.
replayClicks();
