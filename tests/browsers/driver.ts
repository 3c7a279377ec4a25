/**
 * One tab of a browser, as little of it as the journeys need. Elements are named by a JavaScript expression that
 * finds them in the page, so that every engine finds the same ones.
 */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  /** The value of an expression in the page, as JSON; promises are waited for. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A click of the mouse, as the browser itself makes it. */
  click(element: string): Promise<unknown>;
  /** Types into a field, key by key. */
  type(element: string, text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** Gives the page this size in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Writes what the window shows as a PNG file. */
  screenshot(file: string): Promise<unknown>;
  close(): Promise<unknown>;
}

export type Key = 'Escape' | 'ArrowLeft' | 'ArrowRight';

/** A running browser. */
export interface Driver {
  /** Name and version as the browser itself says them. */
  version: string;
  /** A tab for a visitor who has never been here: nothing stored, nothing moves. */
  newTab(): Promise<Tab>;
  close(): Promise<unknown>;
}

/** A way to drive a browser. */
export interface Engine {
  /** What drives which program. */
  description: string;
  /** @throws where a part of it is missing */
  start(): Promise<Driver>;
}

export const engineNames = ['chromium', 'firefox', 'webkit', 'chromium-109'] as const;

export type EngineName = (typeof engineNames)[number];
