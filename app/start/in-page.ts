import { bringScripts } from './bring-scripts';
import { followLostLink } from './follow-lost-link';
import { keepInPlace } from './keep-in-place';
import { keepRails } from './keep-rails';
import { keepTaps } from './keep-taps';
import { layOutInParts } from './lay-out-in-parts';

/* Runs in the head of every page, before the first paint (into-page.server.ts puts it there). README.md tells the order. */
followLostLink();
layOutInParts();
keepRails();
keepInPlace();
bringScripts(document.currentScript);
// Last: a tap that is kept is heard by no one after.
keepTaps();
