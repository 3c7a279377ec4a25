import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

/* The elements that React Router writes: the module that starts the page, and the preloads of its scripts. */
const startModule = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;

/**
 * Bundles app/head-script.ts with its imports into the script that is inlined in the head of every page.
 * @param base the site's folder on its host, `/` or `/folder/`
 */
export async function bundleHeadScript(base: string): Promise<string> {
  const input = path.join(import.meta.dirname, '..', '..', 'app', 'head-script.ts');
  const output = { format: 'iife' } as const;
  // The head script must run even in browsers that are too old for the other scripts (app/shell/start/can-hydrate.ts).
  const target = 'es2020';
  const bundle = { write: false, modulePreload: false, target, rolldownOptions: { input, output } } as const;
  const built = await build({ base, configFile: false, logLevel: 'warn', build: bundle });
  return (built as Rolldown.RolldownOutput).output[0].code.trim();
}

/**
 * Changes a page so that its scripts are not loaded with the page but later, by app/shell/start/deferred-hydration.ts.
 * @param start the result of bundleHeadScript
 * @param base the site's folder on its host, `/` or `/folder/`
 * @returns the page, and the file with its start module, to be put beside the other assets
 * @throws if the page does not have the form that React Router 8 writes
 */
export function injectHeadScript(html: string, start: string, base: string) {
  const text = startModule.exec(html)?.[1];
  if (!text) throw new Error('A page has no module to start with: has React Router changed its form?');
  const name = `start-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  const preloads = [...html.matchAll(modulePreload)].map(([, href]) => href).join(' ');
  const element = `<script data-module="${base}assets/${name}" data-preloads="${preloads}">${start}</script>`;
  return {
    html: html
      .replace(modulePreload, '')
      // An empty script element replaces the start module, since React expects an element at its position.
      .replace(startModule, '<script></script>')
      .replace('<style>', () => `${element}<style>`),
    file: { name, text },
  };
}
