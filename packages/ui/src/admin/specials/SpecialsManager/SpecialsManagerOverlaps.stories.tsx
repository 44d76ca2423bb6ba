import { endpoints, specialOrder } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { holdCalls, type HeldCalls } from '../../../mocks/held.ts';
import { edit, field, newsOf, rowsOf, save, serverSentence, type Play } from './test-utils/play.ts';
import { setting } from './test-utils/setting.tsx';
import { SpecialsManager } from './SpecialsManager.tsx';

/** What the admin does while an answer is on its way. */
const meta = preview.meta({ ...setting, title: 'Admin/Specials/SpecialsManager', component: SpecialsManager });

const refused = () => HttpResponse.text(serverSentence, { status: 500 });
const one = `${endpoints.adminSpecials}/:id`;
const [plan, call, duct, fall, senior] = [
  'Free maintenance plan for a year',
  '15% off the service call fee',
  'Duct cleaning for a second floor',
  'Fall tune-up',
  'Senior discount',
];

let held: HeldCalls;
const waits = (count = 1) => waitFor(() => expect(held.count()).toBe(count));

/** Each deletion tells how it ended, also when the next one has begun. */
export const DeletedTogether = meta.story({
  tags: ['behavior'],
  beforeEach({ msw }) {
    held = holdCalls('delete', one);
    msw.use(held.handler);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${fall}` }));
    await waits();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${senior}` }));
    await waits(2);
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${senior}` })).toBeDisabled());
    await expect(canvas.getByRole('button', { name: `Delete ${fall}` })).toBeDisabled();
    held.answer(refused());
    await waitFor(() => expect(newsOf(context)).toHaveTextContent(`Failed to delete special${serverSentence}`));
    await expect(canvas.getByRole('button', { name: `Delete ${fall}` })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: `Delete ${senior}` })).toBeDisabled();
    held.answer();
    await waitFor(() => expect(newsOf(context)).toHaveTextContent(`Special deleted successfully${senior}`));
    await expect(canvas.getByRole('button', { name: `Edit ${fall}` })).toBeVisible();
  },
});

/** Saves one special, and goes on to another before the answer. */
async function leaveSaving(context: Play) {
  await edit(context, fall);
  await context.userEvent.type(field(context, 'Title'), ' and more');
  await save(context);
  await waits();
  await edit(context, duct);
  await waitFor(() => expect(field(context, 'Title')).toHaveFocus());
  await context.userEvent.type(field(context, 'Title'), ' too');
}
const holdsUpdates = ({ msw }: { msw: { use: (handler: HeldCalls['handler']) => void } }) => {
  held = holdCalls('put', one);
  msw.use(held.handler);
};

/** The answer for the one leaves the form of the other alone. */
export const SavedLate = meta.story({
  tags: ['behavior'],
  beforeEach: holdsUpdates,
  play: async (context) => {
    await leaveSaving(context);
    held.answer();
    await waitFor(() => expect(newsOf(context)).toHaveTextContent(`Special updated successfully${fall} and more`));
    await expect(field(context, 'Title')).toHaveFocus();
    await expect(field(context, 'Title')).toHaveValue(`${duct} too`);
    await edit(context, `${fall} and more`);
    await expect(field(context, 'Title')).toHaveValue(`${fall} and more`);
  },
});

/** Told where it is seen without the form that failed; that form still holds what was typed. */
export const FailedLate = meta.story({
  tags: ['behavior'],
  beforeEach: holdsUpdates,
  play: async (context) => {
    await leaveSaving(context);
    held.answer(refused());
    await waitFor(() => expect(newsOf(context)).toHaveTextContent(`Failed to update special${serverSentence}`));
    await expect(field(context, 'Title')).toHaveFocus();
    await edit(context, fall);
    await expect(field(context, 'Title')).toHaveValue(`${fall} and more`);
  },
});

/** Nothing can be typed that the answer would throw away, not even after looking at another special. */
export const TypedWhileSaving = meta.story({
  tags: ['behavior'],
  beforeEach: holdsUpdates,
  play: async (context) => {
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
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await tryToChange();
    held.answer();
    await canvas.findByRole('heading', { name: 'Create New Special', hidden: true });
    await expect(newsOf(context)).toHaveTextContent('Special updated successfully');
  },
});

const titles = (context: Play) => rowsOf(context).map(({ textContent }) => textContent);
const press = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The button that was pressed is off there: the other one has the focus. */
export const MovedToTheEnd = meta.story({
  tags: ['behavior'],
  play: async (context) => {
    await press(context, `Move ${call} up`);
    await waitFor(() => expect(titles(context)).toEqual([call, plan, duct, fall, senior]));
    await expect(context.canvas.getByRole('button', { name: `Move ${call} down` })).toHaveFocus();
  },
});

let sent: string[][] = [];

/** No list that was read before the last move puts it back, and no order overtakes another. */
export const MovedFast = meta.story({
  tags: ['behavior'],
  beforeEach({ msw }) {
    sent = [];
    held = holdCalls('post', `${endpoints.adminSpecials}/order`);
    msw.use(
      http.post(`${endpoints.adminSpecials}/order`, async ({ request }) => {
        sent.push(specialOrder.parse(await request.clone().json()).ids);
      }),
      held.handler,
    );
  },
  play: async (context) => {
    const { msw } = context;
    await context.canvas.findByRole('button', { name: `Move ${plan} down` });
    const lists = holdCalls('get', endpoints.adminSpecials);
    msw.use(lists.handler);
    await press(context, `Move ${plan} down`);
    await waits();
    held.answer();
    // Both lists are being read again, as they were after the first move.
    await waitFor(() => expect(lists.count()).toBe(2));
    await press(context, `Move ${plan} down`);
    await waits();
    await press(context, `Move ${plan} down`);
    await waitFor(() => expect(titles(context)).toEqual([call, duct, fall, plan, senior]));
    await expect(sent).toHaveLength(2);
    lists.answer();
    lists.answer();
    held.answer();
    await waits();
    await expect(sent).toHaveLength(3);
    await expect(titles(context)).toEqual([call, duct, fall, plan, senior]);
    held.answer();
    await waitFor(() => expect(lists.count()).toBe(2));
    lists.answer();
    lists.answer();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: `Move ${plan} down` })).toHaveFocus());
    await expect(titles(context)).toEqual([call, duct, fall, plan, senior]);
  },
});
