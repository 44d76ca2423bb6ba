/** Keys that the tests press. */
export type Key = 'Tab' | 'Escape' | 'Enter';

/** A browser with one page, of whatever engine: what the tests need of WebDriver and of WebDriver BiDi. */
export interface Session {
  /** As the browser names itself. */
  readonly version: string;
  /** False where the window's size is fixed: 1280 by 720. */
  readonly canResize: boolean;
  go(url: string): Promise<void>;
  /** Runs the body of a function in the page; `arguments` are the values given. */
  js<Result>(body: string, ...values: readonly unknown[]): Promise<Result>;
  /** Presses the first element of the selector, with the pointer, where it stands. */
  click(selector: string): Promise<void>;
  /** Types into the first element of the selector, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** @param file absolute */
  attach(selector: string, file: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
