import { prefetch } from '#app/ui/use-lazy.ts';

/** Fetches the code of the selection panel. */
export const loadPanel = () => import('./selection-panel.tsx');

/** Fetches the code of the selection panel before the panel opens. */
export const prefetchPanel = () => prefetch(loadPanel);
