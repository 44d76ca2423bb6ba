import type { Decorator } from '@storybook/react-vite';
import { endpoints } from '@hvac/content/model';
import MockDate from 'mockdate';
import { http, HttpResponse } from 'msw';
import type { ContextType } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { fallbacks, specialsPage } from '#test/fixtures/pages.ts';
import { specials } from '../../mocks/fixtures/specials.ts';
import { failures } from '../../mocks/failures.ts';
import { createSpecialsHandlers } from '../../mocks/specials.ts';
import { InitialSpecialsContext } from '../InitialSpecialsContext.ts';
import { runTimers, timerDelays } from '#test/timers.ts';
import { SpecialsList } from './SpecialsList.tsx';

const meta = preview.meta({
  title: 'Specials/SpecialsList',
  component: SpecialsList,
  args: {
    company,
    fallbacks,
    noOffers: specialsPage.noOffers,
    recent: specialsPage.recent,
  },
});

export const Offers = meta.story({
  parameters: { visual: { skip: 'Looks like SpecialCards › Three' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 current offers');
    await expect(canvas.queryByText('Loading current offers...')).toBeNull();
    // Neither the one that ended nor the one that is off, nor the site's own.
    await expect(canvas.queryByRole('heading', { name: 'Fall tune-up' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Senior discount' })).toBeNull();
    await expect(canvas.queryByText('11/30/2025')).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.specials).neverAnswers);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading current offers...');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** A failure is never taken for an empty list: no offers of the site's own. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.specials).serverError);
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to fetch specials');
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Ask about current offers' })).toBeNull();
  },
});

for (const answer of [null, {}, 'ok', [null], [[]], [{}], [{ ...specials[0], printURL: 1 }]]) {
  Failed.test(
    `is said of an answer that lists no specials: ${JSON.stringify(answer).slice(0, 20)}`,
    { beforeEach: ({ msw }) => msw.use(http.get(endpoints.specials, () => HttpResponse.json(answer))) },
    async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch specials');
    },
  );
}

Failed.test('can be tried again', async ({ canvas, msw, userEvent }) => {
  msw.use(...createSpecialsHandlers());
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(canvas.getByRole('status')).toHaveFocus();
  await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const FallbacksThatHaveEnded = meta.story({
  parameters: { visual: { skip: 'Looks like FallbackOffers › MonthsLater' } },
  beforeEach({ msw }) {
    msw.use(...createSpecialsHandlers([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ask about current offers' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No current offers');
    await expect(canvas.queryByRole('link', { name: /^Redeem/ })).toBeNull();
  },
});

export const FallbacksThatAreValid = meta.story({
  parameters: { visual: { skip: 'Looks like FallbackOffers › OnTheirLastDay' } },
  globals: { clock: '2025-11-30T23:59:00-05:00' },
  beforeEach({ msw }) {
    msw.use(...createSpecialsHandlers([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Redeem/ })).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 current offers');
    await expect(canvas.queryByRole('heading', { name: 'Ask about current offers' })).toBeNull();
  },
});

const writtenByServer =
  (value: ContextType<typeof InitialSpecialsContext>): Decorator =>
  (Story) => (
    <InitialSpecialsContext value={value}>
      <Story />
    </InitialSpecialsContext>
  );

Offers.test(
  'are there without a request when the server wrote them',
  {
    beforeEach: ({ msw }) => msw.use(failures('get', endpoints.specials).neverAnswers),
    decorators: [writtenByServer({ today: '2026-11-21', specials: specials.slice(0, 3) })],
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
);
Offers.test(
  'are read again when the server wrote them yesterday',
  { decorators: [writtenByServer({ today: '2026-11-20', specials: specials.slice(0, 1) })] },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
);
Offers.test(
  'stay when the clock of the device is a month ahead of the server',
  {
    globals: { clock: '2026-12-21T10:00:00-05:00' },
    beforeEach: ({ msw }) => msw.use(failures('get', endpoints.specials).neverAnswers),
    decorators: [writtenByServer({ today: '2026-11-21', openedOn: '2026-12-21', specials: specials.slice(0, 3) })],
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
);
Offers.test(
  'are filtered once more when a cache sends old ones',
  { beforeEach: ({ msw }) => msw.use(http.get(endpoints.specials, () => HttpResponse.json(specials))) },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Fall tune-up' })).toBeNull();
  },
);
Failed.test(
  'is there from the start when the server could not read them',
  {
    beforeEach: ({ msw }) => msw.use(failures('get', endpoints.specials).neverAnswers),
    decorators: [writtenByServer({ today: '2026-11-21', specials: null })],
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
);

/** Midnight in New York passes while the page is open: what ended goes, what begins comes, without a reload. */
export const MidnightPasses = meta.story({
  globals: { clock: '2026-11-30T23:58:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '15% off the service call fee' })).toBeVisible();
    // The computer's clock was set back meanwhile: the timer ends before midnight.
    MockDate.set('2026-11-30T23:59:30-05:00');
    await runTimers(2 * 60 * 1000);
    await expect(canvas.getByRole('heading', { name: '15% off the service call fee' })).toBeVisible();
    MockDate.set('2026-12-01T00:00:00-05:00');
    await runTimers(30 * 1000);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '15% off the service call fee' })).toBeNull());
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(timerDelays()).toEqual([24 * 60 * 60 * 1000]));
  },
});
