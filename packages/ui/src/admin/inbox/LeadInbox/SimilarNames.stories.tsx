import { endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockLeads } from '../../../mocks/fixtures/leads.ts';
import { InboxPage, office, withLeads } from '#test/admin/InboxPage.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/LeadInbox',
  tags: ['!manifest'],
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  args: { search: '?view=all&q=delgdo' },
});

/** Similar names are below the exact matches. */
export const SimilarNamesBelow = meta.story({
  parameters: { visual: { skip: 'One line of text differs' } },
  beforeEach(context) {
    const logOut = withLeads(() => mockLeads(12))(context);
    context.msw.use(
      http.get(endpoints.adminLeads, () => {
        const page = office.page({ view: 'all', q: 'delgado' }, null);
        return HttpResponse.json({ ...page, total: 1, similarCount: 1 });
      }),
    );
    return logOut;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 lead, and 1 with similar words')).toBeVisible();
  },
});
/** No lead contains the word, but some have a similar name. */
export const SimilarNames = meta.story({
  beforeEach(context) {
    const logOut = withLeads(() => mockLeads(12))(context);
    context.msw.use(
      http.get(endpoints.adminLeads, () =>
        HttpResponse.json({ ...office.page({ view: 'all', q: 'delgado' }, null), similar: true }),
      ),
    );
    return logOut;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No exact match. Similar names: 2 leads/)).toBeVisible();
  },
});
