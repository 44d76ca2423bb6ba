/**
 * The test browser's own pointer and keyboard, for what simulated events cannot do, such as `:hover`. Undefined outside
 * of tests.
 */
export const realInput = async () => {
  const browser = await import('vitest/browser').catch(() => undefined);
  return browser?.userEvent;
};

/** Puts the real pointer where nothing answers to it: it stays in its place through the stories that follow. */
export const parkPointer = async () => {
  const input = await realInput();
  await input?.hover(document.documentElement, { position: { x: 0, y: 0 } });
};

/** Shows the story in a window of another width, and puts it back. Does nothing where a story is only looked at. */
export const atWidth = async (width: number, look: () => Promise<void>) => {
  const browser = await import('vitest/browser').catch(() => undefined);
  if (!browser) return;
  const { innerWidth, innerHeight } = window;
  await browser.page.viewport(width, innerHeight);
  try {
    await look();
  } finally {
    await browser.page.viewport(innerWidth, innerHeight);
  }
};
