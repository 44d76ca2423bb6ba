/**
 * The test browser's own pointer and keyboard, for what simulated events cannot do: `:hover` in style sheets, and keys
 * that the browser itself answers, such as Enter on a summary. Undefined where a story is only looked at.
 */
export const realInput = async () => {
  const browser = await import('vitest/browser').catch(() => undefined);
  return browser?.userEvent;
};
