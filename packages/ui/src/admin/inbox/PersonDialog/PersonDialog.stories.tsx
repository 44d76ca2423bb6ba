import { endpoints } from '@hvac/content/model';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mockLeads } from '../../../mocks/fixtures/leads.ts';
import { inboxFailures } from '../../../mocks/inbox.ts';
import { office, withLeads } from '../testing/InboxPage.tsx';
import { PersonDialog } from './PersonDialog.tsx';

const email = 'rosa.delgado@example.com';

const meta = preview.meta({
  title: 'Admin/Inbox/PersonDialog',
  component: PersonDialog,
  parameters: { visual: { viewport: true } },
  args: { open: true, onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <h1>Leads</h1>
        <Story />
      </div>
    ),
  ],
  beforeEach: withLeads(() => mockLeads(12)),
});

export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'One person’s data' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
export const AsksOnceMore = meta.story({
  args: { email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    const again = canvas.getByRole('textbox', { name: 'Type the address once more' });
    await expect(again).toHaveFocus();
    await userEvent.type(again, 'rosa@example.com{Enter}');
    await expect(again).toHaveAccessibleDescription('This is not the address above');
    await expect(office.of(email)).toHaveLength(2);
  },
});
export const Kept = meta.story({
  args: { email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(office.of(email)).toHaveLength(2);
  },
});
export const Erased = meta.story({
  args: { email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Type the address once more' }), `${email}{Enter}`);
    await expect(await canvas.findByText('Erased: 2 leads, 0 résumés and 2 messages.')).toBeVisible();
    await expect(office.of(email)).toEqual([]);
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
});
export const NobodyKnown = meta.story({
  args: { email: 'nobody@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /once more/ }), 'Nobody@example.com{Enter}');
    await canvas.findByText('Nothing is kept about this address: there was nothing to erase.');
  },
});
export const EraseFails = meta.story({
  args: { email },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(inboxFailures('post', `${endpoints.adminPeople}/erase`).offline);
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /once more/ }), `${email}{Enter}`);
    await canvas.findByText('Nothing was erased. Please try again.');
    await expect(canvas.getByRole('textbox', { name: /once more/ })).toHaveValue(email);
  },
});
export const Exported = meta.story({
  args: { email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(canvas.getByText('The data was saved to your downloads.')).toBeVisible());
  },
});
/** Only what was asked for last tells how it ended. */
export const ErasedAfterAFailedExport = meta.story({
  tags: ['behavior'],
  args: { email },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(inboxFailures('post', `${endpoints.adminPeople}/export`).offline);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const failure = await canvas.findByText('The data could not be exported. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /once more/ }), `${email}{Enter}`);
    await canvas.findByText('Erased: 2 leads, 0 résumés and 2 messages.');
    await expect(failure).not.toBeInTheDocument();
  },
});
