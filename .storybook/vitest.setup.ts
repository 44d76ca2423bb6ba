import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';

declare const __VISUAL__: boolean;
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the real pointer out of the window. */
    removePointer: () => Promise<void>;
  }
}

interface VisualParameters {
  /** Keeps the focus where the play function left it; otherwise it is taken away before the picture. */
  keepFocus?: boolean;
  /** Takes the picture of the viewport instead of the whole height: for toasts and other fixed layers. */
  viewport?: boolean;
  /** Sticky parts rest where they are, whole: their own layer may lie a fraction of a pixel off, another in each run. */
  unstick?: boolean;
  /** No picture of this story, and why. */
  skip?: string;
}

interface Story {
  id: string;
  parameters: { layout?: string; visual?: VisualParameters };
}

/** Motion stops where it ends; carets and scroll bars would differ from run to run. */
const still = document.createElement('style');
still.textContent =
  '*,*::before,*::after{animation-delay:0s!important;animation-duration:0s!important;transition:none!important;caret-color:transparent!important}html{scrollbar-width:none}';

// Fonts that arrive after the first paint make it paint again in parts, and round corners then differ by a shade.
beforeAll(async () => {
  await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
});

beforeEach(async () => {
  await commands.removePointer();
});

const atRest = { position: 'relative', inset: 'auto', maxHeight: 'none', overflow: 'visible' };
const asBefore = Object.fromEntries(Object.keys(atRest).map((property) => [property, '']));

/** Lays sticky parts where they rest, as tall as what they hold. Returns how to let them stick again. */
function unstick(): () => void {
  const sticky = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of sticky) Object.assign(style, atRest);
  return () => {
    for (const { style } of sticky) Object.assign(style, asBefore);
  };
}

afterEach(async (context) => {
  const { story } = context as { story?: Story };
  const visual = story?.parameters.visual;
  if (!__VISUAL__ || !story || context.task.result?.state === 'fail' || visual?.skip) return;
  if (!visual?.keepFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.head.append(still);
  // The padding that Storybook's own page has, and its test page has not.
  const padding = story.parameters.layout === 'fullscreen' ? '' : '1rem';
  document.body.style.padding = padding;
  await document.fonts.ready;
  // A lazy image in a closed menu never loads: waiting for it would not end.
  const images = Array.from(document.images).filter((image) => image.checkVisibility());
  // One far below the viewport would load only once the page is as tall as its picture.
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const { innerWidth, innerHeight } = window;
  const stick = visual?.unstick ? unstick() : undefined;
  if (!visual?.viewport) {
    // The picture shows the whole story and no more: shrink first, or the old height would be measured.
    await page.viewport(innerWidth, 40);
    await page.viewport(innerWidth, document.documentElement.scrollHeight);
  }
  window.scrollTo(0, 0);
  try {
    await expect(page).toMatchScreenshot(story.id);
  } finally {
    stick?.();
    still.remove();
    document.body.style.padding = '';
    await page.viewport(innerWidth, innerHeight);
  }
});
