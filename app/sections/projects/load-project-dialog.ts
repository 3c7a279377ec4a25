/** The code of a project's dialog, fetched when the first one is opened; the portfolio opens the same. */
export const loadProjectDialog = () => import('./project-dialog.tsx');
