import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { writeStorage, readStorage } from '../../../hydration/storage.ts';
import { LeadNotes } from './LeadNotes.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/LeadNotes',
  tags: ['internal', '!stable'],
  component: LeadNotes,
  args: {
    lead: 'lead-1',
    notes: [],
    now: Date.parse('2026-11-21T15:00:00Z'),
    busy: false,
    onAdd: fn((_note: { id: string; text: string }) => Promise.resolve(true)),
  },
  beforeEach: () => sessionStorage.clear(),
});

export const NoneYet = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'New note' });
    await userEvent.type(field, 'Called back, gate code 4411.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'Called back, gate code 4411.' }),
    );
    await waitFor(() => expect(field).toHaveValue(''));
  },
});
export const Some = meta.story({
  args: {
    notes: [
      { at: '2026-11-20T16:00:00.000Z', text: 'Left a message.\nCall again after five.' },
      { at: '2026-11-21T14:30:00.000Z', by: 'Rosa Delgado', text: 'بوابة 4411 🚪 <b>not bold</b>' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>not bold<\/b>/)).toBeVisible();
    await expect(canvas.getByText('Nov 20 at 11:00 AM')).toBeVisible();
  },
});
export const NothingTyped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('For the office only. Please write a note');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});
/** The draft stays, also when the lead is opened again. */
export const SaveFails = meta.story({
  args: {
    failure: 'We couldn’t save this. Please try again in a minute.',
    onAdd: fn((_note: { id: string; text: string }) => Promise.resolve(false)),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Called back.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(field).toHaveValue('Called back.');
    await expect(readStorage('admin:note:lead-1')).toMatchObject({ text: 'Called back.' });
    await expect(field).toHaveAccessibleDescription(/couldn’t save this/);
  },
});
let answer = (_done: boolean) => {};
/** The next note is typed before the response to the last one. */
export const TypedMeanwhile = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: {
    onAdd: fn((_note: { id: string; text: string }) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      answer = resolve;
      return promise;
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const add = canvas.getByRole('button', { name: 'Add note' });
    await userEvent.type(field, ' Called back. ');
    await userEvent.click(add);
    await userEvent.type(field, 'Gate code 4411.');
    answer(true);
    // Another note can be added after the response.
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'Called back. Gate code 4411.' }),
    );
    await expect(field).toHaveValue(' Called back. Gate code 4411.');
    await expect(readStorage('admin:note:lead-1')).toMatchObject({ text: ' Called back. Gate code 4411.' });
    answer(true);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(readStorage('admin:note:lead-1')).toBeUndefined();
  },
});
export const WithDraft = meta.story({
  beforeEach: () => writeStorage('admin:note:lead-1', { text: 'Half a thought' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Half a thought');
  },
});
export const Saving = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  },
});
