import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a Content-Security-Policy into every page below `client`: scripts of the site itself and the page's own
 * inline ones, by their hashes, so that every host has it. What is the same for all pages and cannot stand in a
 * page (frame-ancestors, form-action for scripts off) is in the hosts' headers: see hosting/.
 * @returns how many pages there are
 */
export async function writeContentPolicies(client: string): Promise<number> {
  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const place = path.join(client, file);
    await writeFile(place, withPolicy(await readFile(place, 'utf8')));
  }
  return files.length;
}

/**
 * The page with its policy as the first element that could load anything.
 * @throws where the page has no charset element to put it behind
 */
export function withPolicy(html: string): string {
  const charset = /<meta charset="?utf-8"?\/?>/i;
  if (!charset.test(html)) throw new Error('A page has no <meta charset>: the policy has no place');
  return html.replace(charset, (meta) => {
    return `${meta}<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`;
  });
}

function policyFor(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(html).map((script) => `'sha256-${hashOf(script)}'`)].join(' '),
    // React sets widths and colors of single elements; styles cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "base-uri 'self'",
    "object-src 'none'",
    // No text becomes markup or a script's address but by the one policy of app/shell/trusted-types-script.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
  ].join('; ');
}

/** The text of the page's own scripts; data blocks such as application/ld+json do not run and need no hash. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\//.test(attributes))
    .map(([, , text = '']) => text);
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
