import { captchaMessages, endpoints, serviceRequestPayload, type ServiceRequestPayload } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UiProvider } from '../../api-client/UiProvider.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { email, phone } from '../../mocks/fixtures/company.ts';
import { captchaFailures } from '../../mocks/captcha.ts';
import { leadFailures, mockReceipt } from '../../mocks/leads.ts';
import { ServiceRequestForm } from './ServiceRequestForm.tsx';
import { answerField, dismissToast, fill, lead, problemReady, submit, type Play } from './testing.ts';

const meta = preview.meta({
  title: 'Leads/ServiceRequestForm',
  component: ServiceRequestForm,
  args: { phone, email, onSuccess: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 616 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
});

const serviceRequestFailures = leadFailures(endpoints.serviceRequests);
const fallback = 'Failed to submit service request. Please try again.';

/** Everything but the captcha is as it was typed. */
const expectKept = async ({ canvas }: Play) => {
  await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue(lead.firstName);
  await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue(lead.phone);
  await expect(canvas.getByRole('combobox')).toHaveValue(lead.serviceType);
  await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(canvas.getByRole('textbox', { name: 'What assistance do you need?' })).toHaveValue(lead.message);
};

/** The request was taken: a toast, which goes, and the next problem. */
const expectSent = async (context: Play, next: string) => {
  await dismissToast(context, 'Service Request Submitted', "We'll contact you shortly to schedule your service.");
  await problemReady(context.canvas, next);
};

export const Idle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await problemReady(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Type of service' })).toHaveValue('');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});

export const Filled = meta.story({
  play: async (context) => {
    await fill(context);
    await expectKept(context);
  },
});

export const Submitting = meta.story({
  beforeEach({ msw }) {
    msw.use(serviceRequestFailures.neverAnswers);
  },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'SUBMITTING...' })).toBeDisabled();
    await expectKept(context);
  },
});

export const Success = meta.story({
  play: async (context) => {
    const { args, canvas } = context;
    await fill(context);
    await submit(context);
    await expectSent(context, '9 + 4 =');
    await expect(canvas.getByRole('status')).toHaveTextContent('Service Request Submitted');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    await expect(answerField(canvas)).toHaveValue('');
    await expect(args.onSuccess).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    await submit(context);
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Eight things to fix' })).toBeVisible();
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await expect(firstName).toBeInvalid();
    await expect(firstName).toHaveAccessibleDescription('Please enter your first name');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please select if you are a new customer');
    await expect(answerField(canvas)).toHaveAccessibleDescription('Please solve the math problem to submit');
    // Put right, a field's error goes at once; the summary keeps its place and strikes it out.
    const lastName = canvas.getByRole('textbox', { name: 'Last name' });
    await userEvent.type(lastName, 'Delgado');
    await expect(lastName).not.toBeInvalid();
    await expect(canvas.getByRole('link', { name: 'Please enter your last name' })).toBeVisible();
  },
});

export const InvalidEmail = meta.story({
  play: async (context) => {
    await fill(context, { email: 'r.delgado@' });
    await submit(context);
    await expect(await context.canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  },
});

export const ShortPhone = meta.story({
  play: async (context) => {
    await fill(context, { phone: '555-014' });
    await submit(context);
    await expect(await context.canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Please enter a valid phone number',
    );
  },
});

export const SummaryLinkFocusesField = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { phone: '', serviceType: '' });
    await submit(context);
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Please enter a valid phone number' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid phone number' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
});

/** The server's sentence stays on the page, with the phone number, and everything that was typed. */
const expectFailure = async (context: Play, sentence: string) => {
  const { canvas } = context;
  await submit(context);
  await dismissToast(context, 'Error', sentence);
  const notice = canvas.getByRole('alert');
  await expect(notice).toHaveTextContent(sentence);
  await expect(canvas.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.dial}`);
  await expectKept(context);
  // The same problem and answer: a retry is the same request.
  await expect(canvas.getByText('7 + 5 =')).toBeVisible();
  await expect(answerField(canvas)).toHaveValue('12');
};

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(serviceRequestFailures.serverError);
  },
  play: async (context) => {
    await fill(context);
    await expectFailure(context, 'Something went wrong on our side. Please try again, or call us.');
  },
});

export const RateLimited = meta.story({
  beforeEach({ msw }) {
    msw.use(serviceRequestFailures.rateLimited);
  },
  play: async (context) => {
    await fill(context);
    await expectFailure(context, 'Too many requests. Please try again in 10 minutes.');
  },
});

export const TooLarge = meta.story({
  beforeEach({ msw }) {
    msw.use(serviceRequestFailures.tooLarge);
  },
  play: async (context) => {
    await fill(context);
    await expectFailure(context, 'This is too large to be sent');
  },
});

/** An error page of something between the browser and the server is not shown to people. */
export const BadGateway = meta.story({
  beforeEach({ msw }) {
    msw.use(serviceRequestFailures.badGateway);
  },
  play: async (context) => {
    await fill(context);
    await expectFailure(context, fallback);
  },
});

/** No answer at all. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(serviceRequestFailures.offline);
  },
  play: async (context) => {
    await fill(context);
    await expectFailure(context, fallback);
  },
});

const offlineOnce: ServiceRequestPayload[] = [];

/** The retry sends the same token and body, so that a lost answer cannot make two records. */
export const RetryAfterOffline = meta.story({
  beforeEach({ msw }) {
    offlineOnce.length = 0;
    msw.use(
      http.post(endpoints.serviceRequests, async ({ request }) => {
        offlineOnce.push(serviceRequestPayload.parse(await request.json()));
        return offlineOnce.length === 1 ? HttpResponse.error() : HttpResponse.json(mockReceipt, { status: 201 });
      }),
    );
  },
  play: async (context) => {
    await fill(context);
    await expectFailure(context, fallback);
    await submit(context);
    await expectSent(context, '9 + 4 =');
    await expect(offlineOnce).toHaveLength(2);
    await expect(offlineOnce[1]).toEqual(offlineOnce[0]);
  },
});

/** A wrong answer: a new problem, an empty answer, the reason at the field, and the focus in it. */
export const CaptchaError = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async (context) => {
    const { canvas } = context;
    await fill(context, { answer: '13' });
    await submit(context);
    await dismissToast(context, 'Error', captchaMessages.wrong);
    await problemReady(canvas, '9 + 4 =');
    const answer = answerField(canvas);
    await expect(answer).toHaveValue('');
    await expect(answer).toHaveAccessibleDescription(captchaMessages.wrong);
    await waitFor(() => expect(answer).toHaveFocus());
    await expectKept(context);
  },
});

export const RightAnswerAfterAWrongOne = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await fill(context, { answer: '13' });
    await submit(context);
    await dismissToast(context, 'Error', captchaMessages.wrong);
    await problemReady(canvas, '9 + 4 =');
    const answer = answerField(canvas);
    await context.userEvent.type(answer, '13');
    await expect(answer).not.toBeInvalid();
    await submit(context);
    await expectSent(context, '6 + 8 =');
  },
});

/** Spaces are no answer: a toast says so, the reason stays at the field, and nothing is sent. */
export const GuardWhitespaceAnswer = meta.story({
  beforeEach({ msw }) {
    posts.length = 0;
    msw.use(countPosts);
  },
  play: async (context) => {
    await fill(context, { answer: '   ' });
    await submit(context);
    await dismissToast(context, 'Error', 'Please complete the CAPTCHA to submit.');
    const answer = answerField(context.canvas);
    await expect(answer).toHaveAccessibleDescription('Please complete the CAPTCHA to submit.');
    await expect(answer).toHaveFocus();
    await expect(posts).toHaveLength(0);
    await expectKept(context);
  },
});

export const CaptchaLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(captchaFailures.neverLoads);
  },
  play: async (context) => {
    const { canvas } = context;
    await fill(context, { answer: '' });
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(answerField(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'New Problem' })).toBeDisabled();
    await submit(context);
    await dismissToast(context, 'Error', 'Please complete the CAPTCHA to submit.');
    await expectKept(context);
  },
});

export const CaptchaUnavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(captchaFailures.unavailable);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to fetch CAPTCHA. Press New Problem to try again.');
    await expect(answerField(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'New Problem' })).toBeEnabled();
  },
});

export const CaptchaArrivesAtTheSecondTry = meta.story({
  parameters: { visual: { keepFocus: true } },
  beforeEach({ msw }) {
    msw.use(http.get(endpoints.captcha, () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Failed to fetch CAPTCHA. Press New Problem to try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'New Problem' }));
    await problemReady(canvas);
    await waitFor(() => expect(answerField(canvas)).toHaveFocus());
    await expect(answerField(canvas)).not.toBeInvalid();
  },
});

/** Another problem wants another answer, and the visitor is taken to it. */
export const NewProblem = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: 'New Problem' }));
    await problemReady(canvas, '9 + 4 =');
    await expect(answerField(canvas)).toHaveValue('');
    await waitFor(() => expect(answerField(canvas)).toHaveFocus());
    await userEvent.keyboard('13{Enter}');
    await expectSent(context, '6 + 8 =');
  },
});

const posts: unknown[] = [];
let answerPosts = () => {};
const countPosts = http.post(endpoints.serviceRequests, async ({ request }) => {
  posts.push(await request.json());
  await new Promise<void>((resolve) => {
    answerPosts = resolve;
  });
  return HttpResponse.json(mockReceipt, { status: 201 });
});

/** A double click, and Enter while the request is on its way: one request. */
export const DoubleSubmit = meta.story({
  beforeEach({ msw }) {
    posts.length = 0;
    msw.use(countPosts);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit request' }));
    await canvas.findByRole('button', { name: 'SUBMITTING...' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '{Enter}');
    // What a script would do, past the disabled button.
    canvas.getByRole<HTMLFormElement>('form', { name: 'Request service' }).requestSubmit();
    await waitFor(() => expect(posts).toHaveLength(1));
    answerPosts();
    await expectSent(context, '9 + 4 =');
    await expect(posts).toEqual([
      { ...lead, isNewCustomer: true, captchaToken: 'mock-captcha-1', captchaAnswer: '12' },
    ]);
  },
});

/** Prerendered markup, typed into before the script arrives: nothing is lost, and it is what gets sent. */
export const TypedBeforeHydration = meta.story({
  render: () => <div data-testid="prerendered" />,
  beforeEach({ msw }) {
    posts.length = 0;
    msw.use(countPosts);
    return () => {
      hydrated?.unmount();
      hydrated = undefined;
    };
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const container = canvas.getByTestId('prerendered');
    const page = (
      <UiProvider>
        <ServiceRequestForm {...args} />
      </UiProvider>
    );
    container.innerHTML = renderToString(page);
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await fill(context, { answer: '' });
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    firstName.focus();
    const onRecoverableError = fn();
    hydrated = hydrateRoot(container, page, { onRecoverableError });
    await problemReady(canvas);
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(firstName).toHaveFocus();
    await expectKept(context);
    await userEvent.type(answerField(canvas), '12');
    await submit(context);
    await waitFor(() => expect(posts).toHaveLength(1));
    await expect(posts[0]).toMatchObject({ ...lead, isNewCustomer: true, captchaAnswer: '12' });
  },
});
let hydrated: Root | undefined;

export const LongText = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { message: '', firstName: 'Maximiliana Wilhelmina Konstantinopolitanska-Featherstonehaugh' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'What assistance do you need?' }));
    await userEvent.paste(`${lead.message} `.repeat(100));
    await submit(context);
    await expect(await canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'What assistance do you need?' })).toHaveAccessibleDescription(
      'Please use 5,000 characters or fewer',
    );
  },
});

/** In the narrow card beside an article. */
export const InANarrowCard = meta.story({
  tags: ['desktop-only'],
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
