import { endpoints } from '@hvac/content/model';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failures } from '../../../mocks/failures.ts';
import { holdCalls } from '../../../mocks/held.ts';
import { edit, field, noticeOf, rowsOf, serverSentence, toList, type Play } from '#test/specials-manager/play.ts';
import { setting } from '#test/specials-manager/setting.tsx';
import { SpecialsManager } from './SpecialsManager.tsx';

/** The buttons of a row. */
const meta = preview.meta({
  ...setting,
  title: 'Admin/Specials/SpecialsManager',
  component: SpecialsManager,
  tags: ['!manifest'],
});

const [plan, fall, senior] = ['Free maintenance plan for a year', 'Fall tune-up', 'Senior discount'];
const press = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const rowOf = (context: Play, title: string) => {
  const row = rowsOf(context)
    .find(({ textContent }) => textContent === title)
    ?.closest('li');
  if (!row) throw new Error(`No row of ${title}`);
  return within(row);
};
const hasNotice = (context: Play, text: string) => waitFor(() => expect(noticeOf(context)).toHaveTextContent(text));

/** The focus stays on the button, and a second click resumes the special. */
export const Paused = meta.story({
  play: async (context) => {
    await press(context, `Pause ${plan}`);
    await hasNotice(context, `Special paused successfully${plan}`);
    await expect(rowOf(context, plan).getByText('Inactive')).toBeVisible();
    await expect(rowOf(context, plan).getByRole('button', { name: `Resume ${plan}` })).toHaveFocus();
  },
});

/** The second click of a double click would resume it, or delete the row that came under the pointer. */
export const PressedTwice = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.dblClick(await canvas.findByRole('button', { name: `Pause ${plan}` }));
    await hasNotice(context, `Special paused successfully${plan}`);
    const before = rowsOf(context).length;
    await userEvent.dblClick(canvas.getByRole('button', { name: `Delete ${plan}` }));
    await hasNotice(context, `Special deleted successfully${plan}`);
    await expect(rowsOf(context)).toHaveLength(before - 1);
  },
});

export const PauseUndone = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async (context) => {
    await press(context, `Pause ${plan}`);
    await hasNotice(context, 'Special paused successfully');
    await context.userEvent.click(within(noticeOf(context)).getByRole('button', { name: 'Undo' }));
    await hasNotice(context, 'Special resumed successfully');
    await expect(rowOf(context, plan).getByText('Active')).toBeVisible();
  },
});

/** Undo and Restore do the same: while one of them sends, the other is busy, and afterwards there is nothing to restore. */
export const RestoredOnce = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await press(context, `Delete ${plan}`);
    await hasNotice(context, `Special deleted successfully${plan}`);
    const restore = await canvas.findByRole('button', { name: `Restore ${plan}` });
    const restoring = holdCalls('post', `${endpoints.adminSpecials}/:id/restore`);
    msw.use(restoring.handler);
    const undo = within(noticeOf(context)).getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await waitFor(() => expect(restoring.count()).toBe(1));
    for (const button of [undo, restore]) {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
    }
    await expect(restoring.count()).toBe(1);
    // The list of deleted specials is slow, too.
    msw.use(failures('get', endpoints.adminSpecials).neverAnswers);
    restoring.answer();
    await hasNotice(context, `Special restored successfully${plan}`);
    await expect(canvas.queryByRole('button', { name: `Restore ${plan}` })).toBeNull();
  },
});

export const Resumed = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async (context) => {
    await press(context, `Resume ${senior}`);
    await hasNotice(context, `Special resumed successfully${senior}`);
    await expect(rowOf(context, senior).getByText('Active')).toBeVisible();
  },
});

/** An ended special can be neither paused nor resumed. */
export const Ended = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: `Pause ${plan}` });
    await expect(rowOf(context, fall).getByText('Ended')).toBeVisible();
    await expect(rowOf(context, fall).queryByRole('button', { name: /^(Pause|Resume)/ })).toBeNull();
  },
});

export const PauseFails = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach({ msw }) {
    msw.use(failures('put', `${endpoints.adminSpecials}/:id`).serverError);
  },
  play: async (context) => {
    await press(context, `Pause ${plan}`);
    await hasNotice(context, `Failed to pause special${serverSentence}`);
    await expect(rowOf(context, plan).getByText('Active')).toBeVisible();
  },
});

/** On a phone the form replaces the list. Scroll position, focus and draft are restored. */
export const BackToTheList = meta.story({
  // On a desktop the list stays beside the form.
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await canvas.findByRole('button', { name: `Edit ${senior}` });
    button.scrollIntoView({ block: 'center' });
    await expect(scrollY).toBeGreaterThan(300);
    const { top } = button.getBoundingClientRect();
    await edit(context, senior);
    await waitFor(() => expect(field(context, 'Title')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: `Edit ${senior}` })).toBeNull();
    await userEvent.type(field(context, 'Title'), ' and more');
    await toList(context);
    const again = canvas.getByRole('button', { name: `Edit ${senior}` });
    await expect(again).toHaveFocus();
    await expect(Math.abs(again.getBoundingClientRect().top - top)).toBeLessThan(2);
    await edit(context, senior);
    await expect(field(context, 'Title')).toHaveValue(`${senior} and more`);
  },
});
