import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { askLink } from './ask-link.ts';
import { findLinks } from './find-links.ts';

test('outside links are found in all texts, each once, without those of the site itself', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(
    path.join(folder, 'faq.yaml'),
    '- answer: See https://a.example/x, or (https://b.example).\n- answer: https://own.example/faq https://a.example/x\n',
  );
  expect(findLinks(folder, 'https://own.example')).toEqual([
    {
      url: 'https://a.example/x',
      mentions: [
        { file: 'faq.yaml', field: '[1].answer' },
        { file: 'faq.yaml', field: '[2].answer' },
      ],
    },
    { url: 'https://b.example', mentions: [{ file: 'faq.yaml', field: '[1].answer' }] },
  ]);
  rmSync(folder, { recursive: true });
});

test('a link is found, missing, refused or unreachable; a host that refuses HEAD is asked for the page', async () => {
  const answers: Record<string, number> = { '/found': 200, '/missing': 404, '/refused': 403 };
  const server = createServer(({ url = '', method }, response) => {
    if (url === '/slow') return;
    response.writeHead(url === '/no-head' ? (method === 'HEAD' ? 501 : 200) : (answers[url] ?? 500)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stateOf = async (url: string) => (await askLink(url, 300)).state;
  expect(await stateOf(`${origin}/found`)).toBe('found');
  expect(await stateOf(`${origin}/no-head`)).toBe('found');
  expect(await stateOf(`${origin}/missing`)).toBe('missing');
  expect(await stateOf(`${origin}/refused`)).toBe('refused');
  expect(await askLink(`${origin}/slow`, 300)).toEqual({ state: 'unreachable', reason: 'no answer in time' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await stateOf(`${origin}/found`)).toBe('unreachable');
});
