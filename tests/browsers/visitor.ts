import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Tab } from './driver.ts';
import { allOf, firstOf, type Target } from './find-in-page.ts';

/** How long to wait for what is expected (ms). */
const timeout = 20_000;

/** Someone who looks at the site in one tab: does as people do, and waits a moment for what they expect to see. */
export class Visitor {
  readonly tab: Tab;
  readonly #site: string;

  /** @param site its address without a slash at the end */
  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.#site = site;
  }

  /** Opens an address such as `/ar/frames` and waits until React has taken over, so that no click is lost. */
  async visit(address: string) {
    await this.tab.open(this.addressOf(address));
    await this.scriptsAreReady();
  }

  /** Such as `/ar/frames` with the site before it. */
  addressOf(address: string): string {
    return this.#site + address;
  }

  async reload() {
    await this.tab.reload();
    await this.scriptsAreReady();
  }

  /** Gives a visitor's first sign. React marks every element that it has taken over; what the first paint left out is there a moment later. */
  async scriptsAreReady() {
    // Where something opens by itself, React comes without it.
    if (!(await this.inPage<boolean>(() => 'hydration' in document.documentElement.dataset)))
      await this.tab.press('Escape');
    const isReady = () =>
      !document.documentElement.classList.contains('deferred-layout') &&
      document.documentElement.dataset.hydrated !== undefined &&
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
    await this.expect('the page’s scripts are ready', () => this.inPage(isReady), true);
  }

  /** Clicks the first such element once it is there, in the middle of the window where it is not in sight. */
  async click(target: Target) {
    await this.sees(target);
    const isInReach = () => this.inPage<boolean>(`(${bringIntoReach})(${firstOf(target)})`);
    await this.expect(`${nameOf(target)} is in reach`, isInReach, true);
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

  async sees(target: Target) {
    await this.expect(`${nameOf(target)} is there`, async () => (await this.count(target)) > 0, true);
  }

  async seesNo(target: Target) {
    await this.expect(`${nameOf(target)} is not there`, () => this.count(target), 0);
  }

  count(target: Target): Promise<number> {
    return this.inPage(`${allOf(target)}.length`);
  }

  /** The value of a field; null where there is none. */
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

  /** The value of a function or an expression in the page. */
  inPage<Value>(source: (() => Value) | string): Promise<Value> {
    return this.tab.evaluate(typeof source === 'string' ? source : `(${source})()`);
  }

  /** Asks until the answer is the expected one; after some seconds it fails and says what the answer was. */
  async expect<Value>(what: string, ask: () => Promise<Value>, expected: Value) {
    const end = Date.now() + timeout;
    let answer = await ask();
    while (!isDeepStrictEqual(answer, expected) && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      answer = await ask();
    }
    assert.deepEqual(answer, expected, `${what}: expected ${show(expected)}, saw ${show(answer)}`);
  }
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

function nameOf({ css, name, text, in: scope }: Target): string {
  const label = name ?? text;
  return `${css}${label ? ` “${label}”` : ''}${scope ? ` in ${nameOf(scope)}` : ''}`;
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
