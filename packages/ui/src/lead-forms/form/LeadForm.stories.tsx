import { endpoints, personMessages, personQuestions, serviceRequestMessages } from '@hvac/content/model';
import { serviceRequestWords, sharedFormWords, type ServiceRequestWords } from '@hvac/content/words';
import { serviceRequestEs } from '@hvac/content/words/es';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UiProvider } from '../../api/UiProvider.tsx';
import { mockReceipt } from '../../mocks/leads.ts';
import { company } from '#test/fixtures/company.ts';
import { ServiceRequestForm } from '../ServiceRequestForm/ServiceRequestForm.tsx';
import { expectEmpty, expectKept, fillForm, submitForm } from '#test/forms/form.ts';
import { FilterForm } from '#test/forms/FilterForm.tsx';
import { inCard } from '#test/forms/inCard.tsx';
import { answerField, problemReady, type Play } from '#test/forms/play.ts';
import { request, serviceRequest } from '#test/forms/serviceRequest.ts';
import { expectSent, sendAnother } from '#test/forms/states.ts';
import { translatePage } from '#test/translatePage.ts';
import { dismissToast } from '#test/forms/toast.ts';

/** What every form for leads does, shown with the service request form. */
const meta = preview.meta({
  title: 'Lead forms/LeadForm',
  tags: ['new'],
  component: ServiceRequestForm,
  args: { company, onSuccess: fn() },
  decorators: [inCard],
});

const form = serviceRequest();

const ordered = fn((_order: unknown) => HttpResponse.json(mockReceipt, { status: 201 }));

/** Put right, a field's error goes at once; the summary keeps its place and strikes it out. */
export const PuttingThingsRight = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    await submitForm(context, form);
    await expect(await canvas.findByRole('heading', { name: 'Eight things to fix' })).toBeVisible();
    const lastName = canvas.getByRole('textbox', { name: 'Last name' });
    await expect(lastName).toBeInvalid();
    await userEvent.type(lastName, 'Delgado');
    await expect(lastName).not.toBeInvalid();
    await expect(canvas.getByRole('link', { name: 'Please enter your last name' })).toBeVisible();
  },
});

PuttingThingsRight.test('sends what a browser filled in without an event', async (context) => {
  const { canvas, userEvent } = context;
  await fillForm(context, form);
  const fields = ['First name', 'Phone', 'Email'].map((name) =>
    canvas.getByRole<HTMLInputElement>('textbox', { name }),
  );
  const values = fields.map(({ value }) => value);
  for (const field of fields) await userEvent.clear(field);
  await userEvent.click(answerField(canvas));
  fields.forEach((field, index) => (field.value = values[index] ?? ''));
  await submitForm(context, form);
  await expectSent(context, form);
});

/** A form of an app's own, with its own field, rule, words and endpoint. */
export const OwnForm = meta.story({
  render: () => <FilterForm company={company} />,
  beforeEach: ({ msw }) => msw.use(http.post('/api/filters', async ({ request: sent }) => ordered(await sent.json()))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    const size = canvas.getByRole('textbox', { name: 'Size of the filter' });
    await userEvent.type(size, 'large');
    await userEvent.type(answerField(canvas), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(size).toHaveAccessibleDescription('Please give three numbers, such as 16x25x1'));
    await userEvent.clear(size);
    await userEvent.type(size, '16x25x1');
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await dismissToast(context, 'Filter Ordered', 'We bring it with the next visit.');
    await expect(canvas.getByText('Filter Ordered').closest('[role="status"]')).toBeVisible();
    await expect(ordered).toHaveBeenCalledWith(expect.objectContaining({ size: '16x25x1', captchaAnswer: '12' }));
  },
});

/** One field says what is wrong with what stands in it. */
const oneThingToFix = (changes: Partial<typeof request>, field: string, message: string) => ({
  play: async (play: Play) => {
    await fillForm(play, serviceRequest(changes));
    await submitForm(play, form);
    await expect(await play.canvas.findByRole('heading', { name: 'One thing to fix' })).toBeVisible();
    await expect(play.canvas.getByRole('textbox', { name: field })).toHaveAccessibleDescription(message);
  },
});

export const InvalidEmail = meta.story(
  oneThingToFix({ email: 'r.delgado@' }, 'Email', 'Please enter a valid email address'),
);
InvalidEmail.test('changes its words on a page that the browser translates', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  translatePage(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'example.com');
  await expect(canvas.getByRole('heading', { name: 'All fixed. Please send it again' })).toBeVisible();
  translatePage(canvasElement);
  await submitForm(context, form);
  await expectSent(context, form);
  translatePage(canvasElement);
  const number = canvas.getByText('5F0C2B9E').closest('strong');
  await expect(number).toHaveAttribute('translate', 'no');
  await expect(canvas.getByText('r.delgado@example.com').closest('dd')).toHaveAttribute('translate', 'no');
  await sendAnother(context);
  translatePage(canvasElement);
  await expectEmpty(context, form);
});
InvalidEmail.test('announces a success once: the receipt has the focus, and the toast is silent', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'example.com');
  await submitForm(context, form);
  await waitFor(() =>
    expect(canvas.getByRole('region', { name: /Notifications/ })).toHaveTextContent(form.success.title),
  );
  const said = [...canvasElement.ownerDocument.querySelectorAll('[role="status"], [aria-live]')].filter(
    (region) => !region.closest('[role="region"]') && region.textContent.includes(form.success.title),
  );
  await expect(said).toHaveLength(1);
  await dismissToast(context, form.success.title, form.success.description);
});
export const ShortPhone = meta.story(oneThingToFix({ phone: '555-014' }, 'Phone', 'Please enter a valid phone number'));

const ownWords: ServiceRequestWords = {
  ...serviceRequestWords,
  what: 'question',
  read: 'Questions are read {hours}.',
  submit: { idle: 'Ask us', sending: 'Asking...' },
  success: { title: 'You asked us', description: 'You have an answer today.' },
  failure: 'That did not reach us.',
  privacy: 'We tell nobody.',
};
/** Another company says it all in its own words. */
export const InOwnWords = meta.story({ args: { words: ownWords } });
InOwnWords.test('says what could not be sent, then what was sent', async (context) => {
  const ownForm = { ...form, submitLabel: ownWords.submit, success: ownWords.success };
  context.msw.use(http.post(form.endpoint, () => HttpResponse.error(), { once: true }));
  await fillForm(context, ownForm);
  await submitForm(context, ownForm);
  await dismissToast(context, 'Error', ownWords.failure);
  await submitForm(context, ownForm);
  await expectSent(context, ownForm);
});

/** What the company says of itself in Spanish. */
const companyEs = {
  ...company,
  officeHours: ['de lunes a viernes, de 8:00 a 17:00'],
  emergency: { ...company.emergency, answered: 'Contestamos de día y de noche' },
} as const;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);
/** Every English text that the form could show, but for those with something to fill in. */
const english = textsOf([serviceRequestWords, sharedFormWords, personMessages, serviceRequestMessages])
  .concat(Object.values(personQuestions).map(({ label }) => label))
  .filter((text) => text.length > 5 && !text.includes('{') && !textsOf(serviceRequestEs).includes(text));

async function expectNoEnglish({ canvasElement }: { canvasElement: HTMLElement }) {
  const shown = canvasElement.querySelector('form');
  for (const text of english) await expect(shown).not.toHaveTextContent(text);
}

/** The form in the package’s second language; what is sent is the same. */
export const InSpanish = meta.story({
  args: { words: serviceRequestEs, company: companyEs },
  play: async (context) => {
    await problemReady(context.canvas);
    await expect(context.canvas.getByRole('form', { name: 'Solicitar servicio' })).toBeVisible();
    await expectNoEnglish(context);
  },
});

export const InSpanishInvalid = meta.story({
  args: { words: serviceRequestEs, company: companyEs },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar solicitud' }));
    await expect(await canvas.findByRole('heading', { name: 'Ocho cosas por corregir' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription('Escriba su nombre');
    await expectNoEnglish(context);
  },
});

/** Fills in the Spanish form and sends it. */
async function sendInSpanish({ canvas, userEvent }: Play) {
  await problemReady(canvas);
  const texts = {
    Nombre: 'Rosa',
    Apellido: 'Delgado',
    Teléfono: '904-555-0199',
    'Correo electrónico': 'r@example.com',
  };
  for (const [name, text] of Object.entries({ ...texts, '¿En qué podemos ayudarle?': 'No enfría.' })) {
    await userEvent.click(canvas.getByRole('textbox', { name }));
    await userEvent.paste(text);
  }
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'Programar una reparación');
  await userEvent.click(canvas.getByRole('radio', { name: 'Sí' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Resuelva/ }), '12');
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar solicitud' }));
}

/** The server’s English sentence is said in Spanish, with its number. */
export const InSpanishRefused = meta.story({
  args: { words: serviceRequestEs, company: companyEs },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(endpoints.serviceRequests, () =>
        HttpResponse.text('Too many requests. Please try again in 10 minutes.', { status: 429 }),
      ),
    ),
  play: async (context) => {
    await sendInSpanish(context);
    await dismissToast(context, 'Error', 'Demasiados intentos. Inténtelo de nuevo en 10 minutos.');
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Aún no se envió');
    await expectNoEnglish(context);
  },
});

export const InSpanishSent = meta.story({
  args: { words: serviceRequestEs, company: companyEs },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(endpoints.serviceRequests, async ({ request: sent }) => {
        ordered(await sent.json());
        return HttpResponse.json(mockReceipt, { status: 201 });
      }),
    ),
  play: async (context) => {
    await sendInSpanish(context);
    await dismissToast(context, serviceRequestEs.success.title, serviceRequestEs.success.description);
    await expect(context.canvas.getByText('Lo que envió')).toBeVisible();
    await expect(ordered).toHaveBeenLastCalledWith(
      expect.objectContaining({ serviceType: 'Schedule Repair', isNewCustomer: true }),
    );
    await expectNoEnglish(context);
  },
});

const longTexts = {
  message: `${request.message} `.repeat(100),
  firstName: 'Maximiliana Wilhelmina Konstantinopolitanska-Featherstonehaugh',
};
export const LongText = meta.story(
  oneThingToFix(longTexts, 'How can we help?', 'Please use 5,000 characters or fewer'),
);

export const SummaryLinkFocusesField = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await problemReady(canvas);
    await submitForm(context, form);
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Please enter your first name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Please select the type of service you need' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** The receipt gives way to the form, empty, with the focus in its first field. */
export const SendingAnother = meta.story({
  parameters: { visual: { skip: 'Looks like Idle of each form' } },
  play: async (context) => {
    await fillForm(context, form);
    await submitForm(context, form);
    await expectSent(context, form);
    await sendAnother(context);
    await expect(context.canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(context.canvas.queryByText('What you sent')).toBeNull();
    await expectEmpty(context, form);
  },
});

/** An answer that cannot be read is no failure: the lead was taken, and has no number to quote. */
export const SentWithoutANumber = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(endpoints.serviceRequests, () => new HttpResponse('', { status: 201 }))),
  play: async (context) => {
    await fillForm(context, form);
    await submitForm(context, form);
    await dismissToast(context, form.success.title, form.success.description);
    const title = context.canvas.getByText(form.success.title);
    await expect(title.closest('[role="status"]')).toHaveTextContent(form.success.description);
    await expect(context.canvas.queryByText(/^Your request number/)).toBeNull();
  },
});

const prerenderedPage = (args: ComponentProps<typeof ServiceRequestForm>) => (
  <UiProvider>
    <ServiceRequestForm {...args} />
  </UiProvider>
);

/** As the server writes it, before the script arrives. */
export const Prerendered = meta.story({
  render: (args) => (
    <div
      data-testid="prerendered"
      ref={(container) => {
        if (container) container.innerHTML = renderToString(prerenderedPage(args));
      }}
    />
  ),
});

let hydrated: Root | undefined;
const unmount = () => () => {
  hydrated?.unmount();
  hydrated = undefined;
};

Prerendered.test('sends what was typed before hydration', { beforeEach: unmount }, async (context) => {
  const { args, canvas, userEvent } = context;
  await expect(canvas.getByText('Loading...')).toBeVisible();
  await fillForm(context, form, '');
  const firstName = canvas.getByRole('textbox', { name: 'First name' });
  firstName.focus();
  const onRecoverableError = fn();
  hydrated = hydrateRoot(canvas.getByTestId('prerendered'), prerenderedPage(args), { onRecoverableError });
  await problemReady(canvas);
  await expect(onRecoverableError).not.toHaveBeenCalled();
  await expect(firstName).toHaveFocus();
  await expectKept(context, form);
  await userEvent.type(answerField(canvas), '12');
  await submitForm(context, form);
  await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
});

// React-hook-form clears a second choice as it learns of the radio buttons.
Prerendered.test('keeps the second choice made before hydration', { beforeEach: unmount }, async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
  hydrated = hydrateRoot(canvas.getByTestId('prerendered'), prerenderedPage(args));
  await problemReady(canvas);
  await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
  await expect(await canvas.findByRole('alert')).not.toHaveTextContent('new customer');
});

/** A reload puts the draft back before hydration, too. */
export const ChosenBeforeHydration = Prerendered.extend({
  parameters: { visual: { skip: 'Looks like Repair of AfterHours' } },
  globals: { clock: '2026-07-04T02:00:00-04:00' },
  beforeEach: unmount,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Schedule Repair');
    hydrated = hydrateRoot(canvas.getByTestId('prerendered'), prerenderedPage(args));
    await problemReady(canvas);
    await expect(await canvas.findByText('We won’t see this until 8 AM Monday.')).toBeVisible();
  },
});
