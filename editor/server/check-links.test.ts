import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkLinks } from './check-links.ts';

test('each broken link is told at every field that names it; where none is reached there is no connection', async () => {
  const server = createServer(({ url = '' }, answer) => {
    if (url === '/slow') return;
    answer.writeHead({ '/gone': 404, '/people': 403 }[url] ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const link = (name: string, ...fields: string[]) => ({
    url: origin + name,
    places: fields.map((field) => ({ file: 'faq.yaml', field })),
  });
  const counted: number[] = [];
  const links = [link('/there', 'a'), link('/gone', 'b', 'c'), link('/people', 'd'), link('/slow', 'e')];
  const { all, found, isOffline } = await checkLinks(links, (count) => counted.push(count), 300);
  expect(all).toBe(4);
  expect(counted).toEqual([1, 2, 3, 4]);
  expect(found.map(({ code, address, field }) => `${code} ${address} ${field}`)).toEqual([
    'deadLink /faq b',
    'deadLink /faq c',
    'refusedLink /faq d',
    'unreachedLink /faq e',
  ]);
  expect(found[0]?.values).toEqual({ found: `${origin}/gone`, reason: '404' });
  expect(isOffline).toBe(false);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await checkLinks(links, () => {}, 300)).toEqual({ all: 4, found: [], isOffline: true });
  expect(await checkLinks([], () => {})).toEqual({ all: 0, found: [], isOffline: false });
});
