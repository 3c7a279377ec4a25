import { readFileSync } from 'node:fs';
import path from 'node:path';

type Headers = [name: string, value: string][];

/**
 * One rule of a `_headers` file: the addresses it is for, and its headers in order. A header without a value removes the one
 * that earlier rules set.
 */
interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string | undefined][];
}

/** Headers and policies that force https. They are left out, since this server uses http. */
const forHttps = /^strict-transport-security$/;
const httpsPolicy = /; upgrade-insecure-requests/;

/* `public/_headers` does not name these types, since hosts know them. */
const textTypes: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
};

const rules = parseHeaderRules(
  readFileSync(path.join(import.meta.dirname, '..', '..', 'public', '_headers'), 'utf8'),
);

/** The headers of an answer by the rules of `public/_headers`, without those that force https. `url` may have a query. */
export function headersFor(url: string): Headers {
  const [address = ''] = url.split('?');
  const extension = /\.([a-z0-9]+)$/.exec(address)?.[1] ?? 'html';
  const type = textTypes[extension];
  const headers = new Map([
    ['vary', 'Accept-Encoding'],
    // The default Cache-Control is for pages and other files whose content may change under the same name.
    ['cache-control', 'no-cache'],
    ...(type ? [['content-type', `${type}; charset=utf-8`] as const] : []),
  ]);
  for (const rule of rules.filter(({ pattern }) => pattern.test(address)))
    for (const [name, value] of rule.headers) {
      if (value === undefined) headers.delete(name);
      else if (!forHttps.test(name)) headers.set(name, value.replace(httpsPolicy, ''));
    }
  return [...headers];
}

/** The rules of a `_headers` file, as Cloudflare and Netlify read it. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('#'))) {
    if (!line.startsWith(' ')) {
      const pattern = line.trim().replaceAll('.', '\\.').replaceAll('*', '.*');
      rules.push({ pattern: new RegExp(`^${pattern}$`), headers: [] });
      continue;
    }
    const [, takesBack, name = '', value] = /^\s+(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
    rules.at(-1)?.headers.push([name.toLowerCase(), takesBack ? undefined : value]);
  }
  return rules;
}
