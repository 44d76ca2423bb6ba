import { captchaMessages } from '@hvac/content/model';
import type { RequestHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { slowAfterMs } from '../../src/lead-forms/form/StillSending.tsx';
import { failures } from '../../src/mocks/failures.ts';
import { timerDelays } from '../timers.ts';
import { control, expectEmpty, expectKept, fillForm, submitForm, type FormStories } from './form.ts';
import { answerField, problemReady, type Play } from './play.ts';
import { reload } from '../WithReload.tsx';
import { dismissToast } from './toast.ts';

/** What MSW's addon gives to the set-up of a story. */
export interface Mocked {
  msw: { use: (...handlers: RequestHandler[]) => void };
}
export type Sending = Play & { args: { onSuccess?: () => void } };

/** The lead was taken: a toast, which goes, and a receipt that stays. */
export async function expectSent(play: Play, { success }: FormStories) {
  await dismissToast(play, success.title, success.description);
  await expect(play.canvas.getByText(success.title).closest('[role="status"]')).toBeVisible();
  await expect(play.canvas.getByText('5F0C2B9E')).toBeVisible();
}

/** The receipt gives way to an empty form with the next problem. */
export async function sendAnother({ canvas, userEvent }: Play, next = '9 + 4 =') {
  await userEvent.click(canvas.getByRole('button', { name: /^Send another / }));
  await problemReady(canvas, next);
}

/** The sentence stays on the page with all that was filled in, and a retry would be the same request. */
async function expectFailure(play: Play, form: FormStories, sentence: string) {
  const { canvas } = play;
  await submitForm(play, form);
  await dismissToast(play, 'Error', sentence);
  await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
  await expectKept(play, form);
  await expect(canvas.getByText('7 + 5 =')).toBeVisible();
  await expect(answerField(canvas)).toHaveValue('12');
}

/** The states of a form for leads, each as the settings of a story: `meta.story(states.offline)`. */
export function leadStates(form: FormStories) {
  const sending = failures('post', form.endpoint);
  const failing = (failure: keyof typeof sending, sentence: string) => ({
    beforeEach: ({ msw }: Mocked) => msw.use(sending[failure]),
    play: async (play: Play) => {
      await fillForm(play, form);
      await expectFailure(play, form, sentence);
    },
  });

  return {
    idle: {
      play: async (play: Play) => {
        const [first] = form.fields;
        await problemReady(play.canvas);
        await play.userEvent.tab();
        if (first) await expect(control(play.canvas, first)).toHaveFocus();
        await expectEmpty(play, form);
        await expect(play.canvas.getByText('We respect your privacy and do not tolerate spam.')).toBeVisible();
      },
    },
    filled: {
      play: async (play: Play) => {
        await fillForm(play, form);
        await expectKept(play, form);
      },
    },
    submitting: {
      beforeEach: ({ msw }: Mocked) => msw.use(sending.neverAnswers),
      play: async (play: Play) => {
        await fillForm(play, form);
        await submitForm(play, form);
        await expect(await play.canvas.findByRole('button', { name: form.submitLabel.sending })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await expectKept(play, form);
      },
    },
    success: {
      play: async (play: Sending) => {
        await fillForm(play, form);
        await submitForm(play, form);
        await expectSent(play, form);
        for (const field of form.fields) {
          const said = 'text' in field ? field.text : 'option' in field ? field.option : field.choice;
          await expect(play.canvas.getAllByText(said).map(({ tagName }) => tagName)).toContain('DD');
        }
        await expect(play.canvas.queryByRole('textbox')).toBeNull();
        await expect(play.args.onSuccess).toHaveBeenCalledOnce();
        // The one that says it takes long.
        await expect(timerDelays()).not.toContain(slowAfterMs);
      },
    },
    /** Sent empty: every field says what it needs, and the summary takes the focus. */
    invalid: {
      play: async (play: Play) => {
        const { canvas } = play;
        await problemReady(canvas);
        await submitForm(play, form);
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
        const messages = form.fields.flatMap(({ message }) => message ?? []);
        await expect(canvas.getAllByRole('link', { name: /^Please|required$/ }).map(textOf)).toEqual([
          ...messages,
          'Please solve the math problem to submit',
        ]);
        for (const field of form.fields) {
          if (field.message)
            await expect(control(canvas, field)).toHaveAccessibleDescription(expect.stringContaining(field.message));
        }
        await expect(answerField(canvas)).toHaveAccessibleDescription('Please solve the math problem to submit');
      },
    },
    /** Typed into, and loaded again: everything but the captcha and a file is there. Needs `WithReload` around it. */
    restoredDraft: {
      play: async (play: Play) => {
        await fillForm(play, form, '');
        reload();
        await waitFor(() => expect(play.canvas.getByText(/We kept/)).toBeVisible());
        await expectKept(play, form);
        await problemReady(play.canvas, '9 + 4 =');
        await expect(answerField(play.canvas)).toHaveValue('');
      },
    },
    serverError: failing('serverError', 'Something went wrong on our end. Please try again, or call us.'),
    notKept: failing('notSaved', 'We couldn’t save this. Please try again in a minute, or call us.'),
    rateLimited: failing('rateLimited', 'Too many requests. Please try again in 10 minutes.'),
    tooLarge: failing('tooLarge', 'This is too large to send'),
    /** No answer at all. */
    offline: failing('offline', form.fallback),
    /** A wrong answer: a new problem, an empty answer, the reason at the field, and the focus in it. */
    captchaError: {
      parameters: { visual: { keepFocus: true } },
      play: async (play: Play) => {
        await fillForm(play, form, '13');
        await submitForm(play, form);
        await dismissToast(play, 'Error', captchaMessages.wrong);
        await problemReady(play.canvas, '9 + 4 =');
        const answer = answerField(play.canvas);
        await expect(answer).toHaveValue('');
        await expect(answer).toHaveAccessibleDescription(captchaMessages.wrong);
        await waitFor(() => expect(answer).toHaveFocus());
        await expectKept(play, form);
      },
    },
  };
}

const textOf = ({ textContent }: HTMLElement) => textContent;
