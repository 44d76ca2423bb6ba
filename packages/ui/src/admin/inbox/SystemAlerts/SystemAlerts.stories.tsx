import type { Overview } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { SystemAlerts } from './SystemAlerts.tsx';

const well: Overview = {
  revision: '1',
  unread: 2,
  suspects: 0,
  lastLeadAt: '2026-11-21T14:41:00.000Z',
  mail: { server: 'on', tried: true, waiting: 0, stuck: 0, retried: 0 },
  notices: [],
};

const meta = preview.meta({
  title: 'Admin/Inbox/SystemAlerts',
  tags: ['internal', '!stable'],
  component: SystemAlerts,
  args: { overview: well },
});

export const AllWell = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
});
export const MailStuck = meta.story({
  args: {
    overview: {
      ...well,
      mail: {
        server: 'on',
        tried: true,
        waiting: 3,
        stuck: 2,
        retried: 2,
        problem: 'The mail server refused the user name or the password (535)',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 messages haven’t been sent.')).toBeVisible();
    await expect(canvas.getByText(/refused the user name or the password \(535\)\.$/)).toBeVisible();
  },
});
export const MailGivenUp = meta.story({
  // Another letter goes out for the first time.
  args: { overview: { ...well, mail: { ...well.mail, waiting: 1, stuck: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 message hasn’t been sent.')).toBeVisible();
    await expect(canvas.getByText(/^We’ve stopped trying\./)).toBeVisible();
  },
});
export const SomeMailGivenUp = meta.story({
  args: { overview: { ...well, mail: { ...well.mail, waiting: 2, stuck: 3, retried: 2, problem: 'Refused (451)' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 messages haven’t been sent.')).toBeVisible();
    await expect(
      canvas.getByText(/^We’ll keep trying\. Refused \(451\)\. We’ve stopped trying to send 1 message\./),
    ).toBeVisible();
  },
});
export const MailOff = meta.story({
  args: { overview: { ...well, mail: { server: 'off', tried: false, waiting: 1, stuck: 0, retried: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email is off.')).toBeVisible();
  },
});
export const LongProblem = meta.story({
  args: {
    overview: {
      ...well,
      mail: {
        ...well.mail,
        waiting: 1,
        stuck: 1,
        retried: 1,
        problem: `451 4.7.1 ${'greylisted,'.repeat(40)} try again later`,
      },
    },
  },
});
export const SetUpWrong = meta.story({
  args: {
    overview: {
      ...well,
      notices: [
        'Some server settings are missing or wrong. The server’s log lists them each time it starts, and so does npm run launch-check.',
        'Leads are not told to the webhook: the receiver answered 500. Each call is tried again for three days.',
      ],
    },
  },
  render: (args) => (
    <Stack gap="s">
      <SystemAlerts {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Setup.')).toHaveLength(2);
    await expect(canvas.getByText(/server settings are missing/)).toBeVisible();
  },
});
