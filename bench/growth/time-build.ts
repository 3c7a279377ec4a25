import { spawn } from 'node:child_process';
import { buildSteps } from '../../scripts/build.ts';

/** A step of the build and how long it took, in seconds. */
export interface StepTime {
  label: string;
  seconds: number;
}

/** Drawing them costs the same for every frame and is left out: a copy shares the previews of its original. */
const leftOut = 'preview pictures';

/** Runs the steps of `npm run build` in a copy of the project. Rejects with the output of the step that fails. */
export async function timeBuild(folder: string): Promise<StepTime[]> {
  const times: StepTime[] = [];
  for (const { label, args } of buildSteps.filter((step) => step.label !== leftOut)) {
    const started = performance.now();
    await runNode(args, folder, label);
    times.push({ label, seconds: (performance.now() - started) / 1000 });
  }
  return times;
}

function runNode(args: string[], folder: string, label: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keepEnd = (text: Buffer) => {
      output = `${output}${text}`.slice(-1000);
    };
    child.stdout.on('data', keepEnd);
    child.stderr.on('data', keepEnd);
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`The step "${label}" failed:\n${output}`));
    });
  });
}
