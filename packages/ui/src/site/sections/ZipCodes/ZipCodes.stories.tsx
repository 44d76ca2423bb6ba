import preview from '#storybook/preview.tsx';
import { cityServicePage } from '#test/fixtures/cityPage.ts';
import { ZipCodes } from './ZipCodes.tsx';

const meta = preview.meta({
  title: 'Sections/ZipCodes',
  component: ZipCodes,
  args: { zipCodes: cityServicePage.zipCodes ?? [] },
});

export const Default = meta.story();
export const One = meta.story({ args: { zipCodes: ['32034'] } });
