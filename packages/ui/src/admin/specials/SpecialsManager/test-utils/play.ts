import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';

/** What a play function of these stories works with. */
export type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement'>;

/** A special as the office types it. */
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

/** Also while the list stands in its place, on a phone. */
export const formOf = ({ canvas }: Play) => canvas.getByRole('form', { hidden: true });
export const field = (context: Play, label: Label) =>
  within(formOf(context)).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** The news between the form and the list. */
export function newsOf({ canvasElement }: Play): HTMLElement {
  const news = canvasElement.querySelector<HTMLElement>('[data-news]');
  if (!news) throw new Error('There is no place for news');
  return news;
}

/** On a phone, where the form stands in place of the list: leaves it, with what was typed. */
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

/** Fills the form in for a new special. Text is pasted: each key typed draws the card and the list anew, which takes most of a story's time. */
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

/** Everything is as it was typed. */
export async function expectTyped(context: Play) {
  for (const [label, text] of Object.entries(typed)) await expect(field(context, label as Label)).toHaveValue(text);
  await expect(field(context, 'Expiration date')).toHaveValue(offer.expirationDate);
}

/** What the API says when it fails by itself. */
export const serverSentence = 'Something went wrong on our end. Please try again, or call us.';

export const edit = async (context: Play, title: string) => {
  await toList(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: `Edit ${title}` }));
};

/** The titles in the list, from its top. */
export const rowsOf = ({ canvas }: Play) =>
  within(canvas.getByRole('region', { name: 'All Specials' })).getAllByRole('heading', { level: 3 });
