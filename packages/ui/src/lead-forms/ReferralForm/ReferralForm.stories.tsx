import { endpoints, usStates } from '@hvac/content/model';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { inCard } from '#test/forms/inCard.tsx';
import { control, fillForm, submitForm, type FormField, type FormStories } from '#test/forms/form.ts';
import { personAnswers } from '#test/forms/person.ts';
import { leadStates } from '#test/forms/states.ts';
import { ReferralForm } from './ReferralForm.tsx';

const meta = preview.meta({
  title: 'Lead forms/ReferralForm',
  component: ReferralForm,
  args: { company, onSuccess: fn() },
  decorators: [inCard],
});

const group = 'Your friend';
const friend: FormField[] = [
  { group, label: 'First name', text: 'Noah', message: "Please enter your friend's first name" },
  { group, label: 'Last name', text: 'Whitfield', message: "Please enter your friend's last name" },
  { group, label: 'Phone', text: '904-555-0150', message: 'Please enter a valid phone number for your friend' },
  { group, label: 'Email', text: 'noah@example.com', message: "Your friend's email is required" },
  { group, label: 'Street address', text: '7 Heron Court', message: "Please enter your friend's street address" },
  { group, label: 'City', text: 'Brunswick', message: "Please enter your friend's city" },
  { group, label: 'State', option: 'Georgia' },
  { group, label: 'ZIP code', text: '31520', message: 'Please enter a valid ZIP code for your friend' },
];

const noEmail: FormField = { group, label: 'Email', text: 'noah@' };

const form: FormStories = {
  endpoint: endpoints.referrals,
  submitLabel: { idle: 'Submit referral', sending: 'Submitting Referral...' },
  success: {
    title: 'Referral Submitted!',
    description: "Thank you for your referral! We'll contact both you and your friend soon.",
  },
  fallback: 'Failed to submit referral. Please try again.',
  fields: [
    ...personAnswers('About you'),
    ...friend,
    {
      label: 'What does your friend need?',
      choice: 'Maintenance',
      message: 'Please select what your friend needs',
    },
    { label: 'Comments', text: 'Best reached in the evening.' },
  ],
};
const states = leadStates(form);

export const Idle = meta.story({ ...states.idle });
export const Submitting = meta.story(states.submitting);
export const Success = meta.story(states.success);
export const Invalid = meta.story(states.invalid);
export const ServerError = meta.story(states.serverError);
export const Offline = meta.story(states.offline);
export const CaptchaError = meta.story(states.captchaError);

export const InvalidFriendEmail = meta.story({
  play: async (context) => {
    const wrong = form.fields.map((field) => (field.label === 'Email' && field.group === group ? noEmail : field));
    await fillForm(context, { ...form, fields: wrong });
    await submitForm(context, form);
    await expect(await context.canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(control(context.canvas, noEmail)).toHaveAccessibleDescription(
      'Please enter a valid email address for your friend',
    );
  },
});

Idle.test('begins in Florida for both, and fills in the visitor alone', async ({ canvas }) => {
  for (const state of canvas.getAllByRole<HTMLSelectElement>('combobox', { name: 'State' })) {
    await expect(state).toHaveValue('Florida');
    await expect(Array.from(state.options, ({ value }) => value)).toEqual([...usStates]);
  }
  const [own, other] = canvas.getAllByRole('textbox', { name: 'Phone' });
  await expect(own).toHaveAttribute('autocomplete', 'tel');
  await expect(other).toHaveAttribute('autocomplete', 'off');
  await expect(canvas.getByText(/your friend has agreed to be contacted/)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Comments' })).not.toBeRequired();
});
