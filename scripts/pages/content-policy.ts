import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a Content-Security-Policy into every page below `client`, so that it applies on every host. It allows scripts of the
 * site itself and the page's inline scripts, by their hashes. Directives that are the same for all pages and cannot be in a page
 * (frame-ancestors, form-action for scripts off) are in the headers that hosts send: see hosting/.
 * @returns the number of pages
 */
export async function writeContentPolicies(client: string): Promise<number> {
  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const page = path.join(client, file);
    await writeFile(page, withPolicy(await readFile(page, 'utf8')));
  }
  return files.length;
}

/**
 * Adds the policy to a page, before every element that loads something.
 * @throws if the page has no <meta charset>, behind which the policy is put
 */
export function withPolicy(html: string): string {
  const charset = /<meta charset="?utf-8"?\/?>/i;
  if (!charset.test(html)) throw new Error('A page has no <meta charset>: the policy cannot be added');
  return html.replace(charset, (meta) => {
    return `${meta}<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`;
  });
}

function policyFor(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(html).map((script) => `'sha256-${hashOf(script)}'`)].join(' '),
    // Inline styles are allowed: React sets widths and colors in style attributes, and styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "base-uri 'self'",
    "object-src 'none'",
    // Trusted Types: text becomes markup or a script's URL only through the one policy of app/shell/trusted-types-script.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
  ].join('; ');
}

/** The texts of the page's inline scripts; data blocks such as application/ld+json do not run and need no hash. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\//.test(attributes))
    .map(([, , text = '']) => text);
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
