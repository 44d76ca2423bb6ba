import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';

/** The context of a play function. */
export type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement'>;

/** A new special. */
export const offer = {
  title: 'Holiday heat check',
  discount: '$59',
  description: 'A look at the furnace before the family comes.',
  terms: 'One system. Parts extra.',
  expirationDate: '2026-12-24',
};

const typed = {
  Title: offer.title,
  'Discount label': offer.discount,
  Description: offer.description,
  Terms: offer.terms,
} as const;
type Label = keyof typeof typed | 'Start date' | 'Expiration date' | 'Print URL';

/** Also while the form is hidden, on a phone. */
export const formOf = ({ canvas }: Play) => canvas.getByRole('form', { hidden: true });
export const field = (context: Play, label: Label) =>
  within(formOf(context)).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** The live region with the result of the last change. */
export function noticeOf({ canvasElement }: Play): HTMLElement {
  const notice = canvasElement.querySelector<HTMLElement>('[data-notice]');
  if (!notice) throw new Error('There is no place for a notice');
  return notice;
}

/** On a phone, where the form replaces the list: goes back to the list, and keeps the draft. */
export const toList = async ({ canvas, userEvent }: Play) => {
  const back = canvas.queryByRole('button', { name: 'Back to the list' });
  if (back) await userEvent.click(back);
};

/** Opens the form for a new special. */
export const openNew = async (context: Play) => {
  const { canvas, userEvent } = context;
  await toList(context);
  await canvas.findByRole('button', { name: 'Edit Fall tune-up' });
  await userEvent.click(canvas.getByRole('button', { name: 'New special' }));
};

/** Fills in the form for a new special. Pastes text, because each typed key renders the card and the list again. */
export async function fill(context: Play, more: Partial<Record<Label, string>> = {}) {
  await openNew(context);
  for (const [label, text] of Object.entries({ ...typed, ...more })) {
    await context.userEvent.click(field(context, label as Label));
    await context.userEvent.paste(text);
  }
  await fireEvent.change(field(context, 'Expiration date'), { target: { value: offer.expirationDate } });
}

export const save = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Create|Update) Special$/ }));

export async function create(context: Play) {
  await fill(context);
  await save(context);
  await context.canvas.findByRole('button', { name: `Edit ${offer.title}` });
}

/** All fields have the values of `fill`. */
export async function expectTyped(context: Play) {
  for (const [label, text] of Object.entries(typed)) await expect(field(context, label as Label)).toHaveValue(text);
  await expect(field(context, 'Expiration date')).toHaveValue(offer.expirationDate);
}

/** The API's message for a status of 500. */
export const serverSentence = 'Something went wrong on our end. Please try again, or call us.';

export const edit = async (context: Play, title: string) => {
  await toList(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: `Edit ${title}` }));
};

/** The titles in the list, in order. */
export const rowsOf = ({ canvas }: Play) =>
  within(canvas.getByRole('region', { name: 'All Specials' })).getAllByRole('heading', { level: 3 });
