import type { RunningEditor } from '#tests/editor/running-editor.ts';
import type { EditorMeasure } from './editor-measure.ts';

const kalima = 'frames/kalima/item.yaml';

/** A changed price may take so long (ms) from the button to the remote, on two idle cores. */
const mostPushed = 75_000;

interface Told {
  step?: string;
  done?: boolean;
  reason?: string;
}

/**
 * Publishes a changed price twice: the first time makes the clone and a whole build, the second one is what an owner waits
 * for from then on. Asks as the editor's page does.
 * @returns the second one from the request to its end, and each step that it told
 */
export async function measurePublishing(editor: RunningEditor): Promise<EditorMeasure[]> {
  await publishPrice(editor, 41);
  const { total, steps } = await publishPrice(editor, 42);
  return [
    { name: 'a price published and pushed', runs: [total], most: mostPushed },
    ...steps.map(({ step, time }) => ({ name: `of it: ${step}`, runs: [time] })),
  ];
}

async function publishPrice(
  editor: RunningEditor,
  price: number,
): Promise<{ total: number; steps: { step: string; time: number }[] }> {
  const page = await (await fetch(editor.url)).text();
  const key = page.match(/name="editor-key" content="([0-9a-f]+)"/)?.[1] ?? '';
  const ask = (route: string, body: unknown) =>
    fetch(`${editor.url}/api/${route}`, {
      method: 'POST',
      headers: { 'x-editor-key': key, 'content-type': 'application/json', origin: editor.url },
      body: JSON.stringify(body),
    });
  const change = { file: kalima, field: 'pricing[1].price', type: 'set', value: price };
  await ask('change', { key: 'bench', changes: [change] });
  const began = performance.now();
  const told: (Told & { at: number })[] = [];
  const lines = (await ask('publish', { files: [kalima] })).body?.pipeThrough(new TextDecoderStream());
  let rest = '';
  for await (const part of lines ?? []) {
    const all = (rest + part).split('\n');
    rest = all.pop() ?? '';
    for (const line of all) told.push({ ...(JSON.parse(line) as Told), at: performance.now() });
  }
  const end = told.at(-1);
  if (!end?.done) throw new Error(`Not published: ${end?.reason ?? 'no answer'}`);
  const steps = told.flatMap(({ step, at }, index) =>
    step ? [{ step, time: (told[index + 1]?.at ?? at) - at }] : [],
  );
  return { total: end.at - began, steps };
}
