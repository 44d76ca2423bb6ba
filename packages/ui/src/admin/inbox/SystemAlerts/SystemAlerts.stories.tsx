import type { Overview } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { HealthFacts } from './HealthFacts.tsx';
import { SystemAlerts, type SystemAlertsProps } from './SystemAlerts.tsx';

const well: Overview = {
  revision: '1',
  unread: 2,
  suspects: 0,
  lastLeadAt: '2026-11-21T14:41:00.000Z',
  mail: { server: 'on', tried: true, lastSentAt: '2026-11-21T14:41:04.000Z', waiting: 0, stuck: 0 },
  damaged: [],
  notices: [],
};

/** As they stand on the page: the facts beside the heading, the warnings under it. */
const Health = (props: SystemAlertsProps) => (
  <div style={{ display: 'grid', gap: 12 }}>
    <HealthFacts {...props} />
    <SystemAlerts {...props} />
  </div>
);

const meta = preview.meta({
  title: 'Admin/Inbox/SystemAlerts',
  component: Health,
  args: { overview: well, now: Date.parse('2026-11-21T15:00:00Z') },
});

export const AllWell = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('9:41 AM today')).toHaveLength(2);
    await expect(canvas.queryByText(/Waiting/)).toBeNull();
  },
});
export const NothingYet = meta.story({
  args: { overview: { ...well, lastLeadAt: null, mail: { ...well.mail, lastSentAt: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('none yet')).toHaveLength(2);
  },
});
export const MailStuck = meta.story({
  args: {
    overview: {
      ...well,
      mail: {
        server: 'on',
        tried: true,
        lastSentAt: '2025-12-30T21:03:00.000Z',
        waiting: 3,
        stuck: 2,
        problem: 'The mail server refused the user name or the password (535)',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 messages have not gone out.')).toBeVisible();
    await expect(canvas.getByText(/refused the user name or the password \(535\)\.$/)).toBeVisible();
    await expect(canvas.getByText('Dec 30, 2025 at 4:03 PM')).toBeVisible();
    await expect(canvas.getByText('3 messages')).toBeVisible();
  },
});
export const MailOff = meta.story({
  args: { overview: { ...well, mail: { server: 'off', tried: false, lastSentAt: null, waiting: 1, stuck: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mail is off.')).toBeVisible();
    await expect(canvas.getByText('1 message')).toBeVisible();
  },
});
export const DamagedFile = meta.story({
  args: { overview: { ...well, damaged: ['resumes/2026-11-21-5f0c2b9e-8f2f-4a8e-9d6c-0a1b2c3d4e5f.pdf'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A kept file is damaged.')).toBeVisible();
    await expect(canvas.getByText(/restore resumes\/2026-11-21-5f0c2b9e/)).toBeVisible();
  },
});
export const LongProblem = meta.story({
  args: {
    overview: {
      ...well,
      mail: { ...well.mail, waiting: 1, stuck: 1, problem: `451 4.7.1 ${'greylisted,'.repeat(40)} try again later` },
    },
  },
});
export const SetUpWrong = meta.story({
  args: {
    overview: {
      ...well,
      notices: [
        'Some settings of the server are missing or wrong. Its log says which at each start, and so does npm run launch-check.',
        'Leads are not told to the webhook: the receiver answered 500. It is tried again; nothing is lost.',
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Set-up.')).toHaveLength(2);
    await expect(canvas.getByText(/settings of the server are missing/)).toBeVisible();
  },
});
