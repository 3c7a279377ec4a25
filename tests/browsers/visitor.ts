import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Tab } from './driver.ts';
import { allOf, firstOf, type Target } from './find-in-page.ts';

/** How long to wait for an expected state (ms). */
const timeout = 20_000;

/** A visitor in one tab: has methods for what visitors do, which wait until the expected elements are there. */
export class Visitor {
  readonly tab: Tab;
  readonly #site: string;

  /** @param site the site's address without a slash at the end */
  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.#site = site;
  }

  /** Opens an address such as `/ar/frames` and waits until React has taken over, so that no click is lost. */
  async visit(address: string) {
    await this.tab.open(this.addressOf(address));
    await this.scriptsAreReady();
  }

  /** The full URL of an address such as `/ar/frames`. */
  addressOf(address: string): string {
    return this.#site + address;
  }

  async reload() {
    await this.tab.reload();
    await this.scriptsAreReady();
  }

  /**
   * Gives the page its first input and waits for hydration. React marks every hydrated element; sections that the first paint left
   * out are laid out a moment later.
   */
  async scriptsAreReady() {
    // On pages that open something by themselves, React starts without an input.
    if (!(await this.inPage<boolean>(() => 'hydration' in document.documentElement.dataset)))
      await this.tab.press('Escape');
    const isReady = () =>
      !document.documentElement.classList.contains('deferred-layout') &&
      document.documentElement.dataset.hydrated !== undefined &&
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
    await this.expect('the page’s scripts are ready', () => this.inPage(isReady), true);
  }

  /** Waits for the first element of a target and clicks it; an element that is not in sight is scrolled to the middle first. */
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

  /** Chooses an option of a `<select>` by its value. Its list cannot be clicked, since browsers draw it outside the page. */
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

  /** The value of a field, or null if there is no such field. */
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

  /** Evaluates a function or an expression in the page. */
  inPage<Value>(source: (() => Value) | string): Promise<Value> {
    return this.tab.evaluate(typeof source === 'string' ? source : `(${source})()`);
  }

  /** Calls `ask` until the answer is the expected one; fails with the last answer after `timeout`. */
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

/* Runs in the page: scrolls an element to the middle if it is outside the window or covered, for example by the header. */
function bringIntoReach(element: HTMLElement) {
  const isHit = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  if (!isHit()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isHit();
}

/* Runs in the page: selects an option and sends the events of a choice by hand. */
function chooseOption(element: HTMLSelectElement, value: string) {
  element.value = value;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}
