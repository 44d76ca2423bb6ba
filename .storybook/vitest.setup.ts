import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Compared } from './pictures.ts';
import { forgetCalls, settled } from './settled.ts';
import { sizeOf, type Width } from './viewports.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the real pointer out of the window. */
    removePointer: () => Promise<void>;
    /** Takes a picture of the page, keeps it, and looks up what it should be. */
    takePicture: (story: string, width: Width) => Promise<Compared>;
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
  /** `behavior`: what happens, not how it looks. It ends as another story does, and has no picture of its own. */
  tags: readonly string[];
  parameters: { layout?: string; visual?: VisualParameters };
}

/** Motion stops where it ends; carets and scroll bars would differ from run to run. */
const still = document.createElement('style');
still.textContent =
  '*,*::before,*::after{animation-delay:0s!important;animation-duration:0s!important;transition:none!important;caret-color:transparent!important}html{scrollbar-width:none}';

// The real pointer stays where a story left it, and what lies there in the next one would look hovered.
let pointerMoved = false;
window.addEventListener('pointermove', ({ isTrusted }) => (pointerMoved ||= isTrusted), { capture: true });

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

/** How tall the story is by itself: in a window without height, or that of the window would be measured. */
function ownHeight(): number {
  const { style } = window.frameElement as HTMLElement;
  const { height } = style;
  style.height = '40px';
  const measured = document.documentElement.scrollHeight;
  style.height = height;
  return measured;
}

/** Lets everything be painted from nothing: of a window that became wider, a part may keep what it was before. */
async function paintAnew() {
  const { style } = document.documentElement;
  style.zoom = '1.01';
  await settled();
  style.zoom = '';
}

/** Takes pictures until one is as it should be, or the story stands still: two in a row are the same, one painted anew. */
async function pictureOf(id: string, width: Width, visual: VisualParameters): Promise<Compared> {
  for (let before = '', anew = false; ;) {
    await settled();
    const height = visual.viewport ? window.innerHeight : ownHeight();
    // The next story sets its own height.
    if (height !== window.innerHeight) await page.viewport(window.innerWidth, height);
    window.scrollTo(0, 0);
    const picture = await commands.takePicture(id, width);
    if (picture.hash === picture.wanted || (anew && picture.hash === before)) return picture;
    anew = picture.hash === before;
    if (anew) await paintAnew();
    before = picture.hash;
  }
}

/** @returns what is wrong with the picture at this width, if anything is */
async function comparePicture({ id, parameters: { layout, visual = {} } }: Story, width: Width): Promise<string[]> {
  if (!visual.keepFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.head.append(still);
  // The padding that Storybook's own page has, and its test page has not.
  document.body.style.padding = layout === 'fullscreen' ? '' : '1rem';
  await document.fonts.ready;
  // A lazy image in a closed menu never loads: waiting for it would not end.
  const images = Array.from(document.images).filter((image) => image.checkVisibility());
  // One far below the viewport would load only once the page is as tall as its picture.
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const stick = visual.unstick ? unstick() : undefined;
  try {
    const { hash, wanted, path } = await pictureOf(id, width, visual);
    if (document.documentElement.scrollWidth > window.innerWidth)
      return [`The story is wider than its window: ${path}`];
    if (wanted === 'none') return [`No picture of this story is recorded yet: ${path}`];
    return wanted === undefined || wanted === hash ? [] : [`The story looks different: ${path}`];
  } finally {
    stick?.();
    still.remove();
    document.body.style.padding = '';
  }
}

/** The widths of a story, in the order of its pictures: it is drawn at the first, and its window becomes the second. */
const widthsOf = ({ tags }: Story): readonly Width[] =>
  (['phone', 'desktop'] as const).filter((width) => !tags.includes(width === 'phone' ? 'desktop-only' : 'phone-only'));

interface Reports {
  reports?: readonly { result: object }[];
}

/** Of axe's report what it found is enough: the rules that passed are 100 kB a story on their way to Vitest. */
function forgetWhatPassed({ reports = [] }: Reports): void {
  for (const { result } of reports) Object.assign(result, { passes: [], inapplicable: [] });
}

/**
 * Makes tests of the stories of one file. Each file calls it for itself: all run in one page, where a set-up file would
 * be read once, and its hooks hold for the first file alone.
 */
export function watchStories(): void {
  // Fonts that arrive after the first paint make it paint again in parts, and round corners then differ by a shade.
  beforeAll(async () => {
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  });

  beforeEach(async () => {
    if (pointerMoved) await commands.removePointer();
    pointerMoved = false;
    forgetCalls();
  });

  afterEach(async (context) => {
    const { story } = context as { story?: Story };
    forgetWhatPassed(context.task.meta as Reports);
    // What is still under way would come to the next story.
    await settled();
    if (!story || context.task.result?.state === 'fail') return;
    const skipped = story.tags.includes('behavior') ? 'behavior' : story.parameters.visual?.skip;
    const widths = skipped ? [] : widthsOf(story);
    context.task.meta.pictured = skipped ? { skipped } : { widths };
    const problems: string[] = [];
    for (const [at, width] of widths.entries()) {
      const { width: wide, height } = sizeOf(width);
      if (at > 0) await page.viewport(wide, height);
      problems.push(...(await comparePicture(story, width)));
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
}
