import { captchaMessages } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { company } from '#test/fixtures/company.ts';
import { holdAnswer } from '../../mocks/held.ts';
import { mockReceipt } from '../../mocks/leads.ts';
import { textResponse } from '../../mocks/respond.ts';
import { submitForm } from '#test/forms/form.ts';
import { inCard } from '#test/forms/inCard.tsx';
import { answerField, problemReady } from '#test/forms/play.ts';
import { request, serviceRequest } from '#test/forms/serviceRequest.ts';
import { expectSent, leadStates, sendAnother, type Mocked } from '#test/forms/states.ts';
import { dismissToast } from '#test/forms/toast.ts';
import { ServiceRequestForm } from './ServiceRequestForm.tsx';

const meta = preview.meta({
  title: 'Lead forms/ServiceRequestForm',
  component: ServiceRequestForm,
  args: { company, onSuccess: fn() },
  decorators: [inCard],
});

const form = serviceRequest();
const states = leadStates(form);

export const Idle = meta.story({ ...states.idle });
export const Filled = meta.story(states.filled);
export const Submitting = meta.story(states.submitting);
export const Success = meta.story(states.success);
export const Invalid = meta.story(states.invalid);
export const ServerError = meta.story(states.serverError);
export const NotKept = meta.story(states.notKept);
export const RateLimited = meta.story(states.rateLimited);
export const TooLarge = meta.story(states.tooLarge);
export const Offline = meta.story(states.offline);
export const CaptchaError = meta.story(states.captchaError);
export const RestoredDraft = meta.story(states.restoredDraft);

/** In the narrow card beside an article. */
export const InANarrowCard = meta.story({
  ...onlyOn('desktop'),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await problemReady(canvas);
  },
});

const draftKey = 'hvac-draft:service-request';
const unansweredKey = 'hvac-unanswered:service-request';
const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
const sent = { ...request, isNewCustomer: true, captchaToken: 'mock-captcha-1', captchaAnswer: '12' };

const posts: unknown[] = [];
let answerPosts = () => {};
const countPosts = ({ msw }: Mocked) => {
  posts.length = 0;
  msw.use(
    http.post(form.endpoint, async ({ request: post }) => {
      posts.push(await post.json());
      const { promise, resolve } = Promise.withResolvers<void>();
      answerPosts = resolve;
      await holdAnswer(promise);
      return HttpResponse.json(mockReceipt, { status: 201 });
    }),
  );
};

Filled.test('is sent once after a double click, and Enter on the way', { beforeEach: countPosts }, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit request' }));
  await canvas.findByRole('button', { name: 'SUBMITTING...' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '{Enter}');
  // What a script would do, past the disabled button.
  canvas.getByRole<HTMLFormElement>('form', { name: 'Request service' }).requestSubmit();
  await waitFor(() => expect(posts).toHaveLength(1));
  answerPosts();
  await expectSent(context, form);
  await expect(posts).toEqual([sent]);
});

Filled.test('shows what was sent, not what is typed on the way', { beforeEach: countPosts }, async (context) => {
  const { canvas, userEvent } = context;
  await submitForm(context, form);
  await waitFor(() => expect(posts).toHaveLength(1));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), ' Smith');
  answerPosts();
  await expectSent(context, form);
  await expect(canvas.getByText(request.lastName)).toBeVisible();
});

Offline.test('sends the same token and body again', async (context) => {
  countPosts(context);
  await submitForm(context, form);
  await waitFor(() => expect(posts).toHaveLength(1));
  answerPosts();
  await expectSent(context, form);
  await expect(posts).toEqual([sent]);
});

Filled.test('keeps what is typed in the tab, and no answer, token or honeypot', async ({ canvas }) => {
  await expect(stored(draftKey)).toEqual({ ...request, isNewCustomer: 'yes' });
  await expect(canvas.getByText(/We kept/)).not.toBeVisible();
});

RestoredDraft.test('is sent as it was restored, and forgotten', async (context) => {
  await context.userEvent.type(answerField(context.canvas), '13');
  await submitForm(context, form);
  await expectSent(context, form);
  await expect(stored(draftKey)).toBeNull();
  await expect(context.canvas.getByText(/We kept/)).not.toBeVisible();
});

Idle.test(
  'ignores a draft that is no JSON',
  { beforeEach: () => sessionStorage.setItem(draftKey, '{"firstName":') },
  async ({ canvas }) => {
    await expect(canvas.getByText(/We kept/)).not.toBeVisible();
  },
);

Filled.test(
  'is sent by a browser that stores nothing',
  {
    beforeEach: () => {
      const refuse = () => {
        throw new DOMException('Not allowed', 'SecurityError');
      };
      const spies = [
        spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
        spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
      ];
      return () => spies.forEach((spy) => spy.mockRestore());
    },
  },
  async (context) => {
    await submitForm(context, form);
    await expectSent(context, form);
  },
);

// The page may be gone before the answer is there.
Submitting.test('stores the solved problem', async () => {
  const at = String(Date.now());
  await expect(stored(unansweredKey)).toEqual({ token: 'mock-captcha-1', question: '7 + 5 =', answer: '12', at });
});

RateLimited.test('forgets the solved problem, as the server has answered', async () => {
  await expect(stored(unansweredKey)).toBeNull();
});

CaptchaError.test('is sent with the right answer', async (context) => {
  await context.userEvent.type(answerField(context.canvas), '13');
  await expect(answerField(context.canvas)).not.toBeInvalid();
  await submitForm(context, form);
  await expectSent(context, form);
  await sendAnother(context, '6 + 8 =');
});

CaptchaError.test('shows every reason of the server', async (context) => {
  const { canvas, msw, userEvent } = context;
  for (const [reason, answer, next] of [
    [captchaMessages.expired, '13', '6 + 8 ='],
    [captchaMessages.used, '14', '3 + 2 ='],
    [captchaMessages.altered, '5', '7 + 5 ='],
  ] as const) {
    msw.use(http.post(form.endpoint, () => textResponse(400, reason), { once: true }));
    await userEvent.type(answerField(canvas), answer);
    await submitForm(context, form);
    await dismissToast(context, 'Error', reason);
    await problemReady(canvas, next);
    await expect(answerField(canvas)).toHaveAccessibleDescription(reason);
  }
});

Filled.test('wants another answer to a new problem', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'New Problem' }));
  await problemReady(canvas, '9 + 4 =');
  await expect(answerField(canvas)).toHaveValue('');
  await waitFor(() => expect(answerField(canvas)).toHaveFocus());
  await userEvent.keyboard('13{Enter}');
  await expectSent(context, form);
});
