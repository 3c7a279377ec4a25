/** Loads the code of the details that the dialogs of projects and portfolio projects show. */
export const loadProjectDetails = () => import('./project-details.tsx');
