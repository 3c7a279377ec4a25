import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Key, Tab } from './driver.ts';
import { allOf, firstOf, type Target } from './find-in-page.ts';

const patience = 8_000;

/** Someone who looks at the site in one tab: does as people do, and waits a moment for what they expect to see. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens an address and waits until React has taken over, so that no click is lost. */
  async visit(address: string) {
    await this.tab.open(address);
    await this.scriptsAreReady();
  }

  async reload() {
    await this.tab.reload();
    await this.scriptsAreReady();
  }

  /** React marks every element that it has taken over; what the first paint left out is there a moment later. */
  async scriptsAreReady() {
    const isReady = () =>
      !document.documentElement.classList.contains('in-parts') &&
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
    await this.expect('the page’s scripts are ready', () => this.inPage(isReady), true);
  }

  /** Clicks the first such element once it is there, in the middle of the window where it is not in sight. */
  async click(target: Target) {
    await this.sees(target);
    const isInReach = () => this.inPage<boolean>(`(${bringIntoReach})(${firstOf(target)})`);
    await this.expect(`${describe(target)} is in reach`, isInReach, true);
    await this.tab.click(firstOf(target));
  }

  async type(target: Target, text: string) {
    await this.sees(target);
    await this.tab.type(firstOf(target), text);
  }

  /** Chooses an option of a list by its value; the lists of options themselves are drawn outside the page. */
  async choose(target: Target, value: string) {
    await this.sees(target);
    await this.inPage(`(${chooseOption})(${firstOf(target)}, ${JSON.stringify(value)})`);
  }

  async press(key: Key) {
    await this.tab.press(key);
  }

  async sees(target: Target) {
    await this.expect(`${describe(target)} is there`, async () => (await this.count(target)) > 0, true);
  }

  async seesNo(target: Target) {
    await this.expect(`${describe(target)} is not there`, () => this.count(target), 0);
  }

  count(target: Target): Promise<number> {
    return this.inPage(`${allOf(target)}.length`);
  }

  /** The text of the first such element, its spaces made single; null where there is none. */
  text(target: Target): Promise<string | null> {
    return this.inPage(`${firstOf(target)}?.textContent.replace(/\\s+/g, ' ').trim() ?? null`);
  }

  value(target: Target): Promise<string | null> {
    return this.inPage(`${firstOf(target)}?.value ?? null`);
  }

  attribute(target: Target, name: string): Promise<string | null> {
    return this.inPage(`${firstOf(target)}?.getAttribute(${JSON.stringify(name)}) ?? null`);
  }

  hasFocus(target: Target): Promise<boolean> {
    return this.inPage(`document.activeElement === ${firstOf(target)}`);
  }

  path(): Promise<string> {
    return this.inPage(() => location.pathname + location.search);
  }

  /** One step back in the history. */
  async back() {
    await this.tab.back();
  }

  /** From now on links to WhatsApp open nothing; where they lead is kept. */
  async keepChats() {
    await this.inPage(keepChats);
  }

  /** Where the links to WhatsApp led since `keepChats`. */
  chats(): Promise<string[]> {
    return this.inPage('window.chats');
  }

  /** What went wrong on this page without a visitor seeing it (see noises.ts). */
  noises(): Promise<string[]> {
    return this.inPage('window.noises');
  }

  /** Waits until the page has not moved for some frames: pictures may still come, and scrolling may go on. */
  async standsStill() {
    let last = '';
    await this.expect(
      'the page stands still',
      async () => {
        const now = await this.inPage(() => `${scrollY} ${document.documentElement.scrollHeight}`);
        const isSame = now === last;
        last = now;
        return isSame;
      },
      true,
    );
  }

  scrolled(): Promise<number> {
    return this.inPage(() => Math.round(scrollY));
  }

  /** The value of a function or an expression in the page. */
  inPage<Value>(source: (() => Value) | string): Promise<Value> {
    return this.tab.evaluate(typeof source === 'string' ? source : `(${source})()`);
  }

  /** Asks until the answer is the expected one; after some seconds it fails and says what the answer was. */
  async expect<Value>(what: string, ask: () => Promise<Value>, expected: Value) {
    const end = Date.now() + patience;
    let answer = await ask();
    while (!isDeepStrictEqual(answer, expected) && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      answer = await ask();
    }
    if (!isDeepStrictEqual(answer, expected))
      assert.fail(`${what}: expected ${show(expected)}, saw ${show(answer)}`);
  }
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

function describe(target: Target): string {
  const inside = target.in ? ` in ${describe(target.in)}` : '';
  const name = target.name ?? target.nameHas ?? target.text;
  return `${target.css ?? target.role ?? 'something'}${name ? ` “${name}”` : ''}${inside}`;
}

/* Runs in the page: what something else lies over, such as the header or the edge of the window, comes to the middle. */
function bringIntoReach(element: HTMLElement) {
  const isHit = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  if (!isHit()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isHit();
}

/* Runs in the page: as if an option had been chosen by hand. */
function chooseOption(element: HTMLSelectElement, value: string) {
  element.value = value;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/* Runs in the page, after the site's own listeners. */
function keepChats() {
  const chats: string[] = [];
  Object.assign(window, { chats });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href.startsWith('https://wa.me/')) return;
    chats.push(link.href);
    event.preventDefault();
  });
}
