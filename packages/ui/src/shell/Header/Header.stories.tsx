import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LinkProvider, type LinkComponentProps } from '../../link/LinkProvider.tsx';
import { company, navigation } from '../../mocks/fixtures/shell.ts';
import { atWidth, parkPointer, realInput } from '../realInput.ts';
import { Header } from './Header.tsx';

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { company, navigation },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ minHeight: 40, padding: 20 }}>
          <a href="/specials">A link of the page</a>
        </main>
      </>
    ),
  ],
});

/** The header as the page with this path shows it. */
const on = (path: string) => [
  (Story: () => ReactNode) => (
    <LinkProvider currentPath={path}>
      <Story />
    </LinkProvider>
  ),
];
/** Stands for a router's link, which takes the click and keeps the document. */
const StayingLink = ({ children, href, ...props }: LinkComponentProps) => (
  <a {...props} href={href} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
);
/** Room for the open menus in the picture. */
const room = [
  (Story: () => ReactNode) => (
    <div style={{ minHeight: 640 }}>
      <Story />
    </div>
  ),
];
const wide = { tags: ['desktop-only'], decorators: room };
const narrow = { tags: ['phone-only'] };

export const Home = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true });
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Home');
    const call = canvas.getByRole('link', { name: '24/7 emergency line (904) 555-0142' });
    await expect(call).toHaveAttribute('href', 'tel:+19045550142');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

export const MenuOpenedByClick = meta.story({
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'AC repair' })).toBeNull();
  },
});
export const MenuOpenedByHover = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Looks like FlyoutOpen' } },
  play: async ({ canvas }) => {
    const pointer = await realInput();
    if (!pointer) return;
    await pointer.hover(canvas.getByRole('link', { name: 'About Us' }));
    await expect(canvas.getByRole('link', { name: 'Customer Referral Program' })).toBeVisible();
    await pointer.hover(canvas.getByRole('link', { name: 'Service area' }));
    const last = canvas.getByRole('link', { name: 'Jacksonville air conditioning' });
    await expect(last).toBeVisible();
    // Across the gap, without the flyout closing on the way.
    await pointer.hover(last);
    await expect(last).toBeVisible();
    await parkPointer();
    await waitFor(() => expect(last).not.toBeVisible());
  },
});
export const MenuOpenedByKeyboard = meta.story({
  ...wide,
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas }) => {
    const keys = await realInput();
    if (!keys) return;
    canvas.getByRole('link', { name: 'Services' }).focus();
    await keys.keyboard('{Tab}');
    await expect(canvas.getByLabelText('Services menu')).toHaveFocus();
    await keys.keyboard('{Enter}{Tab}');
    await expect(canvas.getByText('Cooling', { selector: 'summary' })).toHaveFocus();
    await keys.keyboard(' {Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: 'Cooling system installation' })).toHaveFocus();
  },
});
export const FlyoutOpen = meta.story({
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await userEvent.click(canvas.getByLabelText('Service area menu'));
    const links = canvas.getAllByRole('link', { name: /^(St\. Augustine|Fernandina|Jacksonville) / });
    await expect(links).toHaveLength(8);
    for (const link of links) {
      const { left, right, height } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(left > 0 && right < window.innerWidth).toBe(true);
    }
  },
});
export const HeatingFlyout = meta.story({
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await userEvent.click(canvas.getByText('Cooling', { selector: 'summary' }));
    await userEvent.click(canvas.getByText('Heating', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Heating repair' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'AC repair' })).toBeNull());
  },
});
export const OneMenuAtATime = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Looks like MenuOpenedByClick' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Learning' })).toBeVisible();
  },
});
export const EscapeReturnsFocus = meta.story({
  ...wide,
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    const services = canvas.getByLabelText('Services menu');
    await userEvent.click(services);
    const cooling = canvas.getByText('Cooling', { selector: 'summary' });
    await userEvent.click(cooling);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'AC repair' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cooling).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(services).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull();
  },
});
export const EscapeClosesWhatHoveringShows = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Looks like Home' } },
  play: async ({ canvas }) => {
    const input = await realInput();
    if (!input) return;
    await input.hover(canvas.getByRole('link', { name: 'Services' }));
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await input.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull());
    await parkPointer();
    await input.hover(canvas.getByRole('link', { name: 'Services' }));
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await parkPointer();
  },
});
export const LeavingClosesMenus = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Looks like Home' } },
  play: async ({ canvas, userEvent }) => {
    const services = canvas.getByLabelText('Services menu');
    const row = () => canvas.queryByRole('link', { name: 'Duct cleaning' });
    await userEvent.click(services);
    canvas.getByRole('link', { name: 'A link of the page' }).focus();
    await expect(row()).toBeNull();
    await userEvent.click(services);
    await expect(row()).toBeVisible();
    await userEvent.click(canvas.getByRole('main'));
    await expect(row()).toBeNull();
  },
});
export const NarrowestWideWindow = meta.story({
  ...wide,
  parameters: { visual: { skip: 'Pictures have one width' } },
  play: async ({ canvas, userEvent }) => {
    await atWidth(1120, async () => {
      const tops = ['Home', 'Contact'].map((name) => canvas.getByRole('link', { name }).getBoundingClientRect().top);
      await expect(tops[0]).toBe(tops[1]);
      const call = canvas.getByRole('link', { name: /^24.7 emergency line/ }).getBoundingClientRect();
      await expect(call.top < (tops[0] ?? 0) && call.right <= 1120 - 48).toBe(true);
      await userEvent.click(canvas.getByLabelText('Services menu'));
      await userEvent.click(canvas.getByText('Cooling', { selector: 'summary' }));
      await waitFor(() => expect(canvas.getByRole('link', { name: 'AC repair' })).toBeVisible());
      await expect(document.documentElement.scrollWidth).toBe(1120);
      await userEvent.click(canvas.getByLabelText('About Us menu'));
      await userEvent.click(canvas.getByLabelText('Service area menu'));
      await expect(
        canvas.getByRole('link', { name: 'St. Augustine heating' }).getBoundingClientRect().left,
      ).toBeGreaterThan(0);
      await expect(document.documentElement.scrollWidth).toBe(1120);
    });
  },
});
export const NarrowestPhone = meta.story({
  ...narrow,
  parameters: { visual: { skip: 'Pictures have one width' } },
  play: async ({ canvas, userEvent }) => {
    await atWidth(320, async () => {
      await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
      await userEvent.click(canvas.getByLabelText('About Us menu'));
      await userEvent.click(canvas.getByLabelText('Service area menu'));
      await expect(document.documentElement.scrollWidth).toBe(320);
    });
  },
});
export const ChoosingALinkCloses = meta.story({
  parameters: { visual: { skip: 'Looks like Home' } },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/" component={StayingLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByLabelText('Menu', { selector: 'summary' });
    if (toggle.checkVisibility()) await userEvent.click(toggle);
    await userEvent.click(canvas.getByLabelText('Services menu'));
    const link = canvas.getByRole('link', { name: 'Duct cleaning' });
    await userEvent.click(link);
    await expect(link).not.toBeVisible();
  },
});

export const OnServices = meta.story({ decorators: on('/services') });
export const OnAboutUs = meta.story({
  ...wide,
  decorators: on('/about-us'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About Us');
  },
});
export const OnContactUs = meta.story({
  ...wide,
  decorators: on('/contact-us'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Contact');
  },
});
export const InsideAMenu = meta.story({
  ...wide,
  decorators: [...on('/heating-system-services-fernandina-fl'), ...room],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await userEvent.click(canvas.getByLabelText('Service area menu'));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Fernandina heating');
  },
});

export const PhoneMenu = meta.story({
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call (904) 555-0142' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Schedule Service' })).toHaveAttribute('href', '/contact');
    for (const target of nav.querySelectorAll('a, summary')) {
      if (!target.checkVisibility()) continue;
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
export const PhoneServices = meta.story({
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await expect(canvas.getByRole('link', { name: 'AC repair' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Heating repair' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Cooling' })).toBeVisible();
  },
});
export const PhoneEverythingOpen = meta.story({
  ...narrow,
  decorators: on('/heating-system-services-fernandina-fl'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await userEvent.click(canvas.getByLabelText('Service area menu'));
    // Each group keeps a state of its own.
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Fernandina heating');
    await userEvent.click(canvas.getByLabelText('Services menu'));
    await expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Learning' })).toBeVisible();
  },
});
export const PhoneEscape = meta.story({
  ...narrow,
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByLabelText('Menu', { selector: 'summary' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByLabelText('About Us menu'));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByLabelText('About Us menu')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const LongLabels = meta.story({
  args: {
    company: {
      ...company,
      shortName: 'Whitley and Daughters',
      tagline: 'Heating, Air and Refrigeration, Jacksonville',
    },
    navigation: navigation.map((entry) =>
      entry.label === 'Services' ? { ...entry, label: 'Services for homes and businesses' } : entry,
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** React arrives late: what was opened until then stays open, and React takes the page over as it is. */
export const OpenedBeforeReactArrives = meta.story({
  parameters: { visual: { skip: 'Looks like a menu opened by click' } },
  render: () => <div data-page />,
  play: async ({ args, canvas, canvasElement }) => {
    const page = canvasElement.querySelector('[data-page]');
    if (!page) throw new Error('The story has no page');
    const drawn = createRoot(page);
    act(() => drawn.render(<Header {...args} />));
    const html = page.innerHTML;
    act(() => drawn.unmount());
    page.innerHTML = html;
    const toggle = canvas.getByLabelText('Menu', { selector: 'summary' });
    if (toggle.checkVisibility()) toggle.click();
    const services = canvas.getByLabelText('Services menu');
    services.click();
    const onRecoverableError = fn();
    const live = await act(() => hydrateRoot(page, <Header {...args} />, { onRecoverableError }));
    await expect(canvas.getByLabelText('Services menu')).toBe(services);
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    services.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull();
    act(() => live.unmount());
  },
});
