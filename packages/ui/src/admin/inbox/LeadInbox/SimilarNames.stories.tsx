import { endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mockLeads } from '../../../mocks/fixtures/leads.ts';
import { InboxPage, office, withLeads } from '../test-utils/InboxPage.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/LeadInbox',
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  args: { search: '?view=all&q=delgdo' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

/** No lead says the word; some name somebody who is called almost so. */
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
