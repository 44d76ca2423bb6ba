import { endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failures } from '../../mocks/failures.ts';
import { company } from '#test/fixtures/company.ts';
import { mockReceipt } from '../../mocks/leads.ts';
import { ServiceRequestForm } from '../ServiceRequestForm/ServiceRequestForm.tsx';
import { expectKept, fillForm, submitForm } from '#test/forms/form.ts';
import { inCard } from '#test/forms/inCard.tsx';
import { answerField, problemReady } from '#test/forms/play.ts';
import { serviceRequest } from '#test/forms/serviceRequest.ts';
import { dismissToast } from '#test/forms/toast.ts';

/** How every form for leads treats its math problem, shown with the service request form. */
const meta = preview.meta({
  title: 'Lead forms/LeadForm captcha',
  component: ServiceRequestForm,
  args: { company, onSuccess: fn() },
  decorators: [inCard],
});

const form = serviceRequest();

const posts: unknown[] = [];

/** Spaces are no answer: a toast says so, the reason stays at the field, and nothing is sent. */
export const GuardWhitespaceAnswer = meta.story({
  beforeEach({ msw }) {
    posts.length = 0;
    msw.use(
      http.post(endpoints.serviceRequests, async ({ request }) => {
        posts.push(await request.json());
        return HttpResponse.json(mockReceipt, { status: 201 });
      }),
    );
  },
  play: async (context) => {
    await fillForm(context, form, '   ');
    await submitForm(context, form);
    await dismissToast(context, 'Error', 'Please complete the CAPTCHA to submit.');
    const answer = answerField(context.canvas);
    await expect(answer).toHaveAccessibleDescription('Please complete the CAPTCHA to submit.');
    await expect(answer).toHaveFocus();
    await expect(posts).toHaveLength(0);
    await expectKept(context, form);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.captcha).neverAnswers);
  },
  play: async (context) => {
    const { canvas } = context;
    await fillForm(context, form, '');
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(answerField(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'New Problem' })).toBeDisabled();
    await submitForm(context, form);
    await dismissToast(context, 'Error', 'Please complete the CAPTCHA to submit.');
    await expectKept(context, form);
  },
});

export const Unavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.captcha).serverError);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to fetch CAPTCHA. Press New Problem to try again.');
    await expect(answerField(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'New Problem' })).toBeEnabled();
  },
});

export const ArrivesAtTheSecondTry = meta.story({
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
