import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '#test/fixtures/company.ts';
import { serviceAreaPage } from '#test/fixtures/serviceAreaPage.ts';
import { ZipCheck } from './ZipCheck.tsx';

const meta = preview.meta({
  title: 'Sections/ZipCheck',
  tags: ['internal', '!stable'],
  component: ZipCheck,
  args: { ...serviceAreaPage.zipCheck, action: '/service-area', phone },
  // The fragment would show an answer in the next story.
  beforeEach: () => () => {
    location.hash = '';
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: /Your ZIP code/ });
    await expect(field).toBeRequired();
    const typed = ['FL 32073-1234', '٣٢٠٧٣', '32,073', '3 2 0 7 3', '3207', 'Orange Park'];
    const taken = typed.filter((text) => {
      field.value = text;
      return field.validity.valid;
    });
    field.value = '';
    await expect(taken).toEqual(typed.slice(0, 4));
    await expect(canvas.queryByText(/^Yes/)).not.toBeVisible();
  },
});
// A page has one fragment, so their docs page links to these.
export const Found = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    location.hash = '#zip-32073';
    await expect(canvas.getByText('Yes, we come to 32073.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Orange Park' })).toHaveAttribute(
      'href',
      '/orange-park-air-conditioning',
    );
    await expect(canvas.getByText('That one isn’t on our list.')).not.toBeVisible();
  },
});
export const NotListed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    location.hash = '#zip-other';
    await expect(canvas.getByText('That one isn’t on our list.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: phone.display })).toBeVisible();
  },
});
