import type { Browser, CDPSession } from '@playwright/test';
import { asNewVisitor } from '../phone.ts';
import { kilobytes, type Table } from '../report/table.ts';
import type { Visit } from '../visits.ts';

const kinds = ['html', 'css', 'js', 'fonts', 'pictures', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Transferred bytes by kind, headers included; inline bytes are counted in the uncompressed HTML. */
export interface Weight extends Visit {
  bytes: Record<Kind, number>;
  total: number;
  requests: number;
  inlineCss: number;
  inlineJs: number;
}

/** Loads a page as a new visitor and counts the bytes, without scrolling, until the network is idle. `site` is its origin. */
export function measureWeight(browser: Browser, site: string, visit: Visit): Promise<Weight> {
  return asNewVisitor(browser, visit.theme, async (page, context) => {
    const transfers = await watchTransfers(await context.newCDPSession(page));
    const response = await page.goto(`${site}${visit.address}`, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    for (const { kind, size } of transfers.values()) bytes[kind] += size;
    return {
      ...visit,
      bytes,
      total: Object.values(bytes).reduce((sum, size) => sum + size, 0),
      requests: transfers.size,
      inlineCss: sizeOf(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
      inlineJs: sizeOf(html, /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
    };
  });
}

/** The table of transferred bytes, one row per visit. */
export function weightTable(weights: Weight[]): Table {
  return {
    title: 'Transferred on a first visit (kB)',
    head: ['page', 'lang', 'theme', ...kinds, 'total', 'requests', 'inline CSS', 'inline JS'],
    rows: weights.map((weight) => [
      weight.page,
      weight.language,
      weight.theme,
      ...kinds.map((kind) => kilobytes(weight.bytes[kind])),
      kilobytes(weight.total),
      weight.requests,
      kilobytes(weight.inlineCss),
      kilobytes(weight.inlineJs),
    ]),
  };
}

async function watchTransfers(session: CDPSession) {
  const kindOf = new Map<string, Kind>();
  const transfers = new Map<string, { kind: Kind; size: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // Responses from the cache and data: URLs were not transferred.
    const isTransferred = !response.fromDiskCache && response.url.startsWith('http');
    if (isTransferred) kindOf.set(requestId, kindFor(type, response.mimeType));
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => kindOf.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) transfers.set(requestId, { kind, size: encodedDataLength });
  });
  await session.send('Network.enable');
  return transfers;
}

function kindFor(type: string, mimeType: string): Kind {
  if (type === 'Document') return 'html';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Script' || mimeType.includes('javascript')) return 'js';
  if (type === 'Font') return 'fonts';
  return type === 'Image' ? 'pictures' : 'other';
}

function sizeOf(html: string, element: RegExp): number {
  return [...html.matchAll(element)].reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
}
