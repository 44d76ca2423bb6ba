import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/Not found',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: { display: '(904) 555-0142', dial: '+19045550142' },
    picture: '/pictures/spot-404.svg',
    links: [
      { label: 'Services', to: '/services' },
      { label: 'Specials', to: '/specials' },
      { label: 'Service area', to: '/service-area' },
      { label: 'Contact', to: '/contact' },
    ],
  },
});

export const NotFound = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
    await expect(canvas.getByRole('link', { name: '(904) 555-0142' })).toHaveAttribute('href', 'tel:+19045550142');
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  },
});
