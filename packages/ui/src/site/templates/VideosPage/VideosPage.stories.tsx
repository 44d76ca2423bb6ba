import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '#test/fixtures/company.ts';
import { videosPage } from '#test/fixtures/pages.ts';
import { VideosPage } from './VideosPage.tsx';

const meta = preview.meta({
  title: 'Pages/Videos',
  component: VideosPage,
  parameters: { layout: 'fullscreen' },
  args: { page: videosPage, phone, breadcrumbs: [{ label: 'Home', to: '/' }] },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Play the video: From our channel' })).toBeVisible();
    const channel = canvas.getByRole('link', { name: 'More on our channel' });
    await expect(channel).toHaveAttribute('href', videosPage.channel.href);
    await expect(channel).toHaveAttribute('rel', 'noopener');
  },
});
export const VideoAlone = meta.story({ args: { page: { ...videosPage, sections: [] } } });
export const ManySections = meta.story({
  args: {
    page: {
      ...videosPage,
      sections: ['filter', 'drain', 'outdoor unit'].flatMap((part) =>
        videosPage.sections.map((section) => ({ ...section, heading: `Look at the ${part} in your own house` })),
      ),
    },
  },
});
export const LongText = meta.story({
  args: {
    page: {
      ...videosPage,
      title: 'Videos about heating, air conditioning and indoor air quality',
      video: {
        ...videosPage.video,
        title: 'How a technician finds out why an air conditioner in Jacksonville runs without a pause',
        text: `${videosPage.video.text} ${videosPage.video.text}`,
      },
    },
  },
});
