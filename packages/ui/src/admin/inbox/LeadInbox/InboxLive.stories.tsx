import { endpoints } from '@hvac/content/model';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mockLead, mockLeads } from '../../../mocks/fixtures/leads.ts';
import { inboxFailures } from '../../../mocks/inbox.ts';
import { InboxPage, lookForNews, office, restAsked, withLeads } from '../testing/InboxPage.tsx';

/** One that comes while the inbox is open. */
const fresh = mockLead(900, { name: 'Ines Moreau', receivedAt: '2026-11-21T15:00:30.000Z', unread: true });

const another = mockLead(901, { name: 'Theo Brandt', receivedAt: '2026-11-21T15:00:40.000Z', unread: true });

const meta = preview.meta({
  title: 'Admin/Inbox/Live',
  component: InboxPage,
  parameters: { layout: 'fullscreen', visual: { unstick: true } },
  args: { search: '' },
  beforeEach: withLeads(() => mockLeads(6)),
});

/** It shows by itself, is announced, and takes neither the focus nor the place that is being read. */
export const Arrives = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 leads');
    const second = canvas.getByRole('link', { name: /^(Unread\. )?Marcus Bell/ });
    second.focus();
    office.arrive(fresh);
    await lookForNews();
    await canvas.findByRole('link', { name: /^Unread\. Ines Moreau/ });
    await expect(canvas.getByText('1 new lead.')).toHaveAttribute('role', 'status');
    await expect(second).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('1 new lead.')).toBeNull());
  },
});
/** All that came since somebody looked are counted: each changes the words, and is announced. */
export const AnotherArrives = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await canvas.findByText('6 leads');
    office.arrive(fresh);
    await lookForNews();
    await canvas.findByText('1 new lead.');
    office.arrive(another);
    await lookForNews();
    await canvas.findByText('2 new leads.');
  },
});
/** A lead shows within five seconds: the rest between two looks leaves one for the answer. */
export const LooksEveryFourSeconds = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await canvas.findByText('6 leads');
    await waitFor(() => expect(restAsked()).toBeGreaterThan(0));
    await expect(restAsked()).toBeLessThanOrEqual(4000);
  },
});
/** What somebody else does shows in the open lead too. */
export const ChangedBySomebodyElse = meta.story({
  args: { search: `?lead=${mockLead(3).id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Walter Okafor' });
    const lead = office.find(mockLead(3).id);
    if (lead) office.change(lead, { notes: [{ at: '2026-11-21T14:59:00.000Z', text: 'Taken by Joanne.' }] });
    await lookForNews();
    await canvas.findByText('Taken by Joanne.');
    await expect(canvas.queryByText(/new lead/)).toBeNull();
  },
});
export const ServerGoesAwayAndComesBack = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByText('6 leads');
    msw.use(inboxFailures('get', endpoints.adminOverview).offline);
    await lookForNews();
    await canvas.findByText('This page may be out of date: the server did not answer.');
    await expect(canvas.getByText('6 leads')).toBeVisible();
  },
});
