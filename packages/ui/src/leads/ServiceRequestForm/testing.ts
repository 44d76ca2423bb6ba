import type { StoryContext } from '@storybook/react-vite';
import { within, waitFor } from 'storybook/test';

/** What a play function of these stories works with. */
export type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A visitor's request. */
export const lead = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  phone: '904-555-0199',
  email: 'r.delgado@example.com',
  serviceType: 'Schedule Repair',
  message: 'Upstairs unit runs but blows warm air since Tuesday.',
};

/** Waits until the math problem is there to be solved. */
export const problemReady = (canvas: Play['canvas'], problem = '7 + 5 =') => canvas.findByText(problem);

export const answerField = (canvas: Play['canvas']) =>
  canvas.getByRole('textbox', { name: /^Solve the math problem/ }) as HTMLInputElement;

/** Fills in the whole form as a visitor does. */
export async function fill({ canvas, userEvent }: Play, changes: Partial<typeof lead> & { answer?: string } = {}) {
  const { answer = '12', ...values } = { ...lead, ...changes };
  if (answer) await problemReady(canvas);
  const type = async (name: string, text: string) => {
    if (text) await userEvent.type(canvas.getByRole('textbox', { name }), text);
  };
  await type('First name', values.firstName);
  await type('Last name', values.lastName);
  await type('Phone', values.phone);
  await type('E-mail', values.email);
  if (values.serviceType) await userEvent.selectOptions(canvas.getByRole('combobox'), values.serviceType);
  await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
  await type('What assistance do you need?', values.message);
  if (answer) await userEvent.type(answerField(canvas), answer);
}

export const submit = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));

/** Waits for a toast with these words, and takes it away so that the picture shows the form beneath. */
export async function dismissToast({ canvas, userEvent }: Play, title: string, description: string) {
  const region = within(await canvas.findByRole('region', { name: 'Notifications (F8)' }));
  await waitFor(() => region.getByText(title));
  region.getByText(description);
  await userEvent.click(region.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => {
    if (region.queryByText(title)) throw new Error('The toast is still there');
  });
}
