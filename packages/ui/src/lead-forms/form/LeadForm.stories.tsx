import { endpoints } from '@hvac/content/model';
import { serviceRequestWords } from '@hvac/content/words';
import { http, HttpResponse } from 'msw';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UiProvider } from '../../api/UiProvider.tsx';
import { company } from '../../test-utils/fixtures/company.ts';
import { hold } from '../../mocks/held.ts';
import { mockReceipt } from '../../mocks/leads.ts';
import { ServiceRequestForm } from '../ServiceRequestForm/ServiceRequestForm.tsx';
import { expectEmpty, expectKept, fillForm, submitForm } from '../../test-utils/forms/form.ts';
import { inCard } from '../../test-utils/forms/inCard.tsx';
import { answerField, problemReady, type Play } from '../../test-utils/forms/play.ts';
import { request, serviceRequest } from '../../test-utils/forms/serviceRequest.ts';
import { expectSent, leadStates, sendAnother } from '../../test-utils/forms/states.ts';
import { dismissToast } from '../../test-utils/forms/toast.ts';

/** What every form for leads does, shown with the service request form. */
const meta = preview.meta({
  title: 'Lead forms/LeadForm',
  component: ServiceRequestForm,
  args: { company, onSuccess: fn() },
  decorators: [inCard],
});

const form = serviceRequest();

/** Put right, a field's error goes at once; the summary keeps its place and strikes it out. */
export const PuttingThingsRight = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    await submitForm(context, form);
    await expect(await canvas.findByRole('heading', { name: 'Eight things to fix' })).toBeVisible();
    const lastName = canvas.getByRole('textbox', { name: 'Last name' });
    await expect(lastName).toBeInvalid();
    await userEvent.type(lastName, 'Delgado');
    await expect(lastName).not.toBeInvalid();
    await expect(canvas.getByRole('link', { name: 'Please enter your last name' })).toBeVisible();
  },
});

/** One field says what is wrong with what stands in it. */
const oneThingToFix = (changes: Partial<typeof request>, field: string, message: string) => ({
  play: async (play: Play) => {
    await fillForm(play, serviceRequest(changes));
    await submitForm(play, form);
    await expect(await play.canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(play.canvas.getByRole('textbox', { name: field })).toHaveAccessibleDescription(message);
  },
});

export const InvalidEmail = meta.story(
  oneThingToFix({ email: 'r.delgado@' }, 'E-mail', 'Please enter a valid email address'),
);
export const ShortPhone = meta.story(oneThingToFix({ phone: '555-014' }, 'Phone', 'Please enter a valid phone number'));

const ownWords = {
  ...serviceRequestWords,
  what: 'question',
  submit: { idle: 'Ask us', sending: 'Asking...' },
  success: { title: 'You asked us', description: 'You have an answer today.' },
  failure: 'That did not reach us.',
  privacy: 'We tell nobody.',
};
const ownForm = { ...form, submitLabel: ownWords.submit, success: ownWords.success, fallback: ownWords.failure };

/** Another company says it all in its own words: what could not be sent, then what was taken. */
export const InOwnWords = meta.story({
  ...leadStates(ownForm).retryAfterOffline,
  tags: ['behavior'],
  args: { words: ownWords },
});

const longTexts = {
  message: `${request.message} `.repeat(100),
  firstName: 'Maximiliana Wilhelmina Konstantinopolitanska-Featherstonehaugh',
};
export const LongText = meta.story(
  oneThingToFix(longTexts, 'What assistance do you need?', 'Please use 5,000 characters or fewer'),
);

export const SummaryLinkFocusesField = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    await submitForm(context, form);
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Please enter your first name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Please select the type of service you need' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

const posts: unknown[] = [];
let answerPosts = () => {};
const countPosts = http.post(endpoints.serviceRequests, async ({ request: sent }) => {
  posts.push(await sent.json());
  const { promise, resolve } = Promise.withResolvers<void>();
  answerPosts = resolve;
  await hold(promise);
  return HttpResponse.json(mockReceipt, { status: 201 });
});

/** A double click, and Enter while the request is on its way: one request. */
export const DoubleSubmit = meta.story({
  tags: ['behavior'],
  beforeEach({ msw }) {
    posts.length = 0;
    msw.use(countPosts);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillForm(context, form);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit request' }));
    await canvas.findByRole('button', { name: 'SUBMITTING...' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '{Enter}');
    // What a script would do, past the disabled button.
    canvas.getByRole<HTMLFormElement>('form', { name: 'Request service' }).requestSubmit();
    await waitFor(() => expect(posts).toHaveLength(1));
    answerPosts();
    await expectSent(context, form);
    await expect(posts).toEqual([
      { ...request, isNewCustomer: true, captchaToken: 'mock-captcha-1', captchaAnswer: '12' },
    ]);
  },
});

/** The receipt gives way to the form, empty, with the focus in its first field. */
export const SendingAnother = meta.story({
  parameters: { visual: { skip: 'Looks like Idle of each form' } },
  play: async (context) => {
    await fillForm(context, form);
    await submitForm(context, form);
    await expectSent(context, form);
    await sendAnother(context);
    await expect(context.canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(context.canvas.queryByText('What you sent')).toBeNull();
    await expectEmpty(context, form);
  },
});

/** An answer that cannot be read is no failure: the lead was taken, and has no number to quote. */
export const SentWithoutANumber = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(endpoints.serviceRequests, () => new HttpResponse('', { status: 201 }))),
  play: async (context) => {
    await fillForm(context, form);
    await submitForm(context, form);
    await dismissToast(context, form.success.title, form.success.description);
    const title = context.canvas.getByText(form.success.title);
    await expect(title.closest('[role="status"]')).toHaveTextContent(form.success.description);
    await expect(context.canvas.queryByText(/^The number of your request/)).toBeNull();
  },
});

let hydrated: Root | undefined;

/** Prerendered markup, typed into before the script arrives: nothing is lost, and it is what gets sent. */
export const TypedBeforeHydration = meta.story({
  tags: ['behavior'],
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
    await fillForm(context, form, '');
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    firstName.focus();
    const onRecoverableError = fn();
    hydrated = hydrateRoot(container, page, { onRecoverableError });
    await problemReady(canvas);
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(firstName).toHaveFocus();
    await expectKept(context, form);
    await userEvent.type(answerField(canvas), '12');
    await submitForm(context, form);
    await waitFor(() => expect(posts).toHaveLength(1));
    await expect(posts[0]).toMatchObject({ ...request, isNewCustomer: true, captchaAnswer: '12' });
  },
});

/** The second choice of a question stays as well: react-hook-form clears it as it learns of the radio buttons. */
export const ChosenBeforeHydration = meta.story({
  tags: ['behavior'],
  render: () => <div data-testid="prerendered" />,
  beforeEach: () => () => {
    hydrated?.unmount();
    hydrated = undefined;
  },
  play: async ({ args, canvas, userEvent }) => {
    const container = canvas.getByTestId('prerendered');
    const page = (
      <UiProvider>
        <ServiceRequestForm {...args} />
      </UiProvider>
    );
    container.innerHTML = renderToString(page);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    hydrated = hydrateRoot(container, page);
    await problemReady(canvas);
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await expect(await canvas.findByRole('alert')).not.toHaveTextContent('new customer');
  },
});
