import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company, phone } from '#test/fixtures/company.ts';
import { CareerForm } from '../CareerForm/CareerForm.tsx';
import { ServiceRequestForm } from '../ServiceRequestForm/ServiceRequestForm.tsx';
import { PostedFormPage } from './PostedFormPage.tsx';

const values = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  phone: '(904) 555-0199',
  email: 'r.delgado@example.com',
  serviceType: 'Schedule Repair',
  isNewCustomer: 'yes',
  message: 'No cool air upstairs.\nSince Monday.',
};
const captcha = { question: '7 + 5 =', token: 'token' };

const meta = preview.meta({
  title: 'Pages/Posted form',
  component: PostedFormPage,
  parameters: { layout: 'fullscreen' },
  args: {
    phone,
    posted: { values, errors: {}, captcha },
    children: <ServiceRequestForm company={company} headingLevel={2} />,
  },
});

export const LastStep = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('One more step: solve this problem');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Rosa');
    await expect(canvas.getByRole('combobox', { name: 'Type of service' })).toHaveValue('Schedule Repair');
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(canvas.getByDisplayValue(/^No cool air upstairs/)).toHaveValue(values.message);
  },
});

/** Everything is right, and no page can hold a file. */
export const ChooseFileAgain = meta.story({
  args: {
    posted: { values: { firstName: 'Rosa' }, errors: { resume: 'Please choose your résumé again.' }, captcha },
    children: <CareerForm company={company} headingLevel={2} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Two more steps: choose your résumé/);
    await expect(canvas.getByRole('link', { name: 'Please choose your résumé again.' })).toBeVisible();
    await expect(canvas.getByText('7 + 5 =')).toBeVisible();
  },
});

/** The links of the summary stand as their fields do. */
export const WrongAnswersAndFile = meta.story({
  parameters: { visual: { skip: 'Looks like the other two' } },
  args: {
    posted: {
      values: {},
      errors: { captchaAnswer: 'Captcha', educationLevel: 'Education', resume: 'Résumé', firstName: 'Name' },
      captcha,
    },
    children: <CareerForm company={company} headingLevel={2} />,
  },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('alert'));
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Résumé',
      'Education',
      'Captcha',
    ]);
  },
});

export const WrongAnswers = meta.story({
  args: {
    posted: {
      values: { ...values, phone: '12' },
      errors: {
        phone: 'Please enter a valid phone number',
        captchaAnswer: 'Please solve the math problem to submit',
      },
      captcha,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Please enter a valid phone number' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('aria-invalid', 'true');
  },
});

export const NotStored = meta.story({
  args: {
    posted: {
      values,
      errors: {},
      failure: 'We couldn’t save this. Please try again in a minute, or call us.',
      captcha,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Not sent yet');
  },
});
