import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { captchaLifetime, useCaptcha, type SolvedProblem } from '../../lead-forms/form/useCaptcha.ts';
import { runTimers, timerDelays } from '#test/timers.ts';
import { CaptchaField, type CaptchaState } from './CaptchaField.tsx';

const ready = (question: string): CaptchaState => ({ status: 'ready', question });

const meta = preview.meta({
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  args: { name: 'answer', state: ready('7 + 5 ='), onNewProblem: fn() },
});

export const Ready = meta.story();
Ready.test('asks for an answer', async ({ args, canvas, userEvent }) => {
  const answer = canvas.getByRole('textbox', { name: 'Solve the math problem 7 + 5 =' });
  await expect(answer).toBeRequired();
  await userEvent.type(answer, '12');
  await userEvent.click(canvas.getByRole('button', { name: 'New Problem' }));
  await expect(args.onNewProblem).toHaveBeenCalledOnce();
});
export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'New Problem' })).toBeDisabled();
  },
});
export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByText('Failed to fetch CAPTCHA. Press New Problem to try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New Problem' }));
    await expect(args.onNewProblem).toHaveBeenCalledOnce();
  },
});
export const WithError = meta.story({
  args: { error: 'Please solve the math problem to submit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please solve the math problem to submit');
  },
});
export const LongQuestion = meta.story({
  args: { state: ready('1,250 + 17 + 1,033 =') },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New Problem' })).toHaveFocus();
  },
});

/** Fails, as often as another problem is asked for. */
const FailingCaptcha = () => {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <CaptchaField
        name="answer"
        state={loading ? { status: 'loading' } : { status: 'failed' }}
        onNewProblem={() => setLoading(true)}
      />
      <button type="button" onClick={() => setLoading(false)} hidden>
        Give up
      </button>
    </>
  );
};

/** The button keeps the focus when another try fails. */
export const FailsAgain = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  render: () => <FailingCaptcha />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'New Problem' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    canvas.getByText('Give up').click();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(button).toHaveFocus();
  },
});

/** Fetches its problem, and another one when the token runs out. */
const Fetched = ({ resume }: { resume?: () => SolvedProblem }) => {
  const { state, renew } = useCaptcha(resume && { resume });
  return <CaptchaField name="answer" state={state} onNewProblem={renew} />;
};

Ready.test(
  'gives another problem when the token runs out',
  {
    render: () => <Fetched />,
  },
  async ({ canvas }) => {
    await canvas.findByText('7 + 5 =');
    await runTimers(captchaLifetime);
    await canvas.findByText('9 + 4 =');
    await waitFor(() => expect(timerDelays()).toEqual([captchaLifetime]));
  },
);

const tenMinutes = 10 * 60 * 1000;

Ready.test(
  'gives a resumed problem the rest of its time',
  {
    render: () => (
      <Fetched
        resume={() => ({ token: 'mock-captcha-3', question: '6 + 8 =', answer: '14', at: Date.now() - tenMinutes })}
      />
    ),
  },
  async ({ canvas }) => {
    await canvas.findByText('6 + 8 =');
    await expect(timerDelays()).toEqual([captchaLifetime - tenMinutes]);
  },
);
