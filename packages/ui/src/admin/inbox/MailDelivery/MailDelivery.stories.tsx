import type { LeadDetail } from '@hvac/content/model';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stuckLead } from '../../../mocks/fixtures/leads.ts';
import { MailDelivery } from './MailDelivery.tsx';

const sent: LeadDetail['delivery'] = { state: 'sent', attempts: 1, sentAt: '2026-11-21T14:41:04.000Z' };

const meta = preview.meta({
  title: 'Admin/Inbox/MailDelivery',
  component: MailDelivery,
  args: {
    delivery: sent,
    now: Date.parse('2026-11-21T15:00:00Z'),
    busy: false,
    onResend: fn(),
  },
});

export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Mailed to the office 9:41 AM today.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({
  args: { delivery: stuckLead(0).delivery },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Not mailed yet, after 4 tries. The mail server refused the user name or the password (535). Next try: 10:25 AM today.',
      ),
    ).toBeVisible();
  },
});
export const Waiting = meta.story({
  args: { delivery: { state: 'waiting', attempts: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About to be mailed to the office.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const MailIsOff = meta.story({ args: { delivery: { state: 'off', attempts: 0 } } });
export const BeforeThereWasMail = meta.story({ args: { delivery: { state: 'none', attempts: 0 } } });
export const AskingAgain = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resend' })).toBeDisabled();
  },
});
