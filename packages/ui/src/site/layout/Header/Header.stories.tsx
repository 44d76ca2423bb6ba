import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import { forgetFocus } from '#storybook/focus.ts';
import preview from '#storybook/preview.tsx';
import { LinkProvider, type LinkComponentProps } from '../../../components/link/LinkProvider.tsx';
import { company } from '#test/fixtures/company.ts';
import { navigation } from '#test/fixtures/shell.ts';
import { on, room, wide, setting } from '#test/header.tsx';
import { Header } from './Header.tsx';

const meta = preview.meta({ ...setting, title: 'Site layout/Header', component: Header });

/** Like a router's link, which prevents the navigation. */
const StayingLink = ({ children, href, ...props }: LinkComponentProps) => (
  <a {...props} href={href} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
);
export const Home = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true });
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Home');
    const call = canvas.queryByRole('link', { name: '24/7 emergency line (904) 555-0142' });
    // On phones the call bar has the number.
    if (window.innerWidth < 768) await expect(call).toBeNull();
    else await expect(call).toHaveAttribute('href', 'tel:+19045550142');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
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
    // On a desktop it goes after a short delay.
    await waitFor(() => expect(link).not.toBeVisible());
  },
});

export const OnServices = meta.story({ ...wide, decorators: on('/services') });
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

/** Menus opened before hydration stay open, and hydration reports no mismatch. */
export const OpenedBeforeReactArrives = meta.story({
  parameters: { visual: { skip: 'Looks like a menu opened by click' } },
  render: () => <div data-page />,
  play: async ({ args, canvas, canvasElement }) => {
    const page = canvasElement.querySelector('[data-page]');
    if (!page) throw new Error('The story has no page');
    const drawn = createRoot(page);
    flushSync(() => drawn.render(<Header {...args} />));
    const html = page.innerHTML;
    drawn.unmount();
    page.innerHTML = html;
    const toggle = canvas.getByLabelText('Menu', { selector: 'summary' });
    if (toggle.checkVisibility()) toggle.click();
    const services = canvas.getByLabelText('Services menu');
    services.click();
    const onRecoverableError = fn();
    const live = flushSync(() => hydrateRoot(page, <Header {...args} />, { onRecoverableError }));
    await expect(canvas.getByLabelText('Services menu')).toBe(services);
    await expect(canvas.getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    services.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Duct cleaning' })).toBeNull());
    live.unmount();
    forgetFocus();
  },
});
