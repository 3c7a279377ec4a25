import { prefetch } from '#app/ui/use-lazy.ts';

/** Fetches the code of the selection panel. */
export const loadPanel = () => import('./selection-panel.tsx');

/** Fetches the code of the selection panel before the panel opens. @returns whether it has come */
export const prefetchPanel = () => prefetch(loadPanel);
