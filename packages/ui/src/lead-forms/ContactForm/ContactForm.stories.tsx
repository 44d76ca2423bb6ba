import { contactPayload, endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { company } from '../../test-utils/fixtures/company.ts';
import { mockReceipt } from '../../mocks/leads.ts';
import { fillForm, submitForm, type FormStories } from '../../test-utils/forms/form.ts';
import { inCard } from '../../test-utils/forms/inCard.tsx';
import { personAnswers } from '../../test-utils/forms/person.ts';
import { answerField, problemReady } from '../../test-utils/forms/play.ts';
import { expectSent, leadStates, sendAnother, type Mocked } from '../../test-utils/forms/states.ts';
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
      choice: 'E-mail',
      message: 'Please select your preferred contact method',
    },
    {
      label: 'What is it about?',
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

export const Idle = meta.story(states.idle);
export const Submitting = meta.story(states.submitting);
export const Success = meta.story(states.success);
export const Invalid = meta.story(states.invalid);
export const ServerError = meta.story(states.serverError);
export const Offline = meta.story(states.offline);
export const CaptchaError = meta.story(states.captchaError);

/** The only state is there from the start, and again after a success. */
export const FloridaOnly = meta.story({
  tags: ['behavior'],
  play: async (context) => {
    const state = context.canvas.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    await expect(Array.from(state.options, ({ value }) => value)).toEqual(['Florida']);
    await fillForm(context, form);
    await submitForm(context, form);
    await expectSent(context, form);
    await sendAnother(context);
    await expect(state).toHaveValue('Florida');
  },
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
  args: { special: { title: offer } },
  play: async ({ canvas }) => {
    await problemReady(canvas);
    await expect(canvas.getByText(`You are redeeming: ${offer}`)).toBeVisible();
    const message = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(message).toHaveValue(sentence);
  },
});

/** The message can be changed like any other. */
export const RedeemedInOwnWords = meta.story({
  tags: ['behavior'],
  args: { special: { title: offer } },
  beforeEach: ({ msw }) => takePosts(msw),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Your message' }));
    await fillForm(context, form);
    await submitForm(context, form);
    await expectSent(context, form);
    await expect(contactPayload.parse(posts[0]).message).toBe(
      'Two units, last serviced in spring. Any day after 3 PM suits us.',
    );
    await expect(canvas.queryByText(`You are redeeming: ${offer}`)).toBeNull();
  },
});

/** Emptied to start over, the message starts with the offer again, as the notice says, and is sent with it. */
export const RedeemingThenStartingOver = meta.story({
  tags: ['behavior'],
  args: { special: { title: offer } },
  beforeEach({ msw }) {
    sessionStorage.setItem('hvac-draft:contact', JSON.stringify({ firstName: 'Rosa', message: 'Two units.' }));
    takePosts(msw);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    const message = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(message).toHaveValue(`${sentence}Two units.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(message).toHaveValue(sentence));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(canvas.getByText(`You are redeeming: ${offer}`)).toBeVisible();
    // The form knows the sentence, it does not only show it.
    await problemReady(canvas, '9 + 4 =');
    await fillForm(context, { ...form, fields: form.fields.slice(0, -1) }, '');
    await userEvent.type(answerField(canvas), '13');
    await submitForm(context, form);
    await expectSent(context, form);
    await expect(contactPayload.parse(posts[0]).message).toBe(sentence.trim());
  },
});

/** One offer at a time: another one takes the place of the first, and what was typed stays. Alone it is no draft. */
export const RedeemingAnother = meta.story({
  args: { special: { title: offer } },
  parameters: { visual: { skip: 'Looks like RedeemingASpecial' } },
  beforeEach() {
    const message = 'I would like to redeem: $75 Off Installation\n\nTwo units.';
    sessionStorage.setItem('hvac-draft:contact', JSON.stringify({ message }));
  },
  play: async ({ canvas, userEvent }) => {
    await problemReady(canvas);
    const message = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(message).toHaveValue(`${sentence}Two units.`);
    await userEvent.clear(message);
    await userEvent.click(message);
    await userEvent.paste(sentence);
    await expect(sessionStorage.getItem('hvac-draft:contact')).toBeNull();
  },
});

/** The offer went with the first message: the notice does not come back over a second one, which lacks it. */
export const RedeemedThenWritingAgain = meta.story({
  tags: ['behavior'],
  args: { special: { title: offer } },
  play: async (context) => {
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
  },
});
