import { adminMessages, endpoints, specialBody } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { holdCalls, type HeldCalls } from '../../../mocks/held.ts';
import { mockPassword } from '../../../mocks/session.ts';
import { failures } from '../../../mocks/failures.ts';
import { textResponse } from '../../../mocks/respond.ts';
import {
  edit,
  expectTyped,
  field,
  fill,
  formOf,
  noticeOf,
  offer,
  rowsOf,
  save,
  serverSentence,
  type Play,
} from '#test/specials-manager/play.ts';
import { setting } from '#test/specials-manager/setting.tsx';
import { SpecialsManager } from './SpecialsManager.tsx';

const meta = preview.meta({
  ...setting,
  title: 'Admin/Specials/SpecialsManager',
  component: SpecialsManager,
  tags: ['!manifest'],
});

export const Editing = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await edit(context, 'Duct cleaning for a second floor');
    await expect(await canvas.findByRole('heading', { name: 'Edit Special' })).toBeVisible();
    await waitFor(() => expect(field(context, 'Title')).toHaveFocus());
    await expect(field(context, 'Title')).toHaveValue('Duct cleaning for a second floor');
    await expect(field(context, 'Start date')).toHaveValue('2026-11-10');
    await expect(field(context, 'Start date')).not.toHaveAttribute('data-empty');
    await expect(field(context, 'Print URL')).toHaveValue('');
  },
});

const bodies: unknown[] = [];

export const Updated = meta.story({
  beforeEach({ msw }) {
    bodies.length = 0;
    msw.use(
      http.put(`${endpoints.adminSpecials}/:id`, async ({ request }) => {
        bodies.push(request.headers.get('If-Match'), specialBody.parse(await request.clone().json()));
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context, 'Fall tune-up');
    await userEvent.type(field(context, 'Title'), ' and more');
    await save(context);
    await canvas.findByRole('button', { name: 'Edit Fall tune-up and more' });
    await expect(noticeOf(context)).toHaveTextContent('Special updated successfully');
    await expect(canvas.getByRole('heading', { name: 'Create New Special', hidden: true })).toBeInTheDocument();
    await waitFor(() => expect(field(context, 'Expiration date')).toHaveAttribute('data-empty'));
    await expect(bodies).toEqual(['"1"', expect.objectContaining({ title: 'Fall tune-up and more', printURL: '' })]);
  },
});

Editing.test('is canceled', async (context) => {
  const { canvas, userEvent } = context;
  await fill(context);
  await edit(context, 'Fall tune-up');
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
  await expect(canvas.getByRole('button', { name: 'Edit Fall tune-up' })).toHaveFocus();
  // The draft of the new special was kept.
  await expectTyped(context);
});

export const UpdateFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('put', `${endpoints.adminSpecials}/:id`).serverError);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context, 'Fall tune-up');
    await userEvent.type(field(context, 'Title'), ' and more');
    await save(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Failed to update special${serverSentence}`);
    await expect(field(context, 'Title')).toHaveValue('Fall tune-up and more');
  },
});

const headers = { Authorization: `Bearer ${mockPassword}`, 'Content-Type': 'application/json' };

/** Edits a special that somebody else saves first. */
async function editStale(context: Play) {
  const { canvas, userEvent } = context;
  await edit(context, 'Fall tune-up');
  await userEvent.type(field(context, 'Title'), ' of mine');
  const list = (await (await fetch(endpoints.adminSpecials, { headers })).json()) as { id: string; title: string }[];
  const id = list.find(({ title }) => title === 'Fall tune-up')?.id ?? '';
  const theirs = {
    ...offer,
    title: 'Fall tune-up',
    terms: 'Theirs.',
    expirationDate: '2026-10-31',
    description: 'Sixteen checks before the first cold night.',
    discount: '$89',
    isActive: true,
  };
  await fetch(`${endpoints.adminSpecials}/${id}`, { method: 'PUT', headers, body: JSON.stringify(theirs) });
  await save(context);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(adminMessages.stale);
}

/** Somebody else saved first: their version is not overwritten, and the input stays. */
export const StaleEdit = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await editStale(context);
    await expect(field(context, 'Title')).toHaveValue('Fall tune-up of mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Load their version' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use theirs for Terms' }));
    await expect(field(context, 'Terms')).toHaveValue('Theirs.');
    await expect(field(context, 'Title')).toHaveValue('Fall tune-up of mine');
    await save(context);
    await expect(await canvas.findByRole('button', { name: 'Edit Fall tune-up of mine' })).toBeVisible();
  },
});

/** Their version is slow to load, and fails once. */
export const TheirsNotLoaded = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like StaleEdit' } },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await editStale(context);
    const reading = holdCalls('get', endpoints.adminSpecials);
    msw.use(reading.handler);
    const load = canvas.getByRole('button', { name: 'Load their version' });
    await userEvent.click(load);
    await waitFor(() => expect(reading.count()).toBe(1));
    await expect(load).toHaveAttribute('aria-busy', 'true');
    reading.answer(textResponse(500, serverSentence));
    await waitFor(() => expect(within(formOf(context)).getByRole('alert')).toHaveTextContent(serverSentence));
    await expect(load).toHaveFocus();
    await userEvent.click(load);
    await waitFor(() => expect(reading.count()).toBe(1));
    reading.answer();
    await expect(await canvas.findByRole('button', { name: 'Use theirs for Terms' })).toBeVisible();
  },
});

export const EditedIsGone = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(`${endpoints.adminSpecials}/:id`, () => HttpResponse.text(adminMessages.gone, { status: 404 })));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context, 'Fall tune-up');
    await userEvent.type(field(context, 'Title'), ' again');
    await fireEvent.change(field(context, 'Expiration date'), { target: { value: '2026-12-24' } });
    await save(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(adminMessages.gone);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a new special' }));
    await expect(field(context, 'Title')).toHaveValue('Fall tune-up again');
    await save(context);
    await expect(await canvas.findByRole('button', { name: 'Edit Fall tune-up again' })).toBeVisible();
  },
});

export const Duplicated = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Duplicate Fall tune-up' }));
    await expect(canvas.getByRole('heading', { name: 'Create New Special' })).toBeVisible();
    await expect(field(context, 'Title')).toHaveValue('Fall tune-up (copy)');
    // A second click must not publish.
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await save(context);
    await expect(await canvas.findByRole('button', { name: 'Edit Fall tune-up (copy)' })).toBeVisible();
    await expect(rowsOf(context)).toHaveLength(6);
  },
});

const refused = () => HttpResponse.text(serverSentence, { status: 500 });
const [duct, fall] = ['Duct cleaning for a second floor', 'Fall tune-up'];

let held: HeldCalls;
const waits = (count = 1) => waitFor(() => expect(held.count()).toBe(count));

/** Saves one special, and opens another before the response. */
async function leaveSaving(context: Play) {
  await edit(context, fall);
  await context.userEvent.type(field(context, 'Title'), ' and more');
  await save(context);
  await waits();
  await edit(context, duct);
  await waitFor(() => expect(field(context, 'Title')).toHaveFocus());
  await context.userEvent.type(field(context, 'Title'), ' too');
}
const holdsUpdates = ({ msw }: Pick<StoryContext, 'msw'>) => {
  held = holdCalls('put', `${endpoints.adminSpecials}/:id`);
  msw.use(held.handler);
};

Editing.test(
  'is left alone by an answer for another',
  {
    beforeEach: holdsUpdates,
  },
  async (context) => {
    await leaveSaving(context);
    held.answer();
    await waitFor(() => expect(noticeOf(context)).toHaveTextContent(`Special updated successfully${fall} and more`));
    await expect(field(context, 'Title')).toHaveFocus();
    await expect(field(context, 'Title')).toHaveValue(`${duct} too`);
    await edit(context, `${fall} and more`);
    await expect(field(context, 'Title')).toHaveValue(`${fall} and more`);
  },
);

Editing.test(
  'tells where another failed',
  {
    beforeEach: holdsUpdates,
  },
  async (context) => {
    await leaveSaving(context);
    held.answer(refused());
    await waitFor(() => expect(noticeOf(context)).toHaveTextContent(`Failed to update special${serverSentence}`));
    await expect(field(context, 'Title')).toHaveFocus();
    await edit(context, fall);
    await expect(field(context, 'Title')).toHaveValue(`${fall} and more`);
  },
);

Editing.test(
  'takes no text that the answer would throw away',
  {
    beforeEach: holdsUpdates,
  },
  async (context) => {
    const { canvas, userEvent } = context;
    const tryToChange = async () => {
      await userEvent.type(field(context, 'Title'), ' typed late');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
      await expect(field(context, 'Title')).toHaveValue(`${fall} and more`);
      await expect(canvas.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    };
    await edit(context, fall);
    await userEvent.type(field(context, 'Title'), ' and more');
    await userEvent.keyboard('{Enter}');
    await waits();
    await expect(field(context, 'Title')).toHaveFocus();
    await tryToChange();
    held.answer(refused());
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
    await save(context);
    await waits();
    await edit(context, duct);
    await edit(context, fall);
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    await tryToChange();
    held.answer();
    await canvas.findByRole('heading', { name: 'Create New Special', hidden: true });
    await expect(noticeOf(context)).toHaveTextContent('Special updated successfully');
  },
);
