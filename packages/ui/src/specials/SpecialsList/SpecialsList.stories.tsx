import { endpoints } from '@hvac/content/model';
import MockDate from 'mockdate';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { company } from '../../test-utils/fixtures/company.ts';
import { fallbacks, specialsPage } from '../../test-utils/fixtures/pages.ts';
import { specials } from '../../mocks/fixtures/specials.ts';
import { createSpecialsHandlers, publicSpecialsFailures } from '../../mocks/specials.ts';
import { InitialSpecialsContext } from '../InitialSpecialsContext.ts';
import { runTimers, timerDelays } from '../../test-utils/timers.ts';
import { SpecialsList } from './SpecialsList.tsx';

const meta = preview.meta({
  title: 'Specials/SpecialsList',
  component: SpecialsList,
  args: {
    company,
    fallbacks,
    contact: '/contact',
    noOffers: specialsPage.noOffers,
    recent: specialsPage.recent,
  },
});

export const Offers = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
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
    msw.use(publicSpecialsFailures.neverAnswers);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading current offers...');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** A failure is never taken for an empty list: no offers of the site's own. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(publicSpecialsFailures.serverError);
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to fetch specials');
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Ask about current offers' })).toBeNull();
  },
});

export const NotAList = meta.story({
  tags: ['behavior'],
  beforeEach({ msw }) {
    msw.use(http.get(endpoints.specials, () => HttpResponse.json({ specials: [] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch specials');
  },
});

export const TriedAgain = meta.story({
  tags: ['behavior'],
  beforeEach({ msw }) {
    msw.use(http.get(endpoints.specials, () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const FallbacksThatHaveEnded = meta.story({
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

/** The server has written the offers into the page: nothing is asked for, and nothing moves. */
export const WrittenByServer = meta.story({
  tags: ['behavior'],
  beforeEach({ msw }) {
    msw.use(publicSpecialsFailures.neverAnswers);
  },
  decorators: [
    (Story) => (
      <InitialSpecialsContext value={{ today: '2026-11-21', specials: specials.slice(0, 2) }}>
        <Story />
      </InitialSpecialsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 current offers');
  },
});

/** The server wrote the page yesterday: what ended goes, and the list is read again. */
export const WrittenYesterday = meta.story({
  tags: ['behavior'],
  decorators: [
    (Story) => (
      <InitialSpecialsContext value={{ today: '2026-11-20', specials: specials.slice(0, 1) }}>
        <Story />
      </InitialSpecialsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

/** The server could not read the offers: the page says so from the start, and asks again when the visitor wants it. */
export const NotReadByServer = meta.story({
  tags: ['behavior'],
  decorators: [
    (Story) => (
      <InitialSpecialsContext value={{ today: '2026-11-21', specials: null }}>
        <Story />
      </InitialSpecialsContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch specials');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
});

/** What the server still sends from a cache in between is filtered once more. */
export const StaleAnswer = meta.story({
  tags: ['behavior'],
  beforeEach({ msw }) {
    msw.use(http.get(endpoints.specials, () => HttpResponse.json(specials)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { name: 'Fall tune-up' })).toBeNull();
  },
});

/** Midnight in New York passes while the page is open: what ended goes, what begins comes, without a reload. */
export const MidnightPasses = meta.story({
  globals: { clock: '2026-11-30T23:58:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '15% off the service call fee' })).toBeVisible();
    MockDate.set('2026-12-01T00:00:00-05:00');
    await runTimers(2 * 60 * 1000);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '15% off the service call fee' })).toBeNull());
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(timerDelays()).toEqual([24 * 60 * 60 * 1000]));
  },
});
