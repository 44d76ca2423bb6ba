import { endpoints, type LeadDetail } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { mockLeads } from '../../src/mocks/fixtures/leads.ts';
import { withLeads } from './InboxPage.tsx';

/** Path of one lead, for handlers. */
export const oneLead = `${endpoints.adminLeads}/:id`;

/** An inbox with this lead open, and some others. */
export const opened = (lead: LeadDetail) => ({
  args: { search: `?lead=${lead.id}` },
  beforeEach: withLeads(() => [lead, ...mockLeads(8).filter((other) => other.id !== lead.id)]),
});

/** Scoped, because views and statuses share some labels. */
export const inLead = (canvas: StoryContext['canvas']) => within(canvas.getByRole('article'));
