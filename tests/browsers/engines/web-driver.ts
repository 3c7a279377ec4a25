import { writeFile } from 'node:fs/promises';
import type { Key, Tab } from '../driver.ts';

/* How WebDriver names keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of a WebDriver server: what was agreed on, and how to ask it for something. */
export interface Session {
  capabilities: { browserName: string; browserVersion: string };
  ask<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>;
}

/**
 * Starts a session, which starts the browser.
 * @param server the address of the WebDriver server
 * @throws where the browser does not start
 */
export async function startSession(server: string, capabilities: object): Promise<Session> {
  const started = await ask<{ sessionId: string; capabilities: Session['capabilities'] }>(
    `${server}/session`,
    'POST',
    { capabilities: { alwaysMatch: capabilities } },
  );
  const base = `${server}/session/${started.sessionId}`;
  return {
    capabilities: started.capabilities,
    ask: (method, path, body) => ask(base + path, method, body),
  };
}

/** The window of a session as a tab. `site` is the address of the site without a slash at its end. */
export function tabOf({ ask }: Session, site: string): Omit<Tab, 'close'> {
  const elementAt = async (expression: string) => {
    const script = `return ${expression}`;
    const found = await ask<Record<string, string> | null>('POST', '/execute/sync', { script, args: [] });
    const id = found?.[elementKey];
    if (!id) throw new Error('The element has gone');
    return `/element/${id}`;
  };
  return {
    open: (address) => ask('POST', '/url', { url: `${site}${address}` }),
    reload: () => ask('POST', '/refresh'),
    back: () => ask('POST', '/back'),
    evaluate: (expression) => ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    click: async (element) => ask('POST', `${await elementAt(element)}/click`),
    type: async (element, text) => {
      // A line break as a character is lost in WebKitGTK.
      const typed = text.replaceAll('\n', keys.Enter);
      await ask('POST', `${await elementAt(element)}/value`, { text: typed });
    },
    press: (key) =>
      ask('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
          },
        ],
      }),
    resize: (width, height) => ask('POST', '/window/rect', { x: 0, y: 0, width, height }),
    async screenshot(file) {
      await writeFile(file, Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'));
    },
  };
}

async function ask<Answer>(address: string, method: string, body: object = {}): Promise<Answer> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
