import { endpoints, serviceRequestPayload, type ServiceRequestPayload } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { captchaLifetime } from './useCaptcha.ts';
import { company } from '#test/fixtures/company.ts';
import { Button } from '../../components/Button/Button.tsx';
import { UiProvider } from '../../api/UiProvider.tsx';
import { holdCalls, type HeldCalls } from '../../mocks/held.ts';
import { mockReceipt } from '../../mocks/leads.ts';
import { ServiceRequestForm } from '../ServiceRequestForm/ServiceRequestForm.tsx';
import { expectEmpty, expectKept, fillForm, submitForm } from '#test/forms/form.ts';
import { inCard } from '#test/forms/inCard.tsx';
import { answerField, problemReady, type Play } from '#test/forms/play.ts';
import { request as lead, serviceRequest } from '#test/forms/serviceRequest.ts';
import { expectSent as expectReceipt, sendAnother, type Mocked } from '#test/forms/states.ts';
import { dismissToast } from '#test/forms/toast.ts';

/** What a form keeps in the tab, and what it makes of it after a reload. */
const meta = preview.meta({
  title: 'Lead forms/Drafts',
  component: ServiceRequestForm,
  args: { company },
  decorators: [inCard],
});

const form = serviceRequest();
const draftKey = 'hvac-draft:service-request';
const unansweredKey = 'hvac-unanswered:service-request';
const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
const draft = { ...lead, isNewCustomer: 'yes' };

/** The page is loaded, and the tab holds these from before. */
const loadedWith = (texts: Record<string, unknown>) => () => {
  for (const [key, value] of Object.entries(texts)) sessionStorage.setItem(key, JSON.stringify(value));
};

const expectRestored = async (play: Play) => {
  await waitFor(() => expect(play.canvas.getByText(/We kept/)).toBeVisible());
  await expectKept(play, form);
};

const expectSent = (play: Play) => dismissToast(play, form.success.title, form.success.description);

export const StartOver = meta.story({
  parameters: { visual: { keepFocus: true } },
  beforeEach: loadedWith({ [draftKey]: draft }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    await expectRestored(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await expect(firstName).toHaveValue('');
    await expect(firstName).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    await expect(kept(draftKey)).toBeNull();
    await expect(canvas.getByText(/We kept/)).not.toBeVisible();
    // The emptied form has a token again.
    await problemReady(canvas, '9 + 4 =');
    await fillForm(context, form, '');
    await userEvent.type(answerField(canvas), '13');
    await submitForm(context, form);
    await expectSent(context);
  },
});

/** A choice that is no longer offered is left unmade, and what is no field of the form is left alone. */
export const ChoiceNoLongerOffered = meta.story({
  beforeEach: loadedWith({
    [draftKey]: { firstName: 'Rosa', serviceType: 'Chimney sweeping', isNewCustomer: 'maybe', captchaAnswer: '12' },
  }),
  play: async ({ canvas }) => {
    await problemReady(canvas);
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Rosa');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(answerField(canvas)).toHaveValue('');
  },
});

const sent: ServiceRequestPayload[] = [];

/** @param age of the math problem, in milliseconds */
const reloadedAfterALostAnswer = ({ msw }: Mocked, age = 10 * 60 * 1000) => {
  loadedWith({
    [draftKey]: draft,
    [unansweredKey]: { token: 'mock-captcha-3', question: '6 + 8 =', answer: '14', at: String(Date.now() - age) },
  })();
  sent.length = 0;
  msw.use(
    http.post(endpoints.serviceRequests, async ({ request }) => {
      sent.push(serviceRequestPayload.parse(await request.json()));
      return HttpResponse.json(mockReceipt, { status: 201 });
    }),
  );
};

/** Reloaded after a lost answer: the same token and values go out again, which the server takes once. */
export const ResumedAfterALostAnswer = meta.story({
  beforeEach: (context) => reloadedAfterALostAnswer(context),
  play: async (context) => {
    const { canvas } = context;
    await problemReady(canvas, '6 + 8 =');
    await expectRestored(context);
    await canvas.findByText(/Please send it again. We’ll count it only once/);
    await waitFor(() => expect(answerField(canvas)).toHaveValue('14'));
  },
});

ResumedAfterALostAnswer.test('is sent again with the same token', async (context) => {
  await submitForm(context, form);
  await expectSent(context);
  await expect(sent).toEqual([{ ...lead, isNewCustomer: true, captchaToken: 'mock-captcha-3', captchaAnswer: '14' }]);
  await expect(kept(unansweredKey)).toBeNull();
  await problemReady(context.canvas);
});

/** The token has run out meanwhile: sent again it would be refused, so nothing is promised and another problem comes. */
export const ResumedTooLate = meta.story({
  beforeEach: (context) => reloadedAfterALostAnswer(context, captchaLifetime),
  play: async (context) => {
    await problemReady(context.canvas, '7 + 5 =');
    await expectRestored(context);
    await expect(context.canvas.queryByText(/count it only once/)).toBeNull();
    await expect(answerField(context.canvas)).toHaveValue('');
    await expect(kept(unansweredKey)).toBeNull();
  },
});

ResumedAfterALostAnswer.test('is another submission after a new problem', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'New Problem' }));
  await problemReady(canvas, '7 + 5 =');
  await expect(answerField(canvas)).toHaveValue('');
  await expect(kept(unansweredKey)).toBeNull();
});

/** A page that the visitor leaves and comes back to. @param children what is there then, in place of the form */
const Page = ({ children, ...args }: ComponentProps<typeof ServiceRequestForm> & { children?: ReactNode }) => {
  const [step, setStep] = useState<'first' | 'away' | 'back'>('first');
  const shown = <ServiceRequestForm {...args} />;
  return (
    <>
      <Button onClick={() => setStep('away')}>Leave</Button>
      <Button onClick={() => setStep('back')}>Come back</Button>
      {step === 'first' && shown}
      {step === 'back' && (children ?? shown)}
    </>
  );
};

const press = ({ canvas, userEvent }: Play, name: string) => userEvent.click(canvas.getByRole('button', { name }));

let request: HeldCalls;

/** The visitor left while the request was sent. The answer comes before or after the return. */
export const LeftWhileSending = meta.story({
  parameters: { visual: { skip: 'Looks like Submitting of the form' } },
  render: (args) => <Page {...args} />,
  beforeEach: ({ msw }) => {
    request = holdCalls('post', endpoints.serviceRequests);
    msw.use(request.handler);
  },
  play: async (context) => {
    await fillForm(context, form);
    await submitForm(context, form);
    await waitFor(() => expect(request.count()).toBe(1));
    await press(context, 'Leave');
  },
});

const answer = () => request.answer(HttpResponse.json(mockReceipt, { status: 201 }));

LeftWhileSending.test('shows the receipt on the return', async (context) => {
  answer();
  await expectSent(context);
  await press(context, 'Come back');
  await expect(context.canvas.getByText('5F0C2B9E')).toBeVisible();
  await expect(kept(draftKey)).toBeNull();
  await expect(kept(unansweredKey)).toBeNull();
});

LeftWhileSending.test('is still sending on an early return, and then shows the receipt', async (context) => {
  await press(context, 'Come back');
  await expect(context.canvas.getByRole('button', { name: form.submitLabel.sending })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(context.canvas.queryByText(/count it only once/)).toBeNull();
  answer();
  await expectReceipt(context, form);
  await sendAnother(context);
  await expectEmpty(context, form);
});

LeftWhileSending.test(
  'shows its receipt in no other app on the page',
  {
    render: (args) => (
      <Page {...args}>
        <UiProvider>
          <ServiceRequestForm {...args} />
        </UiProvider>
      </Page>
    ),
  },
  async (context) => {
    answer();
    await expectSent(context);
    await press(context, 'Come back');
    await expect(context.canvas.getByRole('button', { name: form.submitLabel.idle })).toBeVisible();
    await expect(context.canvas.queryByText('5F0C2B9E')).toBeNull();
  },
);
