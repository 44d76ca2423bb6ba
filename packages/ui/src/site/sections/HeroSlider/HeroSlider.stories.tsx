import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { phone } from '../../../test-utils/fixtures/company.ts';
import { homeContent } from '../../../test-utils/fixtures/home.ts';
import { realInput } from '../../../test-utils/realInput.ts';
import { HeroHeadline } from './HeroHeadline.tsx';
import { HeroSlider } from './HeroSlider.tsx';
import { intervalMs } from './interval.ts';

const { slides, hero } = homeContent;
const headline = <HeroHeadline {...hero} actionHref="#request" phone={phone} />;

/** The pause button as visitors without reduced motion see it: tests run with reduced motion, which hides it. */
const MotionWelcome = () => <style>{'button[aria-label$=" slides"]{display:grid!important}'}</style>;

/** On pages a header stands above. Here it also keeps the slides from under the test browser's resting pointer. */
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
/** The end of the showing dot's animation, which is the slides' clock. */
const tick = (canvas: Canvas) => fireEvent.animationEnd(canvas.getByRole('button', { current: true }));
const expectShowing = async (canvas: Canvas, position: number, of = 4) => {
  const showing = canvas.getAllByRole('group', { name: / of \d$/ });
  await expect(showing).toHaveLength(1);
  await expect(showing[0]).toHaveAccessibleName(`${position} of ${of}`);
  await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(`Slide ${position} of ${of}`);
};
/** A slide that is a link: its name is the picture's words, and what pressing it does. */
const slideLink = (canvas: Canvas, alt = '') =>
  canvas.getByRole('link', { name: (name: string) => alt !== '' && name.startsWith(alt) });
const clockState = (canvas: Canvas) => {
  const [dot] = canvas.getByRole('button', { current: true }).children;
  return dot && getComputedStyle(dot).animationPlayState;
};

export const FirstSlide = meta.story({
  play: async ({ canvas }) => {
    await expectShowing(canvas, 1);
    await expect(canvas.getByRole('region', { name: 'Featured' })).toHaveAttribute('aria-roledescription', 'carousel');
    const link = slideLink(canvas, slides[0].alt);
    await expect(link).toHaveAttribute('href', '/contact');
    const [first, ...others] = canvas.getAllByRole('img', { hidden: true });
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
  },
});
export const SecondSlideIsNoLink = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Slide 2 of 4');
    await expectShowing(canvas, 2);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(slides[1]?.alt);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
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
export const TurnsByItself = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    for (const position of [2, 3, 4, 1]) {
      await tick(canvas);
      await expectShowing(canvas, position);
    }
  },
});
export const NextWraps = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await press(canvas, 'Slide 4 of 4');
    await press(canvas, 'Next slide');
    await expectShowing(canvas, 1);
  },
});
export const PreviousWraps = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await press(canvas, 'Previous slide');
    await expectShowing(canvas, 4);
  },
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
export const PlaysAgain = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await press(canvas, 'Pause slides');
    await press(canvas, 'Play slides');
    await waitFor(() => expect(clockState(canvas)).toBe('running'));
    await tick(canvas);
    await expectShowing(canvas, 2);
  },
});
export const PausesUnderThePointer = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
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
  },
});
export const PausesWhileTheKeyboardIsInside = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The story before may have left the pointer on the slides.
    await (await realInput())?.hover(canvas.getByTestId('header'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Request service' })).toHaveFocus();
    await waitFor(() => expect(clockState(canvas)).toBe('paused'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectShowing(canvas, 4);
    // What the keyboard brought is announced.
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    canvas.getByRole('button', { name: 'Previous slide' }).blur();
    // The focus may have scrolled the slides under the pointer.
    window.scrollTo(0, 0);
    await waitFor(() => expect(clockState(canvas)).toBe('running'));
    slideLink(canvas, slides[3]?.alt).focus();
  },
});
export const ReducedMotion = meta.story({
  beforeEach: () => {
    const style = document.createElement('style');
    // Undoes what the other stories do to see the pause button.
    style.textContent = 'button[aria-label$=" slides"]{display:none!important}';
    document.body.append(style);
    return () => style.remove();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true }).firstElementChild?.getAnimations()).toEqual([]);
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

/** What a visitor gets before any script. */
const prerender = (root: HTMLElement | null) => {
  if (root) root.innerHTML = renderToString(<HeroSlider slides={slides}>{headline}</HeroSlider>);
};
const prerendered = <div ref={prerender} data-testid="prerendered" />;
export const TakesOverFromShowingSlide = meta.story({
  tags: ['behavior'],
  render: () => prerendered,
  play: async ({ canvas, canvasElement }) => {
    const root = canvas.getByTestId('prerendered');
    const [first] = canvas.getAllByRole('group', { name: '1 of 4' });
    // Reduced motion has taken the style sheet's animation away: this one stands where it would, in the third slide.
    const turning = first?.animate([], { duration: 4 * intervalMs, delay: 1000, iterations: Infinity });
    turning?.pause();
    if (turning) turning.currentTime = 2 * intervalMs + 2500;
    await expect(root.querySelector('[data-clock]')).toHaveAttribute('data-clock', 'style');
    hydrateRoot(root, <HeroSlider slides={slides}>{headline}</HeroSlider>);
    await waitFor(() => expectShowing(within(root), 3));
    await expect(canvasElement.querySelector<HTMLElement>('[data-clock="script"]')?.style.cssText).toContain('-2500ms');
    await press(within(root), 'Next slide');
    await expectShowing(within(root), 4);
  },
});
export const BeforeReact = meta.story({
  tags: ['behavior'],
  render: () => prerendered,
  play: async ({ canvas }) => {
    await expectShowing(canvas, 1);
    // The page's HTML carries no inline styles, so that a strict content security policy can stand.
    await expect(canvas.getByTestId('prerendered').querySelector('[style]:not(svg)')).toBeNull();
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('data-needs-js');
  },
});
