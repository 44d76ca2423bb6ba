import { endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockPassword } from '../../../mocks/session.ts';
import {
  edit,
  expectTyped,
  field,
  fill,
  noticeOf,
  offer,
  openNew,
  rowsOf,
  save,
  toList,
  type Play,
} from '#test/specials-manager/play.ts';
import { reload } from '#test/WithReload.tsx';
import { setting } from '#test/specials-manager/setting.tsx';
import { SpecialsManager } from './SpecialsManager.tsx';

/** Drafts of specials. */
const meta = preview.meta({
  ...setting,
  title: 'Admin/Specials/SpecialsManager',
  component: SpecialsManager,
  tags: ['!manifest'],
});

async function comeBack({ canvas }: Play) {
  reload();
  await canvas.findByRole('button', { name: 'Edit Fall tune-up' });
}

export const Kept = meta.story({
  play: async (context) => {
    await fill(context);
    await comeBack(context);
    await openNew(context);
    await expectTyped(context);
    await expect(context.canvas.getByText(/We kept what you typed/)).toBeVisible();
  },
});

Kept.test('is gone with the logout', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  await expect(Object.keys(localStorage).filter((key) => key.startsWith('admin'))).toEqual([]);
  await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
  await canvas.findByRole('button', { name: 'Edit Fall tune-up' });
  await openNew(context);
  await expect(field(context, 'Title')).toHaveValue('');
  await expect(canvas.queryByText(/We kept what you typed/)).toBeNull();
});

Kept.test('logging out closes a form that was opened at the same moment', async (context) => {
  const { canvas, userEvent } = context;
  await toList(context);
  const logout = canvas.getByRole('button', { name: 'Logout' });
  (await canvas.findByRole('button', { name: 'New special' })).click();
  logout.click();
  await userEvent.type(await canvas.findByLabelText('Password'), `${mockPassword}{Enter}`);
  await canvas.findByRole('button', { name: 'Edit Fall tune-up' }, { timeout: 5_000 });
});

Kept.test('is started over', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
  await expect(field(context, 'Title')).toHaveValue('');
  await expect(canvas.queryByText(/We kept what you typed/)).toBeNull();
  await comeBack(context);
  await openNew(context);
  await expect(field(context, 'Title')).toHaveValue('');
});

Kept.test('is kept over an edit, too', async (context) => {
  const { canvas, userEvent } = context;
  await edit(context, 'Fall tune-up');
  await userEvent.type(field(context, 'Title'), ' of mine');
  await comeBack(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Duplicate Fall tune-up' }));
  await expect(field(context, 'Title')).toHaveValue('Fall tune-up (copy)');
  await edit(context, 'Fall tune-up');
  await expect(field(context, 'Title')).toHaveValue('Fall tune-up of mine');
  await save(context);
  await canvas.findByRole('button', { name: 'Edit Fall tune-up of mine' });
  await edit(context, 'Fall tune-up of mine');
  await expect(canvas.queryByText(/We kept what you typed/)).toBeNull();
});

const keys: (string | null)[] = [];

Kept.test(
  'is made once when the answer was lost',
  {
    beforeEach({ msw }) {
      keys.length = 0;
      msw.use(
        http.post(endpoints.adminSpecials, async ({ request }) => {
          const { headers } = request;
          keys.push(headers.get('Idempotency-Key'));
          if (keys.length > 1) return undefined;
          // The second request goes to the mocked API.
          await fetch(request.url, { method: 'POST', headers, body: await request.text() });
          return HttpResponse.error();
        }),
      );
    },
  },
  async (context) => {
    await save(context);
    await context.canvas.findByRole('alert');
    await edit(context, 'Senior discount');
    await comeBack(context);
    await openNew(context);
    await expectTyped(context);
    await save(context);
    await waitFor(() => expect(noticeOf(context)).toHaveTextContent('Special created successfully'));
    await expect(new Set(keys).size).toBe(1);
    await waitFor(() =>
      expect(rowsOf(context).filter(({ textContent }) => textContent === offer.title)).toHaveLength(1),
    );
    await expect(keys).toHaveLength(3);
  },
);
