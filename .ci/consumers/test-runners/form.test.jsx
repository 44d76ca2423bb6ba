import { serviceRequestEs } from '@hvac/content/words/es';
import { ServiceRequestForm, UiProvider } from '@hvac/ui/lead-forms';
import { handlers } from '@hvac/ui/mocks';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const company = {
  phone: { display: '(904) 555-0142', dial: '+19045550142' },
  email: 'service@example.com',
  openingHours: { days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00' },
  officeHours: ['Monday to Friday, 8 AM to 5 PM'],
  emergency: { heading: 'No heat?', text: 'We come.', line: 'Call', call: 'now', answered: 'We answer at night' },
  privacyPage: '/privacy',
};

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(cleanup);

const show = (words) =>
  render(
    <UiProvider>
      <ServiceRequestForm company={company} words={words} />
    </UiProvider>,
  );

test('a request is sent, and its receipt shows', async () => {
  const user = userEvent.setup();
  show();
  await screen.findByText(/What is|\d+ [+−-] \d+/);
  const sum = /(\d+) ([+−-]) (\d+)/.exec(document.body.textContent);
  const answer = sum[2] === '+' ? Number(sum[1]) + Number(sum[3]) : Number(sum[1]) - Number(sum[3]);
  await user.type(screen.getByLabelText(/First name/), 'Dana');
  await user.type(screen.getByLabelText(/Last name/), 'Rivers');
  await user.type(screen.getByLabelText(/Phone/), '904-555-0143');
  await user.type(screen.getByRole('textbox', { name: /mail/i }), 'dana@example.com');
  await user.selectOptions(screen.getByLabelText(/Type of service/), 'Schedule Repair');
  await user.click(screen.getByLabelText('Yes'));
  await user.type(document.querySelector('textarea[name=message]'), 'No cold air');
  await user.type(document.querySelector('input[name=captchaAnswer]'), String(answer));
  await user.click(screen.getByRole('button', { name: /submit|send/i }));
  expect((await screen.findAllByText('Service Request Submitted')).length).toBeGreaterThan(0);
});

test('an invalid form moves the focus to what is to be fixed', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: /submit|send/i }));
  expect((await screen.findAllByText('Please enter your first name')).length).toBeGreaterThan(0);
});

test('a form in Spanish says in Spanish what is to be fixed', async () => {
  const user = userEvent.setup();
  show(serviceRequestEs);
  await screen.findByText(/\d+ [+−-] \d+/);
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect((await screen.findAllByText('Escriba su nombre')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Please/)).toBeNull();
});
