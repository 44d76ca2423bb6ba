import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LinkProvider } from '../../link/LinkProvider.tsx';
import { company, navigation } from '../../mocks/fixtures/shell.ts';
import { Header } from './Header.tsx';

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { company, navigation },
});

/** The header as a page with this path shows it. */
const on = (path: string) => ({
  decorators: [
    (Story: () => React.ReactNode) => (
      <LinkProvider currentPath={path}>
        <Story />
      </LinkProvider>
    ),
  ],
});

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
