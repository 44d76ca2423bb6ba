import { endpoints, type MailTested, type Overview } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failures } from '../../../mocks/failures.ts';
import { MailNotice } from './SystemAlerts.tsx';

const untried: Overview['mail'] = { server: 'on', tried: false, waiting: 0, stuck: 0, retried: 0 };
const testFails = failures('post', endpoints.adminMailTest);

const answers = (tested: MailTested) => http.post(endpoints.adminMailTest, () => HttpResponse.json(tested));

const meta = preview.meta({
  title: 'Admin/Inbox/MailNotice',
  tags: ['internal', '!stable'],
  component: MailNotice,
  argTypes: { mail: { table: { type: { summary: "Overview['mail']" } } } },
  args: { mail: untried },
});

export const NeverTried = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email hasn’t been tested.')).toBeVisible();
    await expect(canvas.getByText(/Until you do, visitors won’t get a confirmation\./)).toBeVisible();
  },
});
export const TestMessageUnderWay = meta.story({
  beforeEach: ({ msw }) => msw.use(testFails.neverAnswers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test message' }));
    await expect(await canvas.findByRole('button', { name: /Sending\.\.\.$/ })).toHaveAttribute('aria-busy', 'true');
  },
});
export const TestMessageRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers({
        to: ['office@hvac.example'],
        problem:
          'The mail server refused the user name or the password (535). It said: 535 5.7.8 Username and Password not accepted',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test message' }));
    await expect(await canvas.findByText(/It said: 535 5\.7\.8 Username and Password not accepted/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send another one' })).toHaveFocus();
  },
});
export const ServerAway = meta.story({
  beforeEach: ({ msw }) => msw.use(testFails.offline),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test message' }));
    await expect(await canvas.findByText('We couldn’t send the test message. Please try again.')).toBeVisible();
  },
});
