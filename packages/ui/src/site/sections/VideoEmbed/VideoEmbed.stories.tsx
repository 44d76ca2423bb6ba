import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { videosPage } from '#test/fixtures/pages.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

const { title, still, embed } = videosPage.video;

const meta = preview.meta({ title: 'Sections/VideoEmbed', component: VideoEmbed, args: { title, still, embed } });

export const Still = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    // Without JavaScript it is a link to the video's page.
    const link = canvas.getByRole('link', { name: 'Play the video: From our channel' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=sample-video');
  },
});
export const Playing = meta.story({
  // A picture replaces the player: stories load nothing from other hosts.
  args: { embed: { label: 'Play the video', href: '/pictures/slide-3.svg' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    const player = canvas.getByTitle('From our channel');
    await expect(player).toHaveAttribute('src', '/pictures/slide-3.svg?autoplay=1');
    await expect(player).toHaveFocus();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
const stay = fn((event: Event) => event.preventDefault());
Still.test(
  'leaves a click with Ctrl, Command, Shift or Alt to the browser, which opens or saves the link',
  {
    beforeEach: () => {
      stay.mockClear();
      window.addEventListener('click', stay);
      return () => window.removeEventListener('click', stay);
    },
  },
  async ({ canvas, canvasElement }) => {
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      await fireEvent(canvas.getByRole('link'), click);
      await expect([key, canvasElement.querySelector('iframe')]).toEqual([key, null]);
    }
    await expect(stay).toHaveBeenCalledTimes(4);
  },
);
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
