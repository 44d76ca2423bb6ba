import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ductCleaningPage } from '#test/fixtures/pages.ts';
import { PageSections } from './PageSections.tsx';

const meta = preview.meta({
  title: 'Sections/PageSections',
  component: PageSections,
  argTypes: {
    sections: { description: 'In the order of the page.', table: { type: { summary: 'readonly PageSection[]' } } },
  },
  parameters: { layout: 'fullscreen' },
  args: { sections: ductCleaningPage.sections.slice(0, 3) },
});

export const PicturesTakeTurns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'How dust gets in',
      'Six pounds',
      'Benefits of clean ducts',
    ]);
  },
});
