import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '#test/fixtures/company.ts';
import { homeContent } from '#test/fixtures/home.ts';
import { realInput } from '#test/realInput.ts';
import { HeroHeadline } from './HeroHeadline.tsx';
import { HeroSlider } from './HeroSlider.tsx';
import { turnSlides } from '../../../hydration/turnSlides.ts';

const { slides, hero } = homeContent;
const headline = <HeroHeadline {...hero} actionHref="#request" phone={phone} />;

/** Shows the pause button, which reduced motion hides. Tests run with reduced motion. */
const MotionWelcome = () => <style>{'span:has(> button[aria-label$=" slides"]){display:inline!important}'}</style>;

/** Space for the header. It also keeps the slides away from the test browser's pointer. */
const Header = () => <div data-testid="header" style={{ height: 16 }} />;

const meta = preview.meta({
  title: 'Sections/HeroSlider',
  component: HeroSlider,
  parameters: { layout: 'fullscreen' },
  args: { slides, children: headline },
  decorators: [
    (Story) => (
      <>
        <MotionWelcome />
        <Header />
        <Story />
      </>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, name: string) => fireEvent.click(canvas.getByRole('button', { name }));
/** Ends the animation of the current dot, which shows the next slide. */
const tick = (canvas: Canvas) => fireEvent.animationEnd(canvas.getByRole('button', { current: true }));
const expectShowing = async (canvas: Canvas, position: number, of = 4) => {
  // With motion, the one before shows until this one has faded in.
  await waitFor(async () => {
    const showing = canvas.getAllByRole('group', { name: / of \d$/ });
    await expect(showing).toHaveLength(1);
    await expect(showing[0]).toHaveAccessibleName(`${position} of ${of}`);
  });
  await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(`Slide ${position} of ${of}`);
};
/** A slide that is a link. Its name is the alternative text and the label. */
const slideLink = (canvas: Canvas, alt = '') =>
  canvas.getByRole('link', { name: (name: string) => alt !== '' && name.startsWith(alt) });
const clockState = (canvas: Canvas) => {
  const [dot] = canvas.getByRole('button', { current: true }).children;
  return dot && getComputedStyle(dot, '::after').animationPlayState;
};

export const FirstSlide = meta.story({
  play: async ({ canvas }) => {
    await expectShowing(canvas, 1);
    await expect(canvas.getByRole('region', { name: 'Featured' })).toHaveAttribute('aria-roledescription', 'carousel');
    const link = slideLink(canvas, slides[0].alt);
    await expect(link).toHaveAttribute('href', '/contact');
  },
});
export const SecondSlideIsNoLink = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Slide 2 of 4');
    await expectShowing(canvas, 2);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(slides[1]?.alt);
    // On phones the call bar has the number, and not the headline.
    await expect(canvas.getAllByRole('link')).toHaveLength(window.innerWidth < 768 ? 1 : 2);
  },
});
export const ThirdSlide = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Slide 3 of 4');
    await expectShowing(canvas, 3);
    await expect(slideLink(canvas, slides[2]?.alt)).toHaveAttribute('href', '/contact');
  },
});
export const FourthSlide = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Slide 4 of 4');
    await expectShowing(canvas, 4);
    await expect(slideLink(canvas, slides[3]?.alt)).toHaveAttribute('href', '/specials');
  },
});
FirstSlide.test('turns by itself', async ({ canvas }) => {
  for (const position of [2, 3, 4, 1]) {
    await tick(canvas);
    await expectShowing(canvas, position);
  }
});
FourthSlide.test('is followed by the first', async ({ canvas }) => {
  await press(canvas, 'Next slide');
  await expectShowing(canvas, 1);
});
FirstSlide.test('follows the fourth', async ({ canvas }) => {
  await press(canvas, 'Previous slide');
  await expectShowing(canvas, 4);
});
export const Paused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await press(canvas, 'Pause slides');
    await waitFor(() => expect(clockState(canvas)).toBe('paused'));
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await tick(canvas);
    await expectShowing(canvas, 1);
    await press(canvas, 'Next slide');
    await expectShowing(canvas, 2);
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible();
  },
});
Paused.test('plays again', async ({ canvas }) => {
  await press(canvas, 'Play slides');
  await waitFor(() => expect(clockState(canvas)).toBe('running'));
  await tick(canvas);
  await expectShowing(canvas, 3);
});
FirstSlide.test('pauses under the pointer', async ({ canvas }) => {
  const input = await realInput();
  if (!input) return;
  await input.hover(canvas.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(clockState(canvas)).toBe('paused'));
  await tick(canvas);
  await expectShowing(canvas, 1);
  await input.hover(canvas.getByTestId('header'));
  await waitFor(() => expect(clockState(canvas)).toBe('running'));
  await tick(canvas);
  await expectShowing(canvas, 2);
});
export const PausesWhileTheKeyboardIsInside = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The story before may have left the pointer on the slides.
    await (await realInput())?.hover(canvas.getByTestId('header'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Request service' })).toHaveFocus();
    await waitFor(() => expect(clockState(canvas)).toBe('paused'));
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    for (let tab = 0; tab < 2 && document.activeElement !== previous; tab += 1) await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectShowing(canvas, 4);
    // A slide chosen by keyboard is announced.
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    canvas.getByRole('button', { name: 'Previous slide' }).blur();
    // The focus may have scrolled the slides under the pointer.
    window.scrollTo(0, 0);
    await waitFor(() => expect(clockState(canvas)).toBe('running'));
    slideLink(canvas, slides[3]?.alt).focus();
  },
});
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  beforeEach: () => {
    const style = document.createElement('style');
    // Hides the pause button again.
    style.textContent = 'button[aria-label$=" slides"]{display:none!important}';
    document.body.append(style);
    return () => style.remove();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true }).getAnimations({ subtree: true })).toEqual([]);
    await press(canvas, 'Next slide');
    await expectShowing(canvas, 2);
    await press(canvas, 'Slide 3 of 4');
    await expectShowing(canvas, 3);
  },
});
export const OneSlide = meta.story({
  args: { slides: [slides[0]] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('group', { name: '1 of 1' })).toBeVisible();
  },
});
export const LongHeadline = meta.story({
  args: {
    children: (
      <HeroHeadline
        {...hero}
        rating="5.0 from 715+ Google reviews of heating and air conditioning work in north-east Florida"
        title="Heating, cooling and clean indoor air for every home and business in north-east Florida."
        lead="Repairs of every major make, replacement systems with financing, tune-ups twice a year, duct cleaning and indoor air quality from a family-owned Jacksonville crew that has served the area for over 25 years."
        actionHref="#request"
        phone={phone}
      />
    ),
  },
});

/** @param hydrated called after hydration */
const whole = (hydrated?: (element: unknown) => void) => (
  <HeroSlider slides={slides}>
    <div ref={hydrated}>{headline}</div>
  </HeroSlider>
);
/** The prerendered HTML before any script. */
const prerender = (root: HTMLElement | null) => {
  if (root) root.innerHTML = renderToString(whole());
};
const prerendered = <div ref={prerender} data-testid="prerendered" />;
FirstSlide.test(
  'goes on from the slide that shows when React arrives',
  {
    render: () => prerendered,
  },
  async ({ canvas }) => {
    const root = canvas.getByTestId('prerendered');
    await expect(turnSlides(canvas.getByRole('button', { name: 'Slide 2 of 4' }))).toBe(true);
    await expect(turnSlides(canvas.getByRole('button', { name: 'Next slide' }))).toBe(true);
    await canvas.findByRole('group', { name: '3 of 4' });
    await expectShowing(canvas, 3);
    await new Promise<unknown>((resolve) => hydrateRoot(root, whole(resolve)));
    await expectShowing(within(root), 3);
    await press(within(root), 'Next slide');
    await expectShowing(within(root), 4);
  },
);
FirstSlide.test(
  'needs no script and no inline style',
  {
    render: () => prerendered,
  },
  async ({ canvas }) => {
    await expectShowing(canvas, 1);
    const [first, ...others] = canvas.getAllByRole('img', { hidden: true });
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByTestId('prerendered').querySelector('[style]:not(svg)')).toBeNull();
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('data-needs-js');
  },
);
