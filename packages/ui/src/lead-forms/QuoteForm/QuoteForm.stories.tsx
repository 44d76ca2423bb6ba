import { endpoints, serviceRequestPayload } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { quoteWords } from '#test/fixtures/cityPage.ts';
import { company } from '#test/fixtures/company.ts';
import { mockReceipt } from '../../mocks/leads.ts';
import { QuoteCard } from '../../site/sections/QuoteCard/QuoteCard.tsx';
import { fillForm, submitForm, type FormStories } from '#test/forms/form.ts';
import { personAnswers } from '#test/forms/person.ts';
import { expectSent, leadStates, type Mocked } from '#test/forms/states.ts';
import { QuoteForm } from './QuoteForm.tsx';

const meta = preview.meta({
  title: 'Lead forms/QuoteForm',
  component: QuoteForm,
  args: { city: 'Fernandina', send: quoteWords.send, labelledBy: 'quote-title', company, onSuccess: fn() },
  decorators: [
    // Where it stands on a city's page.
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <QuoteCard {...quoteWords}>
          <Story />
        </QuoteCard>
      </div>
    ),
  ],
});

const form: FormStories = {
  endpoint: endpoints.serviceRequests,
  submitLabel: { idle: 'Get my free quote', sending: 'SUBMITTING...' },
  success: {
    title: 'Service Request Submitted',
    description: "We'll contact you shortly to schedule your service.",
  },
  fallback: 'Failed to submit service request. Please try again.',
  fields: [
    ...personAnswers().slice(0, 4),
    { label: 'Are you a new customer?', choice: 'No', message: 'Please select if you are a new customer' },
    {
      label: 'How can we help?',
      text: '1,900 square feet, a heat pump from 2009.',
      message: 'Please describe what assistance you need',
    },
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

const posts: unknown[] = [];

const keepPosts = ({ msw }: Mocked) => {
  posts.length = 0;
  msw.use(
    http.post(endpoints.serviceRequests, async ({ request }) => {
      posts.push(await request.json());
      return HttpResponse.json(mockReceipt, { status: 201 });
    }),
  );
};

Success.test(
  'is sent as a service request that begins with the city',
  {
    beforeEach: keepPosts,
  },
  async () => {
    await expect(serviceRequestPayload.parse(posts[0])).toMatchObject({
      serviceType: 'New System Quote',
      isNewCustomer: false,
      message: 'Quote for Fernandina: 1,900 square feet, a heat pump from 2009.',
    });
  },
);

Idle.test(
  'is sent as a repair when something is broken',
  {
    beforeEach: keepPosts,
  },
  async (context) => {
    await fillForm(context, form);
    const about = context.canvas.getByRole('combobox', { name: 'What do you need a quote for?' });
    await context.userEvent.selectOptions(about, 'A repair');
    await submitForm(context, form);
    await expectSent(context, form);
    await expect(serviceRequestPayload.parse(posts[0])).toMatchObject({ serviceType: 'Schedule Repair' });
  },
);
