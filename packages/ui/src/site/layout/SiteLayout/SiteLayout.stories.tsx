import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { LinkProvider } from '../../../components/link/LinkProvider.tsx';
import { company } from '#test/fixtures/company.ts';
import { areas, legalLinks, navigation } from '#test/fixtures/shell.ts';
import { atWidth } from '#test/realInput.ts';
import { SiteLayout } from './SiteLayout.tsx';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <p key={index}>
      Humidity works a Florida system hard. Salt air wears the outdoor coil, algae blocks the drain line, and a tired
      capacitor gives out on the hottest afternoon of the week.
    </p>
  ));
const page = (count: number) => (
  <Section>
    <Heading level={1}>Florida heat stops at your front door.</Heading>
    {paragraphs(count)}
  </Section>
);

const meta = preview.meta({
  title: 'Site layout/SiteLayout',
  component: SiteLayout,
  parameters: { layout: 'fullscreen' },
  args: { company, navigation, areas, legalLinks, year: 2025, children: page(6) },
});

export const WholePage = meta.story({
  play: async ({ canvas }) => {
    for (const role of ['banner', 'main', 'contentinfo', 'complementary'])
      await expect(canvas.getByRole(role)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    const nothingIsBeneathTheCall = async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const call = canvas.getByRole('link', { name: /^Call now/ }).getBoundingClientRect();
      const license = canvas.getByText(/^Contractor license/).getBoundingClientRect();
      await expect(license.bottom <= call.top || license.left >= call.right).toBe(true);
    };
    await nothingIsBeneathTheCall();
    await atWidth(1280, nothingIsBeneathTheCall);
    window.scrollTo(0, 0);
  },
});
export const FirstScreen = meta.story({
  parameters: { visual: { viewport: true } },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/about-us">
        <Story />
      </LinkProvider>
    ),
  ],
});
export const ShortPage = meta.story({
  args: { children: page(0) },
  parameters: { visual: { viewport: true } },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(foot.bottom).toBeGreaterThan(window.innerHeight - 61);
  },
});
export const SkippingTheHeader = meta.story({
  parameters: { visual: { keepFocus: true, viewport: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
});
export const MenuOpenOnAPhone = meta.story({
  ...onlyOn('phone'),
  parameters: { visual: { viewport: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    await expect(canvas.queryByRole('link', { name: /^Call now/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Call (904) 555-0142' })).toBeVisible();
  },
});

/** 400% zoom of a 1280 px window. */
export const VeryNarrow = meta.story({
  ...onlyOn('phone'),
  parameters: { visual: { skip: 'Pictures have one width' } },
  play: async () => {
    await atWidth(320, async () => {
      await expect(document.documentElement.scrollWidth).toBe(320);
    });
  },
});
export const VeryWide = meta.story({
  ...onlyOn('desktop'),
  parameters: { visual: { skip: 'Pictures have one width' } },
  play: async ({ canvas }) => {
    await atWidth(1680, async () => {
      const call = canvas.getByRole('link', { name: /^Call now/ }).getBoundingClientRect();
      const text = canvas.getByText(/^©/).getBoundingClientRect();
      await expect(call.width).toBeGreaterThan(150);
      await expect(call.right).toBeLessThan(text.left);
    });
  },
});
