import { bringScripts } from './bring-scripts';
import { keepTaps } from './keep-taps';
import { layOutInParts } from './lay-out-in-parts';

/* Runs in the head of every page, before the first paint (into-page.server.ts puts it there). README.md tells the order. */
layOutInParts();
keepTaps();
bringScripts(document.currentScript);
