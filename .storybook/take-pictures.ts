import type { StoryContext } from '@storybook/react-vite';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { commands, page } from 'vitest/browser';
import { dropFocus } from './focus.ts';
import { forgetRequests, waitForIdle } from './network-idle.ts';
import { sizeOf, widthsOf, type Width } from './viewports.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the real pointer out of the window. */
    removePointer: () => Promise<void>;
    takePicture: (story: string, width: Width) => Promise<{ hash: string; isRecorded: boolean }>;
  }
}

interface VisualParameters {
  /** The preview keeps the focus where the play function left it. */
  keepFocus?: boolean;
  /** Takes the picture of the viewport instead of the whole height: for toasts and other fixed layers. */
  viewport?: boolean;
  /** No picture of this story, and why. */
  skip?: string;
}

/** Carets and scroll bars differ from run to run. */
const stillStyle = document.createElement('style');
stillStyle.textContent =
  '*,*::before,*::after{animation-delay:0s!important;animation-duration:0s!important;transition:none!important;caret-color:transparent!important}html{scrollbar-width:none}';

// Where a story left the real pointer, the next one would look hovered.
let pointerMoved = false;
window.addEventListener('pointermove', ({ isTrusted }) => (pointerMoved ||= isTrusted), { capture: true });

const unpinned = { position: 'relative', inset: 'auto', maxHeight: 'none', overflow: 'visible' };
const asWritten = Object.fromEntries(Object.keys(unpinned).map((property) => [property, '']));

/** Puts sticky parts into the page: the layer of each may lie a fraction of a pixel off. Returns how to undo it. */
function unpinSticky(): () => void {
  const sticky = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of sticky) Object.assign(style, unpinned);
  return () => {
    for (const { style } of sticky) Object.assign(style, asWritten);
  };
}

/** The height of the story itself: in a tall window it would be that of the window. */
function contentHeight(): number {
  const { style } = window.frameElement as HTMLElement;
  const { height } = style;
  style.height = '40px';
  const measured = document.documentElement.scrollHeight;
  style.height = height;
  return measured;
}

async function setHeight(height: number) {
  if (height !== window.innerHeight) await page.viewport(window.innerWidth, height);
}

/** Paints everything anew: a part may keep what it was before the window became wider. */
async function repaint() {
  const { style } = document.documentElement;
  style.zoom = '1.01';
  await waitForIdle();
  style.zoom = '';
}

/** Takes pictures until one is the recorded one, or two in a row are the same, the second painted anew. */
async function takeStablePicture(id: string, width: Width, visual: VisualParameters) {
  for (let before = '', repainted = false; ;) {
    await waitForIdle();
    if (!visual.viewport) {
      await setHeight(contentHeight());
      // What a low window leaves out is there again.
      await setHeight(document.documentElement.scrollHeight);
    }
    window.scrollTo(0, 0);
    const { hash, isRecorded } = await commands.takePicture(id, width);
    if (isRecorded || (repainted && hash === before)) return;
    repainted = hash === before;
    if (repainted) await repaint();
    before = hash;
  }
}

async function pictureStory(id: string, layout: unknown, visual: VisualParameters, width: Width) {
  // An effect may have moved the focus since the preview dropped it.
  dropFocus({ visual });
  document.head.append(stillStyle);
  // Storybook's own page has this padding, its test page has not.
  document.body.style.padding = layout === 'fullscreen' ? '' : '1rem';
  // An image in a closed menu never loads.
  const images = Array.from(document.images).filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const pinSticky = unpinSticky();
  try {
    await takeStablePicture(id, width, visual);
    if (document.documentElement.scrollWidth > window.innerWidth)
      throw new Error(`The story is wider than its window: test-results/pictures/${width}/${id}.png`);
  } finally {
    pinSticky();
    stillStyle.remove();
    document.body.style.padding = '';
  }
}

let sheetsRewritten = false;

/** Takes the pictures of each story. Storybook runs the `afterEach` of the first addon last: after axe. */
export const takePictures = {
  // What axe finds right it would describe, element by element.
  parameters: { a11y: { options: { resultTypes: ['violations'] } } },
  beforeEach: async () => {
    // With fonts that arrive after the first paint, round corners differ by a shade.
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
    if (pointerMoved) await commands.removePointer();
    pointerMoved = false;
    // The addon of pseudo-states leaves its selectors in the sheets: `:not(:focus)` would match what has the focus.
    if (sheetsRewritten)
      for (const style of document.querySelectorAll('style')) style.replaceChildren(...style.childNodes);
    sheetsRewritten = false;
    forgetRequests();
  },
  afterEach: async ({ id, tags, parameters, reporting }: StoryContext) => {
    // Axe's rules that passed are 100 kB a story on their way to Vitest.
    for (const { result } of reporting.reports) Object.assign(result as object, { passes: [], inapplicable: [] });
    // What it tells the addon of pseudo-states in Storybook.
    sheetsRewritten = Boolean(parameters['pseudo']);
    if (sheetsRewritten) addons.getChannel().emit(STORY_RENDERED, id);
    // Requests that are under way would reach the next story.
    await waitForIdle();
    const visual: VisualParameters = parameters['visual'] ?? {};
    if (visual.skip) return;
    for (const [at, width] of widthsOf(tags).entries()) {
      // The story was drawn at the first width; for the second its window becomes wider.
      if (at > 0) await page.viewport(sizeOf(width).width, sizeOf(width).height);
      await pictureStory(id, parameters['layout'], visual, width);
    }
  },
};
