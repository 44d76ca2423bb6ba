import { contactPayload, endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectSpoken } from '#test/expectSpoken.ts';
import { company } from '#test/fixtures/company.ts';
import { mockReceipt } from '../../mocks/leads.ts';
import { fillForm, submitForm, type FormStories } from '#test/forms/form.ts';
import { inCard } from '#test/forms/inCard.tsx';
import { personAnswers } from '#test/forms/person.ts';
import { answerField, problemReady } from '#test/forms/play.ts';
import { expectSent, leadStates, sendAnother, type Mocked } from '#test/forms/states.ts';
import { atWidth } from '#test/realInput.ts';
import { reload } from '#test/WithReload.tsx';
import { ContactForm } from './ContactForm.tsx';

const meta = preview.meta({
  title: 'Lead forms/ContactForm',
  component: ContactForm,
  args: { company, onSuccess: fn() },
  decorators: [inCard],
});

const form: FormStories = {
  endpoint: endpoints.contactForms,
  submitLabel: { idle: 'Send message', sending: 'Sending...' },
  success: { title: 'Message Sent', description: "We'll get back to you as soon as possible!" },
  fallback: 'Failed to send message. Please try again.',
  fields: [
    ...personAnswers(),
    {
      label: 'How should we reach you?',
      choice: 'Email',
      message: 'Please select your preferred contact method',
    },
    {
      label: 'What’s it about?',
      option: 'Service or maintenance',
      message: 'Please select the type of inquiry',
    },
    {
      label: 'Your message',
      text: 'Two units, last serviced in spring. Any day after 3 PM suits us.',
      message: 'Please enter your message',
    },
  ],
};
const states = leadStates(form);

export const Idle = meta.story({ ...states.idle });

Idle.test('is read aloud with what is to fix', async (context) => {
  const fields = form.fields.filter(({ label }) => label !== 'Phone' && label !== 'Your message');
  await fillForm(context, { ...form, fields });
  await submitForm(context, form);
  await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
  await expectSpoken([
    'form, Contact',
    'alert',
    'heading, Two things to fix, level 3',
    'link, Please enter a valid phone number',
    'link, Please enter your message',
    'textbox, First name, Rosa, required',
    'textbox, Phone, Please enter a valid phone number, invalid, required',
    'textbox, Email, r.delgado@example.com, required',
    'combobox, State, Florida, has popup listbox, not expanded, required',
    'radiogroup, How should we reach you?, required',
    'textbox, Your message, Please enter your message, invalid, required',
    'textbox, Solve the math problem 7 + 5 =, 12, required',
    'button, New Problem',
    'button, Send message',
  ]);
});

/** From 360 px on, in a card with a phone's gutters. */
export const ShortAnswersShareARow = meta.story({
  parameters: { visual: { skip: 'Pictures have one width' } },
  play: async ({ canvas }) => {
    const top = (label: string) =>
      canvas.getByRole(label === 'State' ? 'combobox' : 'textbox', { name: label }).getBoundingClientRect().top;
    for (const width of [360, 390])
      await atWidth(width, async () => {
        await expect(top('First name')).toBe(top('Last name'));
        await expect(top('State')).toBe(top('ZIP code'));
        await expect(top('Phone')).toBeLessThan(top('Email'));
      });
  },
});

export const Submitting = meta.story(states.submitting);
export const Success = meta.story(states.success);
export const Invalid = meta.story(states.invalid);
export const ServerError = meta.story(states.serverError);
export const Offline = meta.story(states.offline);
export const CaptchaError = meta.story(states.captchaError);

Success.test('keeps Florida, the only state, in the next message', async (context) => {
  await sendAnother(context);
  const state = context.canvas.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  await expect(Array.from(state.options, ({ value }) => value)).toEqual(['Florida']);
  await expect(state).toHaveValue('Florida');
});

const offer = '15% off the service call fee';
const posts: unknown[] = [];
const takePosts = (msw: Mocked['msw']) => {
  posts.length = 0;
  msw.use(
    http.post(endpoints.contactForms, async ({ request }) => {
      posts.push(await request.json());
      return HttpResponse.json(mockReceipt, { status: 201 });
    }),
  );
};

const sentence = `I would like to redeem: ${offer}\n\n`;

/** From a special's Redeem button: the offer is named, and the message starts with it. */
export const RedeemingASpecial = meta.story({
  args: { subject: { title: offer } },
  play: async ({ canvas }) => {
    await problemReady(canvas);
    await expect(canvas.getByText(`You are redeeming: ${offer}`)).toBeVisible();
    const message = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(message).toHaveValue(sentence);
  },
});

RedeemingASpecial.test('is sent in own words', { beforeEach: ({ msw }) => takePosts(msw) }, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Your message' }));
  await fillForm(context, form);
  await submitForm(context, form);
  await expectSent(context, form);
  await expect(contactPayload.parse(posts[0]).message).toBe(
    'Two units, last serviced in spring. Any day after 3 PM suits us.',
  );
  await expect(canvas.queryByText(`You are redeeming: ${offer}`)).toBeNull();
});

RedeemingASpecial.test('does not come back over a second message', async (context) => {
  const { canvas, userEvent } = context;
  await fillForm(context, form);
  await submitForm(context, form);
  await expectSent(context, form);
  await sendAnother(context);
  await submitForm(context, form);
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  await expect(canvas.queryByText(`You are redeeming: ${offer}`)).toBeNull();
  // Nor when that one was sent too.
  for (const field of canvas.getAllByRole('textbox')) await userEvent.clear(field);
  await fillForm(context, form, '');
  await userEvent.type(answerField(canvas), '13');
  await submitForm(context, form);
  await expectSent(context, form);
  await expect(canvas.queryByText(`You are redeeming: ${offer}`)).toBeNull();
});

RedeemingASpecial.test('starts with the offer again when started over', async (context) => {
  takePosts(context.msw);
  const { canvas, userEvent } = context;
  const message = () => canvas.getByRole('textbox', { name: 'Your message' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Rosa');
  await userEvent.type(message(), 'Two units.');
  reload();
  await problemReady(canvas, '9 + 4 =');
  await waitFor(() => expect(message()).toHaveValue(`${sentence}Two units.`));
  await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(message()).toHaveValue(sentence));
  await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  await expect(canvas.getByText(`You are redeeming: ${offer}`)).toBeVisible();
  // The form knows the sentence, it does not only show it.
  await problemReady(canvas, '6 + 8 =');
  await fillForm(context, { ...form, fields: form.fields.slice(0, -1) }, '');
  await userEvent.type(answerField(canvas), '14');
  await submitForm(context, form);
  await expectSent(context, form);
  await expect(contactPayload.parse(posts[0]).message).toBe(sentence.trim());
});

RedeemingASpecial.test('takes the place of another offer, and is no draft alone', async ({ canvas, userEvent }) => {
  const message = () => canvas.getByRole('textbox', { name: 'Your message' });
  await userEvent.clear(message());
  await userEvent.click(message());
  await userEvent.paste('I would like to redeem: $75 Off Installation\n\nTwo units.');
  reload();
  await problemReady(canvas, '9 + 4 =');
  await waitFor(() => expect(message()).toHaveValue(`${sentence}Two units.`));
  await userEvent.clear(message());
  await userEvent.click(message());
  await userEvent.paste(sentence);
  await expect(sessionStorage.getItem('hvac-draft:contact')).toBeNull();
});

/** From a button that names what it is for: the type of inquiry is chosen, too. */
export const AskingForAPrice = meta.story({
  args: { subject: { title: 'the price of ClimateCare 365', inquiryType: 'service-maintenance' } },
  play: async ({ canvas }) => {
    await problemReady(canvas);
    await expect(canvas.getByText('You are asking about: the price of ClimateCare 365')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(
      'I am asking about: the price of ClimateCare 365\n\n',
    );
    await expect(canvas.getByRole('combobox', { name: 'What’s it about?' })).toHaveDisplayValue(
      'Service or maintenance',
    );
    // What the page chose and wrote is no draft.
    await expect(sessionStorage.getItem('hvac-draft:contact')).toBeNull();
  },
});

AskingForAPrice.test('keeps the type of inquiry that a visitor chose', async ({ canvas, userEvent }) => {
  const inquiry = () => canvas.getByRole('combobox', { name: 'What’s it about?' });
  await userEvent.selectOptions(inquiry(), 'Parts');
  reload();
  await problemReady(canvas, '9 + 4 =');
  await waitFor(() => expect(inquiry()).toHaveDisplayValue('Parts'));
});
