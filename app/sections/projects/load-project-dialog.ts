/** Loads the code of the project dialog, which projects and portfolio projects share. */
export const loadProjectDialog = () => import('./project-dialog.tsx');
