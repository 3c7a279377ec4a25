import type { RunningEditor } from '#tests/editor/running-editor.ts';
import type { EditorMeasure } from './editor-measure.ts';

const kalima = 'frames/kalima/item.yaml';

/** The time limit (ms) from the click on “Publish” to the pushed commit of a changed price, on two idle cores. */
const maxPublishTime = 75_000;

/** One line of the editor server's answer while it publishes: a finished step, the end, or the reason of a failure. */
interface PublishProgress {
  step?: string;
  done?: boolean;
  reason?: string;
}

/**
 * Publishes a changed price twice with the requests of the editor's page. The first publication also clones the repository and
 * builds everything; the second one takes as long as all later ones.
 * @returns the times of the second publication: in total, and of each reported step
 */
export async function measurePublishing(editor: RunningEditor): Promise<EditorMeasure[]> {
  await publishPrice(editor, 41);
  const { total, steps } = await publishPrice(editor, 42);
  return [
    { name: 'a price published and pushed', runs: [total], max: maxPublishTime },
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
  const progress: (PublishProgress & { at: number })[] = [];
  const lines = (await ask('publish', { files: [kalima] })).body?.pipeThrough(new TextDecoderStream());
  let rest = '';
  for await (const chunk of lines ?? []) {
    const all = (rest + chunk).split('\n');
    rest = all.pop() ?? '';
    for (const line of all)
      progress.push({ ...(JSON.parse(line) as PublishProgress), at: performance.now() });
  }
  const end = progress.at(-1);
  if (!end?.done) throw new Error(`Not published: ${end?.reason ?? 'no answer'}`);
  const steps = progress.flatMap(({ step, at }, index) =>
    step ? [{ step, time: (progress[index + 1]?.at ?? at) - at }] : [],
  );
  return { total: end.at - began, steps };
}
