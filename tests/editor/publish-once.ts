import { openEditor } from './test-project.ts';

/*
 * Publishes one draft of a project and prints each step, for tests that kill this process meanwhile.
 * node publish-once.ts <project> <file below content/>
 */
const [, , project = '', file = ''] = process.argv;
const { publisher } = await openEditor(project);
const result = await publisher.publish([file], {}, (step) => console.log(step));
console.log(result.done ? 'done' : result.reason);
