import { adminMessages, endpoints, specialOrder } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { specials } from '../../../mocks/fixtures/specials.ts';
import { createSpecialsHandlers } from '../../../mocks/specials.ts';
import { failures } from '../../../mocks/failures.ts';
import { holdCalls, type HeldCalls } from '../../../mocks/held.ts';
import { mockPassword, mockSession } from '../../../mocks/session.ts';
import { learnServerTime } from '../../serverClock.ts';
import { logIn } from '../../auth/adminToken.ts';
import {
  create,
  expectTyped,
  field,
  fill,
  formOf,
  noticeOf,
  offer,
  openNew,
  rowsOf,
  save,
  serverSentence,
  type Play,
} from '#test/specials-manager/play.ts';
import { setting } from '#test/specials-manager/setting.tsx';
import { SpecialsManager } from './SpecialsManager.tsx';

const meta = preview.meta({ ...setting, title: 'Admin/Specials/SpecialsManager', component: SpecialsManager });

export const Idle = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Edit Fall tune-up' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New special' })).toBeVisible();
    await expect(canvas.queryByText(/^No offer is/)).toBeNull();
    await expect(rowsOf(context)).toHaveLength(5);
  },
});

/** On wide screens the form is always open. */
export const NewSpecial = meta.story({
  ...onlyOn('phone'),
  play: async (context) => {
    const { canvas } = context;
    await openNew(context);
    await expect(canvas.getByRole('heading', { name: 'Create New Special' })).toBeVisible();
    await expect(field(context, 'Title')).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.adminSpecials).neverAnswers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
    await expect(canvas.queryByText('No specials yet')).toBeNull();
  },
});

export const NoSpecialsYet = meta.story({
  beforeEach({ msw }) {
    msw.use(...createSpecialsHandlers([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No specials yet')).toBeVisible();
    await expect(canvas.getByText('No offer is live today')).toBeVisible();
  },
});

/** An error does not look like an empty list. */
export const ListFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.adminSpecials).serverError);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Couldn’t load${serverSentence}`);
    await expect(canvas.queryByText('No specials yet')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  beforeEach: () => logIn({ ...mockSession, token: 'wrong' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(adminMessages.unauthorized);
  },
});

/** The device is ten days behind: what visitors see is told by the server's clock. */
export const DeviceClockIsWrong = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach({ msw }) {
    msw.use(
      http.get(endpoints.adminSpecials, ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.has('deleted') ? [] : specials, {
          headers: { Date: 'Tue, 01 Dec 2026 15:00:00 GMT' },
        }),
      ),
    );
    return () => learnServerTime(new Response('', { headers: { Date: new Date().toUTCString() } }), Date.now());
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: 'Edit 15% off the service call fee' });
    const ended = rowsOf(context)[1]?.closest('li');
    await waitFor(() => expect(ended).toHaveTextContent('Ended'));
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-12-01');
  },
});

/** The preview shows the input. */
export const PreviewWhileTyping = meta.story({
  play: async (context) => {
    const { canvasElement } = context;
    await openNew(context);
    await expect(
      context.canvas.getByText('The card shows here when it has a title and a discount label.'),
    ).toBeVisible();
    await fill(context);
    const card = formOf(context).closest('section') ?? canvasElement;
    await expect(within(card).getByText(offer.title, { selector: 'h4' })).toBeVisible();
    await expect(context.canvas.getByText('Visitors see it through 12/24/2026.')).toBeVisible();
  },
});

export const DateInThePast = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await expect(canvas.queryByText('The expiration date is in the past.')).toBeNull();
    await fireEvent.change(field(context, 'Expiration date'), { target: { value: '2026-11-20' } });
    const warning = await canvas.findByText('The expiration date is in the past.');
    await expect(warning).toBeVisible();
    await expect(warning.compareDocumentPosition(canvas.getByRole('button', { name: 'Create Special' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

export const Created = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await create(context);
    await expect(noticeOf(context)).toHaveTextContent('Special created successfully');
    await expect(field(context, 'Title')).toHaveValue('');
    await expect(await canvas.findByRole('button', { name: `Edit ${offer.title}` })).toBeVisible();
    await expect(rowsOf(context).at(-1)).toHaveTextContent(offer.title);
  },
});

export const Invalid = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await openNew(context);
    await save(context);
    await expect(await canvas.findByRole('heading', { name: 'Five things to fix' })).toBeVisible();
    await expect(field(context, 'Title')).toHaveAccessibleDescription('Please enter a title');
    await expect(field(context, 'Expiration date')).toBeInvalid();
  },
});

export const InvalidAddress = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await fill(context, { 'Print URL': 'javascript:alert(1)' });
    await save(context);
    await expect(await canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(field(context, 'Print URL')).toHaveAccessibleDescription(/starts with https:\/\//);
    await expectTyped(context);
  },
});

const failsToCreate = (sentence: string) => async (context: Play) => {
  await fill(context);
  await save(context);
  const alert = await context.canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('Failed to create special');
  await expect(alert).toHaveTextContent(sentence);
  await expectTyped(context);
};
export const CreateServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('post', endpoints.adminSpecials).serverError);
  },
  play: failsToCreate(serverSentence),
});
export const CreateOffline = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('post', endpoints.adminSpecials).offline);
  },
  play: failsToCreate('Please try again.'),
});
const keys: (string | null)[] = [];
/** A retry after a lost response has the same Idempotency-Key, so that the server makes one special. */
export const SavedAgain = meta.story({
  parameters: { visual: { skip: 'Looks like Created' } },
  beforeEach({ msw }) {
    keys.length = 0;
    msw.use(
      http.post(endpoints.adminSpecials, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        // The second request goes to the mocked API.
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
  },
  play: async (context) => {
    await fill(context);
    await save(context);
    await context.canvas.findByRole('alert');
    await save(context);
    await waitFor(() => expect(noticeOf(context)).toHaveTextContent('Special created successfully'));
    await create(context);
    const [first, second, third] = keys;
    await expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
});
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('post', endpoints.adminSpecials).neverAnswers);
  },
  play: async (context) => {
    await fill(context);
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    await expectTyped(context);
  },
});

/** Deletes at once. The focus moves to the message with Undo, and the special is under "Recently deleted". */
export const Deleted = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Fall tune-up' }));
    await waitFor(() => expect(noticeOf(context)).toHaveTextContent('Special deleted successfully'));
    await expect(canvas.queryByRole('button', { name: 'Edit Fall tune-up' })).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Recently deleted' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore Fall tune-up' })).toBeVisible();
  },
});

export const Undone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Fall tune-up' }));
    await waitFor(() => expect(noticeOf(context)).toHaveTextContent('Special deleted successfully'));
    await userEvent.click(within(noticeOf(context)).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Edit Fall tune-up' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Recently deleted' })).toBeNull());
    await expect(noticeOf(context)).toHaveTextContent('Special restored successfully');
  },
});

export const DeleteFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('delete', `${endpoints.adminSpecials}/:id`).serverError);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Fall tune-up' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Failed to delete special${serverSentence}`);
    await expect(canvas.getByRole('button', { name: 'Edit Fall tune-up' })).toBeVisible();
  },
});

/** An order that the server rejects is undone. */
export const MoveFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('post', `${endpoints.adminSpecials}/order`).serverError);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Fall tune-up up' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Failed to move special${serverSentence}`);
    await waitFor(() => expect(rowsOf(context)[3]).toHaveTextContent('Fall tune-up'));
  },
});

PreviewWhileTyping.test(
  'waits for the next login when the password was changed',
  {
    beforeEach({ msw }) {
      msw.use(
        http.post(endpoints.adminSpecials, () => HttpResponse.text(adminMessages.unauthorized, { status: 401 }), {
          once: true,
        }),
      );
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    await canvas.findByRole('heading', { name: 'Admin Login' });
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(adminMessages.unauthorized);
    await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await canvas.findByRole('heading', { name: 'Manage Specials' });
    await openNew(context);
    await expectTyped(context);
    await save(context);
    await expect(await canvas.findByRole('button', { name: `Edit ${offer.title}` })).toBeVisible();
  },
);

const [plan, call, duct, fall, senior] = [
  'Free maintenance plan for a year',
  '15% off the service call fee',
  'Duct cleaning for a second floor',
  'Fall tune-up',
  'Senior discount',
];

const refused = () => HttpResponse.text(serverSentence, { status: 500 });
let held: HeldCalls;
const waits = (count = 1) => waitFor(() => expect(held.count()).toBe(count));

Idle.test(
  'tells how each of two deletions ended',
  {
    beforeEach({ msw }) {
      held = holdCalls('delete', `${endpoints.adminSpecials}/:id`);
      msw.use(held.handler);
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${fall}` }));
    await waits();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${senior}` }));
    await waits(2);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Delete ${senior}` })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvas.getByRole('button', { name: `Delete ${fall}` })).toHaveAttribute('aria-busy', 'true');
    held.answer(refused());
    await waitFor(() => expect(noticeOf(context)).toHaveTextContent(`Failed to delete special${serverSentence}`));
    await expect(canvas.getByRole('button', { name: `Delete ${fall}` })).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('button', { name: `Delete ${senior}` })).toHaveAttribute('aria-busy', 'true');
    held.answer();
    await waitFor(() => expect(noticeOf(context)).toHaveTextContent(`Special deleted successfully${senior}`));
    await expect(canvas.getByRole('button', { name: `Edit ${fall}` })).toBeVisible();
  },
);

const titles = (context: Play) => rowsOf(context).map(({ textContent }) => textContent);
const press = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

Idle.test('gives the focus to the other button at the end', async (context) => {
  await press(context, `Move ${call} up`);
  await waitFor(() => expect(titles(context)).toEqual([call, plan, duct, fall, senior]));
  await expect(context.canvas.getByRole('button', { name: `Move ${call} down` })).toHaveFocus();
  await expect(context.canvas.getByText(`${call} moved to place 1 of 5.`)).toBeInTheDocument();
});

let sent: string[][] = [];

Idle.test(
  'keeps the last order of fast moves',
  {
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
  },
  async (context) => {
    const { msw } = context;
    await context.canvas.findByRole('button', { name: `Move ${plan} down` });
    const lists = holdCalls('get', endpoints.adminSpecials);
    msw.use(lists.handler);
    await press(context, `Move ${plan} down`);
    await waits();
    held.answer();
    // Both lists are refetched, as after the first move.
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
);
