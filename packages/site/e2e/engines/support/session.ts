/** Keys used by the tests. */
export type Key = 'Tab' | 'Escape' | 'Enter';

/** A browser with one page, driven by WebDriver or WebDriver BiDi. */
export interface Session {
  /** The browser's name and version. */
  readonly version: string;
  /** False when the window is fixed at 1280 by 720. */
  readonly canResize: boolean;
  go(url: string): Promise<void>;
  /** Runs a function body in the page. `arguments` holds the values. */
  js<Result>(body: string, ...values: readonly unknown[]): Promise<Result>;
  /** Clicks the first element that matches the selector. */
  click(selector: string): Promise<void>;
  /** Types into the first element that matches the selector, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** @param file absolute path */
  attach(selector: string, file: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
