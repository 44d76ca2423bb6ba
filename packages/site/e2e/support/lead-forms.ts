import { expect, type Locator, type Page } from '@playwright/test';
import { fillHome, fillPerson } from './person.ts';
import { captchaAnswer, hydrated } from './test.ts';

export const resume = {
  name: 'Rosa Delgado resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'1 0 obj << >> endobj\n'.repeat(400)}%%EOF\n`),
};

/** Selects a radio button and checks that hydration at that moment does not undo it. */
async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

/** A page with a form and how to fill it in. */
export interface LeadForm {
  path: string;
  /** Title of the receipt. */
  sent: string;
  fill: (form: Locator, email: string) => Promise<void>;
  /** Whether it has a file field. */
  file?: boolean;
  /** The text to look for in the stored lead. Default: the email address. */
  stored?: (email: string) => string;
}

/** Fills in the contact form. */
export async function fillContact(form: Locator, email: string): Promise<void> {
  await fillPerson(form, email);
  await fillHome(form);
  await choose(form.getByRole('radio', { name: 'Email' }));
  await form.getByLabel('What’s it about?').selectOption({ label: 'Parts' });
  await form.getByLabel('Your message').fill('Do you sell filters?');
}

export const leadForms: readonly LeadForm[] = [
  {
    path: '/',
    sent: 'Service Request Submitted',
    async fill(form, email) {
      await fillPerson(form, email);
      await form.getByLabel('Type of service').selectOption('Schedule Repair');
      await choose(form.getByLabel('Yes'));
      await form.getByLabel('How can we help?').fill('No cooling upstairs.');
    },
  },
  {
    path: '/neptune-beach-hvac',
    sent: 'Service Request Submitted',
    async fill(form, email) {
      await fillPerson(form, email);
      await choose(form.getByLabel('Yes'));
      await form.getByLabel('How can we help?').fill('A price for 1,800 square feet.');
    },
  },
  {
    path: '/contact',
    sent: 'Message Sent',
    fill: fillContact,
  },
  {
    path: '/referral',
    sent: 'Referral Submitted!',
    async fill(form, email) {
      const [you, friend] = [
        form.getByRole('group', { name: 'About you' }),
        form.getByRole('group', { name: 'Your friend' }),
      ];
      await fillPerson(you, email);
      await fillHome(you);
      await fillPerson(friend, 'friend@example.com');
      await fillHome(friend);
      await choose(friend.getByRole('radio').first());
    },
  },
  {
    path: '/careers',
    sent: 'Application Submitted!',
    file: true,
    stored: (email) => `"confirmEmail":"${email}"`,
    async fill(form, email) {
      await form.getByLabel('First name').fill('Rosa');
      await form.getByLabel('Last name').fill('Delgado');
      await fillHome(form);
      await form.getByLabel('State').selectOption('Florida');
      await form.getByLabel('Phone').fill('904-555-0199');
      // By field name, because a translation changes the labels.
      await form.locator('[name="email"]').fill(email);
      await form.locator('[name="confirmEmail"]').fill(email);
    },
  },
];

/** `npm run test:deep` tests every form with every fault; other runs test one of each kind. */
export const isDeep = 'DEEP' in process.env;

/** All forms share their form code, so one form without a file field and one with it are enough. */
export const sampleForms = leadForms.filter(({ path, file }) => isDeep || path === '/' || file);

export const formOf = (page: Page) => page.locator('form[data-lead-form]');
/** By type, because the label changes with the state. */
export const submitOf = (page: Page) => formOf(page).locator('button[type="submit"]').first();
export const answerOf = (page: Page) => formOf(page).locator('[name="captchaAnswer"]');
export const chooseFile = (page: Page) => page.getByLabel('Upload your résumé').setInputFiles(resume);

/** The values of the form's visible fields, without files. */
export const fieldValues = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement) =>
    [...new FormData(form)].filter(
      ([name, value]) => typeof value === 'string' && !/^captcha|^website$|^landing$|^sentFrom$/.test(name),
    ),
  );

/** Expects the chosen file: in the native field before hydration, listed below it after. */
export const expectFile = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByLabel('Upload your résumé')
        .evaluate(
          (input: HTMLInputElement) => (input.files?.[0]?.name ?? '') + (input.parentElement?.textContent ?? ''),
        ),
    )
    .toContain(resume.name);

/** Solves the math problem and submits. Hydration comes first, so that a submit queued before it does not send the answer. */
export async function finish(page: Page, { sent }: LeadForm): Promise<void> {
  await hydrated(page);
  const answer = answerOf(page);
  await expect(answer).toBeEnabled();
  await answer.fill(await captchaAnswer(page));
  await submitOf(page).click();
  await expect(page.getByText(sent).first()).toBeVisible();
}

/** Title of the page that answers a form without script. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the server's answer to a form that the browser posted: solves the math problem, and submits. */
export async function finishWithoutScript(page: Page, { file, sent }: LeadForm): Promise<void> {
  // No page can hold a file.
  await expect(titleOf(page)).toHaveText(
    file ? /^Two more steps: choose your résumé again/ : 'One more step: solve this problem',
  );
  if (file) await chooseFile(page);
  await answerOf(page).fill(await captchaAnswer(page));
  // Many people double-click all buttons.
  await submitOf(page).dblclick();
  await expect(titleOf(page)).toHaveText(sent);
}
