/**
 * One tab of a browser, with the functions that the journeys need. An element is given as a JavaScript expression that is
 * evaluated in the page, so that every engine finds the same elements.
 */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  /** Evaluates an expression in the page and awaits promises; the value must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A mouse click through the browser's own input events. */
  click(element: string): Promise<unknown>;
  /** Types into a field, key by key. */
  type(element: string, text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** Sets the size of the page in CSS px. */
  resize(width: number, height: number): Promise<unknown>;
  /** Writes a screenshot of the window as a PNG file. */
  screenshot(file: string): Promise<unknown>;
  close(): Promise<unknown>;
}

export type Key = 'Escape' | 'ArrowLeft' | 'ArrowRight';

/** A running browser. */
export interface Driver {
  /** The browser's name and version, as the browser reports them. */
  version: string;
  /** Opens a tab for a new visitor: nothing is stored, and animations are off. */
  newTab(): Promise<Tab>;
  close(): Promise<unknown>;
}

/** A browser engine and a way to drive it. */
export interface Engine {
  /** The names of the browser program and of its driver. */
  description: string;
  /**
   * Starts the browser.
   * @throws if the program or the driver is missing
   */
  start(): Promise<Driver>;
}

export const engineNames = ['chromium', 'firefox', 'webkit', 'chromium-109'] as const;

export type EngineName = (typeof engineNames)[number];
