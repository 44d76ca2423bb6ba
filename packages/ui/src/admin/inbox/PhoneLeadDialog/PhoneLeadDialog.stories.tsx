import { endpoints } from '@hvac/content/model';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { mockLeads } from '../../../mocks/fixtures/leads.ts';
import { failures } from '../../../mocks/failures.ts';
import { office, withLeads } from '#test/admin/InboxPage.tsx';
import { randomId } from '../../randomId.ts';
import { PhoneLeadDialog } from './PhoneLeadDialog.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/PhoneLeadDialog',
  tags: ['internal', '!stable'],
  component: PhoneLeadDialog,
  parameters: { visual: { viewport: true }, docs: { story: { inline: false, height: '720px' } } },
  args: { open: true, onClose: fn(), onAdded: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 640 }}>
        <h1>Leads</h1>
        <Story />
      </div>
    ),
  ],
  beforeEach: withLeads(() => []),
});

export const Added = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Margarete Hollingsworth');
    await userEvent.type(canvas.getByLabelText('Phone'), '904-555-4078');
    await userEvent.type(canvas.getByLabelText('What they need'), 'The heat pump leaks.');
    await userEvent.type(canvas.getByLabelText('Street address (optional)'), '12 Oak Lane');
    await userEvent.type(canvas.getByLabelText('City (optional)'), 'Yulee');
    await userEvent.click(canvas.getByRole('button', { name: 'Add lead' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    const [added] = office.of({ phone: '904-555-4078' });
    await expect(added).toMatchObject({
      byPhone: true,
      city: 'Yulee',
      subject: 'Schedule Repair: The heat pump leaks.',
    });
  },
});
/** One of the numbers in her messages is somebody else's. */
export const KnownCaller = meta.story({
  beforeEach: withLeads(() => {
    const [lead] = mockLeads(1);
    if (!lead) throw new Error('There is a lead');
    const dana = { ...lead, name: 'Dana Rivers', phone: '(904) 555-0142' };
    const other = { ...dana, id: randomId(), name: 'Luis Ortega', phone: '904-555-0177', subject: 'Call +19045550142' };
    return [other, dana, { ...dana, id: randomId() }];
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), '904.555.0142');
    await expect(await canvas.findByText('This number is Dana Rivers, 2 leads.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this name' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Dana Rivers');
    await expect(canvas.getByLabelText('What they need')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Use this name' })).toBeNull();
    await userEvent.click(canvas.getByLabelText('Phone'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.queryByText(/This number is/)).toBeNull());
  },
});
export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add lead' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name'));
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
  },
});
const Reopened = (dialog: Parameters<typeof PhoneLeadDialog>[0]) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <PhoneLeadDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
/** Escape closes the dialog, and loses nothing. */
export const ClosedByMistake = meta.story({
  render: (args) => <Reopened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const reopen = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(canvas.getByLabelText('What they need'), 'No heat on the second floor.');
    await userEvent.selectOptions(canvas.getByLabelText('Type of service'), 'Other');
    await reopen();
    await expect(canvas.getByLabelText('What they need')).toHaveValue('No heat on the second floor.');
    await expect(canvas.getByLabelText('Type of service')).toHaveValue('Other');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
    await expect(canvas.getByLabelText('What they need')).toHaveValue('');
    await expect(canvas.getByLabelText('Type of service')).toHaveValue('Schedule Repair');
    await userEvent.type(canvas.getByLabelText('Name'), 'Luis');
    await userEvent.type(canvas.getByLabelText('Phone'), '904-555-4079');
    await userEvent.type(canvas.getByLabelText('What they need'), 'A quote.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add lead' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    await reopen();
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Name'), 'Joanne');
    await reopen();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Joanne');
  },
});
/** The input stays. */
export const NotAdded = meta.story({
  beforeEach: ({ msw }) => msw.use(failures('post', endpoints.adminLeads).offline),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Luis');
    await userEvent.type(canvas.getByLabelText('Phone'), '904-555-4079');
    await userEvent.type(canvas.getByLabelText('What they need'), 'A quote.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add lead' }));
    await canvas.findByText('We couldn’t add the lead. Please try again.');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Luis');
  },
});
