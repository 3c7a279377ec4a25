import type { PublicationRun } from '#editor/server/publication-run.ts';
import type { RunningEditor } from '#tests/editor/running-editor.ts';
import type { EditorMeasure } from './editor-measure.ts';

const kalima = 'frames/kalima/item.yaml';

/** The time limit (ms) from the click on “Publish” to the pushed commit of a changed price, on two idle cores. */
const maxPublishTime = 75_000;

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
  const ask = (route: string, body?: unknown) =>
    fetch(`${editor.url}/api/${route}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-editor-key': key, 'content-type': 'application/json', origin: editor.url },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const change = { file: kalima, field: 'pricing[1].price', type: 'set', value: price };
  await ask('change', { key: 'bench', changes: [change] });
  await ask('publish', { files: [kalima] });
  let run: PublicationRun | null = null;
  // The server sends the state of the publication once a second.
  for await (const line of linesOf(await ask('events'))) {
    if (!line.startsWith('publication ')) continue;
    run = JSON.parse(line.slice('publication '.length));
    if (run?.result) break;
  }
  if (!run?.result) throw new Error('Not published: no answer');
  if (!run.result.done) throw new Error(`Not published: ${run.result.reason}`);
  const { steps, endedAt = 0 } = run;
  const times = steps.map(({ step, at }, index) => ({ step, time: (steps[index + 1]?.at ?? endedAt) - at }));
  return { total: endedAt - (steps[0]?.at ?? 0), steps: times };
}

async function* linesOf(answer: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
