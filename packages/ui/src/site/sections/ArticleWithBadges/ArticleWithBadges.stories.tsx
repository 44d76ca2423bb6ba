import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { homeContent } from '#test/fixtures/home.ts';
import { ArticleWithBadges } from './ArticleWithBadges.tsx';

const { article, badges } = homeContent;

const meta = preview.meta({
  title: 'Sections/ArticleWithBadges',
  component: ArticleWithBadges,
  parameters: { layout: 'fullscreen' },
  args: { article, badges },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'AC Repair Service in Jacksonville' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '24-hour emergency service' })).toBeVisible();
  },
});
export const ShortArticle = meta.story({ args: { article: article.slice(0, 2) } });
export const OneBadge = meta.story({ args: { badges: badges.slice(0, 1) } });
