import { endpoints } from '@hvac/content/model';
import type { FormStories } from './form.ts';
import { personAnswers } from './person.ts';
import type { Play } from './play.ts';

/** A résumé of 340 KB. */
export const resume = new File(['%PDF-1.7\n'.padEnd(348_160)], 'Rosa Delgado resume.pdf', { type: 'application/pdf' });

export const resumeInput = (canvas: Play['canvas']) => canvas.getByLabelText<HTMLInputElement>('Upload your résumé');

/** Chooses a file as a visitor does who has the picker show all files. */
export function pick(canvas: Play['canvas'], file: File) {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = resumeInput(canvas);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The careers form. @param file the résumé; none leaves it out */
export const careers = (file?: File): FormStories => ({
  endpoint: endpoints.careerApplications,
  submitLabel: { idle: 'Submit application', sending: 'Submitting Application...' },
  success: {
    title: 'Application Submitted!',
    description: "Thank you for your application! We'll review it and get back to you if you're a good fit.",
  },
  fallback: 'There was a problem submitting your application. Please try again.',
  fields: [
    ...byLabel(['First name', 'Last name', 'Street address', 'City']),
    { label: 'State', option: 'Florida', message: 'Please select your state' },
    ...byLabel(['ZIP code', 'Phone', 'Email']),
    { label: 'Confirm email', text: 'r.delgado@example.com', message: 'Please confirm your email' },
    { label: 'Education level', option: 'Trade school' },
    { label: 'School name', text: 'First Coast Technical College' },
    { group: 'Latest job', label: 'Company', text: 'Gulf Air Systems' },
    { group: 'Latest job', label: 'Position', text: 'Install helper' },
    { group: 'First certification', label: 'Certification', text: 'EPA 608 Universal' },
    { label: 'Additional information', text: 'I rebuilt the air handler of my uncle’s shop.' },
  ],
  ...(file && {
    fillMore: async ({ canvas }) => {
      pick(canvas, file);
      await canvas.findByText(file.name);
    },
  }),
});

const byLabel = (labels: readonly string[]) =>
  labels.flatMap((label) => personAnswers().find((field) => field.label === label) ?? []);
