import { endpoints } from '@hvac/content/model';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockLeads } from '../../../mocks/fixtures/leads.ts';
import { failures } from '../../../mocks/failures.ts';
import { office, withLeads } from '#test/admin/InboxPage.tsx';
import { PersonDialog } from './PersonDialog.tsx';

const email = 'rosa.delgado@example.com';

const meta = preview.meta({
  title: 'Admin/Inbox/PersonDialog',
  tags: ['internal', '!stable'],
  component: PersonDialog,
  parameters: { visual: { viewport: true }, docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, canErase: true, onClose: fn() },
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
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'One person’s data' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('textbox', { name: 'Email, phone or full name' })).toHaveAccessibleDescription(
      'Please enter an email address, a phone number or a full name',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email, phone or full name' })).toHaveFocus();
  },
});
export const AsksOnceMore = meta.story({
  args: { email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    const again = await canvas.findByRole('textbox', { name: 'Type the address again' });
    await expect(again).toHaveFocus();
    await expect(canvas.getByRole('form', { name: 'Erase' })).toHaveTextContent(
      '2 leads, 0 résumés and 0 messages still to go out, of Rosa Delgado.',
    );
    await userEvent.type(again, 'rosa@example.com{Enter}');
    await expect(again).toHaveAccessibleDescription('This doesn’t match the address above');
    await expect(office.of({ email })).toHaveLength(2);
  },
});
export const Kept = meta.story({
  args: { email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep it' }));
    await expect(canvas.getByRole('textbox', { name: 'Email, phone or full name' })).toHaveFocus();
    await expect(office.of({ email })).toHaveLength(2);
  },
});
export const Erased = meta.story({
  args: { email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Type the address again' }), `${email}{Enter}`);
    await expect(await canvas.findByText('Erased: 2 leads, 0 résumés and 0 messages.')).toBeVisible();
    await expect(office.of({ email })).toEqual([]);
    await expect(canvas.getByRole('textbox', { name: 'Email, phone or full name' })).toHaveFocus();
  },
});
export const NobodyKnown = meta.story({
  args: { email: 'nobody@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await canvas.findByText('We have nothing for this address.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Erase...' })).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByText('We have nothing for this address.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /again/ })).toBeNull();
  },
});
export const EraseFails = meta.story({
  args: { email },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(failures('post', `${endpoints.adminPeople}/erase`).offline);
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /again/ }), `${email}{Enter}`);
    await canvas.findByText('Nothing was erased. Please try again.');
    await expect(canvas.getByRole('textbox', { name: /again/ })).toHaveValue(email);
  },
});
export const Exported = meta.story({
  args: { email },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(canvas.getByText(/^The leads are in your downloads. Found: 2 leads, /)).toBeVisible());
  },
});
Kept.test('is erased after an export that failed', async ({ canvas, msw, userEvent }) => {
  msw.use(failures('post', `${endpoints.adminPeople}/export`).offline);
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  const failure = await canvas.findByText('We couldn’t export the data. Please try again.');
  await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: /again/ }), `${email}{Enter}`);
  await canvas.findByText('Erased: 2 leads, 0 résumés and 0 messages.');
  await expect(failure).not.toBeInTheDocument();
});

/** The confirmation may be in another notation. */
export const ErasedByPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [{ phone } = { phone: '' }] = office.of({ email });
    const kept = office.of({ phone }).length;
    const typed = phone.replaceAll('-', '.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email, phone or full name' }), `tel:+1${typed}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Erase...' }));
    const again = await canvas.findByRole('textbox', { name: 'Type the phone number again' });
    await userEvent.type(again, '904-555-9999{Enter}');
    await expect(again).toHaveAccessibleDescription('This doesn’t match the phone number above');
    await userEvent.clear(again);
    await userEvent.type(again, `${phone}{Enter}`);
    await expect(await canvas.findByText(new RegExp(`^Erased: ${kept} lead`))).toBeVisible();
    await expect(office.of({ phone })).toEqual([]);
  },
});
Open.test('asks for the area code', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email, phone or full name' }), '555-0142');
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await expect(canvas.getByRole('textbox', { name: 'Email, phone or full name' })).toHaveAccessibleDescription(
    'Please enter the phone number with its area code',
  );
});
