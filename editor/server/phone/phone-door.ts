import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { ContentEditor } from '../content-editor.ts';
import type { PictureTaker } from '../pictures/picture-taker.ts';
import { lanAddresses } from './lan-addresses.ts';
import { createPhoneApp } from './phone-app.ts';

/** What the panel says of the door. */
export interface PhoneState {
  isOpen: boolean;
  /** Whether a phone has opened the page. */
  isReached: boolean;
  taken: number;
}

/** One way to the page: each network of this computer has another one. */
export interface PhoneWay {
  /** As the system calls the network's connection. */
  name: string;
  /** With the key in its fragment, which no browser sends to anyone. */
  url: string;
}

export interface PhoneTarget {
  /** The item's file and its list of pictures. */
  file: string;
  field: string;
}

interface PhoneSettings {
  editor: ContentEditor;
  taker: PictureTaker;
  port: number;
  /** For checks: other addresses than those of this computer's networks. */
  addresses?: { name: string; address: string }[];
}

/** So long it is open at most (ms). */
const longest = 10 * 60_000;
/** The panel asks every second how it stands; without a question for so long (ms) it counts as closed. */
const silence = 15_000;
/** Whoever comes too late hears for so long (ms) that it is closed. */
const lingering = 60_000;

/**
 * The one way from other devices to the editor: a page on a port of its own that can do nothing but send pictures to one
 * item, while the panel is open that shows its address.
 */
export class PhoneDoor {
  readonly #settings: PhoneSettings;
  #visit: { key: string; target: PhoneTarget; state: PhoneState } | undefined;
  #servers: Server[] = [];
  #timers: NodeJS.Timeout[] = [];
  #silent: NodeJS.Timeout | undefined;

  constructor(settings: PhoneSettings) {
    this.#settings = settings;
  }

  /**
   * Opens it for one list of pictures; whatever was open before is closed.
   * @returns the ways to it; none where this computer is in no network
   * @throws Error where no address can be listened on
   */
  async open(target: PhoneTarget): Promise<PhoneWay[]> {
    this.#shut();
    const { editor, taker, port } = this.#settings;
    const addresses = this.#settings.addresses ?? lanAddresses();
    const key = randomBytes(16).toString('hex');
    const visit = { key, target, state: { isOpen: true, isReached: false, taken: 0 } };
    const hosts = addresses.map(({ address }) => `${address}:${port}`);
    const app = createPhoneApp({ editor, taker, hosts, visit: () => this.#visit });
    const ways: PhoneWay[] = [];
    let failure: unknown;
    for (const { name, address } of addresses) {
      try {
        this.#servers.push(await listen(app.fetch, address, port));
        ways.push({ name, url: `http://${address}:${port}/#${key}` });
      } catch (error) {
        failure = error;
      }
    }
    if (ways.length === 0 && failure) throw failure;
    if (ways.length === 0) return [];
    this.#visit = visit;
    this.#timers.push(setTimeout(() => this.close(), longest).unref());
    this.state();
    return ways;
  }

  /** How it stands; whoever asks keeps it open. */
  state(): PhoneState {
    clearTimeout(this.#silent);
    if (!this.#visit) return { isOpen: false, isReached: false, taken: 0 };
    this.#silent = setTimeout(() => this.close(), silence).unref();
    return this.#visit.state;
  }

  /**
   * Nothing is taken any more.
   * @param key of the opening that is meant, where another one may have come after it
   */
  close(key = this.#visit?.key): void {
    if (!this.#visit || key !== this.#visit.key) return;
    this.#visit = undefined;
    clearTimeout(this.#silent);
    this.#timers.push(setTimeout(() => this.#shut(), lingering).unref());
  }

  /** Nothing is listened on any more. */
  stop(): void {
    this.#shut();
  }

  #shut(): void {
    this.#visit = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    clearTimeout(this.#silent);
    this.#timers = [];
    for (const server of this.#servers) {
      server.close();
      server.closeAllConnections();
    }
    this.#servers = [];
  }
}

function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  hostname: string,
  port: number,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname, port }, () => resolve(server)) as Server;
    server.once('error', reject);
  });
}
