import { writeFile } from 'node:fs/promises';
import type { Key, Tab } from '../driver.ts';

/* The key codes of WebDriver for keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};
const enter = '\uE007';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of a WebDriver server: its capabilities, a function that sends a command, and one that ends the browser. */
interface Session {
  capabilities: { browserName: string; browserVersion: string };
  ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
  end(): Promise<void>;
}

/**
 * Starts a WebDriver session, which also starts the browser.
 * @param server the address of the WebDriver server
 * @throws if the browser does not start
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
    end: () => ask(base, 'DELETE'),
  };
}

/** Wraps the window of a WebDriver session as a tab for the journeys. */
export function tabOf({ ask, end }: Session): Tab {
  const run = <Value>(expression: string): Promise<Value> =>
    ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  const elementAt = async (expression: string) => {
    const id = (await run<Record<string, string> | null>(expression))?.[elementKey];
    if (!id) throw new Error('The element has been removed');
    return `/element/${id}`;
  };
  return {
    open: (url) => ask('POST', '/url', { url }),
    reload: () => ask('POST', '/refresh'),
    back: () => ask('POST', '/back'),
    evaluate: run,
    click: async (element) => ask('POST', `${await elementAt(element)}/click`),
    // WebKitGTK ignores a line break that is sent as a character.
    type: async (element, text) =>
      ask('POST', `${await elementAt(element)}/value`, { text: text.replaceAll('\n', enter) }),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize: (width, height) => ask('POST', '/window/rect', { x: 0, y: 0, width, height }),
    screenshot: async (file) => writeFile(file, await ask<string>('GET', '/screenshot'), 'base64'),
    close: end,
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
