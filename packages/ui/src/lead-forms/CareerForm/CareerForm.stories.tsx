import { careerApplicationPayload, endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { failures } from '../../mocks/failures.ts';
import { mockReceipt } from '../../mocks/leads.ts';
import { careers, resume } from '#test/forms/careers.ts';
import { expectKept, fillForm, submitForm } from '#test/forms/form.ts';
import { inCard } from '#test/forms/inCard.tsx';
import { answerField, problemReady } from '#test/forms/play.ts';
import { expectSent, leadStates, sendAnother } from '#test/forms/states.ts';
import { CareerForm } from './CareerForm.tsx';

const meta = preview.meta({
  title: 'Lead forms/CareerForm',
  component: CareerForm,
  args: { company, onSuccess: fn() },
  decorators: [inCard],
});

const form = careers();
const withResume = careers(resume);
const states = leadStates(form);
const withFile = leadStates(withResume);

export const Idle = meta.story({ ...states.idle });
/** The note about a draft lies there unseen. */
Idle.test('takes a press on the label and at the top of the first field', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'First name' });
  const label = canvas.getByText('First name');
  field.scrollIntoView({ block: 'center' });
  for (const element of [label, field]) {
    const { x, y } = element.getBoundingClientRect();
    await expect(element.contains(document.elementFromPoint(x + 20, y + 5))).toBe(true);
  }
});
export const Submitting = meta.story(states.submitting);
export const Success = meta.story(states.success);
export const Invalid = meta.story(states.invalid);
export const ServerError = meta.story(withFile.serverError);
export const TooLarge = meta.story(withFile.tooLarge);
export const Offline = meta.story(states.offline);
export const CaptchaError = meta.story(withFile.captchaError);

/** With a file on its way: a bar, which stays without a figure where the browser does not tell. */
export const Uploading = meta.story({
  beforeEach: ({ msw }) => msw.use(failures('post', form.endpoint).neverAnswers),
  play: async (play) => {
    await fillForm(play, withResume);
    await submitForm(play, withResume);
    await expect(await play.canvas.findByRole('button', { name: 'Submitting Application...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await play.canvas.findByRole('progressbar', { name: /Uploading your résumé|Almost done/ });
    await expectKept(play, withResume);
  },
});

/** What the browser asks when the page is being left. */
const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const sent: unknown[] = [];

Idle.test(
  'sends the file in base64 and nothing of what was left empty',
  {
    beforeEach({ msw }) {
      sent.length = 0;
      msw.use(
        http.post(endpoints.careerApplications, async ({ request }) => {
          sent.push(careerApplicationPayload.parse(await request.json()));
          return HttpResponse.json(mockReceipt, { status: 201 });
        }),
      );
    },
  },
  async (play) => {
    await fillForm(play, withResume);
    await submitForm(play, withResume);
    await expectSent(play, withResume);
    const [{ fileData, ...rest }] = sent as [{ fileData: string }];
    await expect(atob(fileData)).toBe(await resume.text());
    await expect(rest).toEqual({
      firstName: 'Rosa',
      lastName: 'Delgado',
      address: '12 Live Oak Lane',
      city: 'Jacksonville',
      state: 'Florida',
      zipCode: '32202',
      phone: '904-555-0199',
      email: 'r.delgado@example.com',
      confirmEmail: 'r.delgado@example.com',
      educationLevel: 'trade-school',
      schoolName: 'First Coast Technical College',
      company1: 'Gulf Air Systems',
      position1: 'Install helper',
      certification1: 'EPA 608 Universal',
      additionalInfo: 'I rebuilt the air handler of my uncle’s shop.',
      resumeFileName: 'Rosa Delgado resume.pdf',
      resumeFileSize: '340 KB',
      fileMimeType: 'application/pdf',
      captchaToken: 'mock-captcha-1',
      captchaAnswer: '12',
    });
    await expect(leaving()).toBe(false);
    // The receipt names the file, which is then cleared with the form.
    await expect(play.canvas.getByText(resume.name).tagName).toBe('DD');
    await sendAnother(play);
    await expect(play.canvas.queryByText(resume.name)).toBeNull();
  },
);

export const EmailsDiffer = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillForm(play, form);
    const confirm = canvas.getByRole('textbox', { name: 'Confirm email' });
    await userEvent.clear(confirm);
    await userEvent.type(confirm, 'r.delgato@example.com');
    await submitForm(play, form);
    await expect(await canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(confirm).toHaveAccessibleDescription('Email addresses must match');
    await userEvent.clear(confirm);
    await userEvent.paste('r.delgado@example.com');
    await expect(confirm).not.toBeInvalid();
  },
});

/** All three jobs and certifications, and the longest names that people have. */
export const LongNames = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillForm(play, careers(new File(['%PDF'], `${'Maximiliana-Konstantinopolitanska-'.repeat(6)}resume.pdf`)));
    for (const label of ['Add another job', 'Add another certification']) {
      for (const row of canvas.getAllByText(label)) await userEvent.click(row);
    }
    const companies = canvas.getAllByRole('textbox', { name: 'Company' });
    await expect(companies).toHaveLength(3);
    for (const employer of companies) {
      await userEvent.clear(employer);
      await userEvent.paste('Konstantinopolitanska-Featherstonehaugh Air-Conditioning and Sheet Metal of Jacksonville');
    }
    await expect(canvas.getAllByRole('textbox', { name: 'Certification' })).toHaveLength(3);
  },
});

export const TooMuchText = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play;
    await fillForm(play, form);
    const more = canvas.getByRole('textbox', { name: 'Additional information' });
    await userEvent.click(more);
    await userEvent.paste('I like attics. '.repeat(70));
    await expect(canvas.getByText(/ of 1,000 characters/)).toHaveTextContent('1,095 of 1,000 characters');
    await submitForm(play, form);
    await expect(await canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(more).toHaveAccessibleDescription(/Please use 1,000 characters or fewer/);
  },
});

/** After a reload: what was typed is back, in the rows that open too, and the résumé is asked for again. */
export const RestoredDraft = meta.story({
  beforeEach() {
    const draft = { firstName: 'Rosa', additionalInfo: 'I like attics.', company2: 'Bay Cooling', state: 'Georgia' };
    sessionStorage.setItem('hvac-draft:careers', JSON.stringify(draft));
  },
  play: async ({ canvas, userEvent }) => {
    await problemReady(canvas);
    await waitFor(() => expect(canvas.getByText(/We kept .* Please choose your résumé again\./)).toBeVisible());
    await expect(canvas.getByDisplayValue('Bay Cooling')).toBeVisible();
    await expect(canvas.getByText('14 of 1,000 characters')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Georgia');
    await userEvent.click(answerField(canvas));
  },
});

/** Reloaded after a lost answer: the résumé, which nothing can keep, is asked for all the same. */
export const ResumedAfterALostAnswer = meta.story({
  beforeEach() {
    const texts = {
      'hvac-draft:careers': { firstName: 'Rosa', lastName: 'Delgado' },
      'hvac-unanswered:careers': { token: 'mock-captcha-3', question: '6 + 8 =', answer: '14', at: String(Date.now()) },
    };
    for (const [key, value] of Object.entries(texts)) sessionStorage.setItem(key, JSON.stringify(value));
  },
  play: async ({ canvas }) => {
    await problemReady(canvas, '6 + 8 =');
    await waitFor(() => expect(answerField(canvas)).toHaveValue('14'));
    await expect(canvas.getByText(/We kept .* Please choose your résumé again\./)).toBeVisible();
    await expect(canvas.getByText(/Please send it again. We’ll count it only once\./)).toBeVisible();
  },
});

Idle.test('warns before leaving', async ({ canvas, userEvent }) => {
  await expect(leaving()).toBe(false);
  const firstName = canvas.getByRole('textbox', { name: 'First name' });
  await userEvent.type(firstName, 'Rosa');
  await expect(leaving()).toBe(true);
  await userEvent.clear(firstName);
  await expect(leaving()).toBe(false);
  await userEvent.upload(canvas.getByLabelText('Upload your résumé'), resume);
  await waitFor(() => expect(leaving()).toBe(true));
});
