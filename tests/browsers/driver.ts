/**
 * One tab of a browser, as little of it as the journeys need. Elements are named by a JavaScript expression that
 * finds them in the page, so that every engine finds the same ones.
 */
export interface Tab {
  /** Opens an address of the site, such as `/frames`, and waits until it is loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page, as JSON; promises are waited for. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A click of the mouse, as the browser itself makes it. */
  click(element: string): Promise<void>;
  /** Types into a field, key by key. */
  type(element: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Gives the page this size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Writes what the window shows as a PNG file. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowLeft' | 'ArrowRight';

/** A running browser. */
export interface Driver {
  /** Name and version as the browser itself says them. */
  version: string;
  /** A tab for a visitor who has never been here: nothing stored, nothing moves. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser that was found on this machine. `start` takes the site's address without a slash at its end. */
export interface Engine {
  /** What drives which program. */
  description: string;
  start(site: string): Promise<Driver>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];
