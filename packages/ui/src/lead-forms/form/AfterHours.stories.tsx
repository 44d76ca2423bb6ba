import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { quoteWords } from '#test/fixtures/cityPage.ts';
import { fillForm, submitForm } from '#test/forms/form.ts';
import { inCard } from '#test/forms/inCard.tsx';
import { problemReady, type Play } from '#test/forms/play.ts';
import { serviceRequest } from '#test/forms/serviceRequest.ts';
import { expectSent } from '#test/forms/states.ts';
import { runTimers } from '#test/timers.ts';
import MockDate from 'mockdate';
import { ContactForm } from '../ContactForm/ContactForm.tsx';
import { QuoteForm } from '../QuoteForm/QuoteForm.tsx';
import { ServiceRequestForm } from '../ServiceRequestForm/ServiceRequestForm.tsx';

/** A form that nobody reads before morning says so to whoever cannot wait, and leads to the phone. */
const meta = preview.meta({
  title: 'Lead forms/AfterHours',
  component: ServiceRequestForm,
  args: { company, onSuccess: fn() },
  // A Saturday.
  globals: { clock: '2026-07-04T02:00:00-04:00' },
  decorators: [inCard],
});

const form = serviceRequest();
const warning = 'We won’t see this until 8 AM Monday.';

const choose = async ({ canvas, userEvent }: Play, question: string, option: string) => {
  await problemReady(canvas);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: question }), option);
};

const expectWarning = async ({ canvas }: Play) => {
  const status = (await canvas.findByText(warning)).closest('[role="status"]');
  await expect(status).toHaveTextContent('For help now, call:');
  await expect(status?.querySelector('a')).toHaveAttribute('href', `tel:${company.phone.dial}`);
};

/** A repair cannot wait. The warning goes when something else is chosen. */
export const Repair = meta.story({
  play: async (context) => {
    await choose(context, 'Type of service', 'Schedule Maintenance');
    await expect(context.canvas.queryByText(warning)).toBeNull();
    await choose(context, 'Type of service', 'Schedule Repair');
    await expectWarning(context);
  },
});

export const BrokenInACity = meta.story({
  render: () => <QuoteForm company={company} city="Fernandina" send={quoteWords.send} />,
  play: async (context) => {
    await choose(context, 'What do you need a quote for?', 'A new system');
    await expect(context.canvas.queryByText(warning)).toBeNull();
    await choose(context, 'What do you need a quote for?', 'A repair');
    await expectWarning(context);
  },
});

export const ServiceByContact = meta.story({
  render: () => <ContactForm company={company} />,
  play: async (context) => {
    await choose(context, 'What’s it about?', 'Service or maintenance');
    await expectWarning(context);
  },
});

/** On a holiday the form says why the office is closed. */
export const Holiday = meta.story({
  globals: { clock: '2026-11-26T10:00:00-05:00' },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Type of service', 'Schedule Maintenance');
    await expect(canvas.getByText('Our office is closed today for Thanksgiving.')).toBeVisible();
    await choose(context, 'Type of service', 'Schedule Repair');
    const title = 'Our office is closed today for Thanksgiving. We won’t see this until 8 AM Friday.';
    await expect(await canvas.findByText(title)).toBeVisible();
  },
});

/** The receipt says once when the request will be read. */
export const Sent = meta.story({
  parameters: { visual: { skip: 'Looks like Success of the service request' } },
  play: async (context) => {
    await fillForm(context, form);
    await submitForm(context, form);
    await expectSent(context, form);
    const receipt = context.canvas.getByText(form.success.title).closest('[role="status"]');
    await expect(receipt).toHaveTextContent('Your request will be read at 8 AM Monday. For help before then, call');
    await expect(receipt).not.toHaveTextContent('Monday to Friday');
  },
});

/** In office hours the receipt says by when, and the toast covers none of it. */
export const SentInOfficeHours = meta.story({
  parameters: { visual: { skip: 'Looks like Success of the service request' } },
  globals: { clock: '2026-07-06T10:00:00-04:00' },
  // As in a page: something stands above the form, and below.
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '300px 900px' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await fillForm(context, form);
    await submitForm(context, form);
    const toasts = within(await screen.findByRole('region', { name: /Notifications/ }));
    const { bottom } = (await toasts.findByRole('listitem')).getBoundingClientRect();
    await expectSent(context, form);
    const receipt = context.canvas.getByText(form.success.title).closest('[role="status"]');
    await expect(receipt).toHaveTextContent('The office is open. We call by 5 PM.');
    await expect(receipt).not.toHaveTextContent('Requests are read');
    await expect(bottom).toBeLessThan(window.innerHeight / 2);
    await waitFor(() => expect(receipt?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
  },
});

/** The office closes while somebody fills the form in. */
export const ClosingTime = meta.story({
  parameters: { visual: { skip: 'Looks like Repair' } },
  globals: { clock: '2026-11-20T16:59:30-05:00' },
  play: async (context) => {
    await choose(context, 'Type of service', 'Schedule Repair');
    await expect(context.canvas.getByText(/^Requests are read Monday to Friday/)).toBeVisible();
    await expect(context.canvas.queryByText(warning)).toBeNull();
    MockDate.set('2026-11-20T17:00:30-05:00');
    await runTimers(60_000);
    await waitFor(() => expectWarning(context));
  },
});
