import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { realInput } from '#test/realInput.ts';
import { rowOf } from '#test/rowOf.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: readonly [AccordionItem, AccordionItem, AccordionItem] = [
  {
    title: 'There is ice on my AC. What should I do first?',
    content: (
      <Text>
        Turn cooling off at the thermostat and set the fan to On, so the air in the room melts the ice. Expect several
        hours, and put towels under the air handler, because all that ice becomes water.
      </Text>
    ),
    id: 'ice',
  },
  {
    title: 'How often should I change the filter?',
    content: <Text>Every 1 to 3 months; monthly in summer, or with a pet in the house.</Text>,
  },
  { title: 'How long does an AC last here?', content: <Text>About 15 to 20 years.</Text> },
];

const meta = preview.meta({
  title: 'Components/Accordion',
  component: Accordion,
  argTypes: { level: { options: [1, 2, 3, 4] } },
  args: { items },
});

export const Closed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('summary')];
    await expect(rows).toHaveLength(3);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText(/towels/)).not.toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: /filter/ })).toBeVisible();
  },
});
export const OneOpen = meta.story({
  args: { items: [{ ...items[0], open: true }, items[1], items[2]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/towels/)).toBeVisible();
  },
});
export const OpensAndCloses = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowOf(canvas.getByText(items[0].title)));
    await userEvent.click(rowOf(canvas.getByText(items[1].title)));
    // Several can be open: opening one must not close the answer that is being read.
    await expect(canvas.getByText(/towels/)).toBeVisible();
    await expect(canvas.getByText(/monthly in summer/)).toBeVisible();
    await userEvent.click(rowOf(canvas.getByText(items[0].title)));
    await expect(canvas.getByText(/towels/)).not.toBeVisible();
  },
});
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas }) => {
    const input = await realInput();
    if (!input) return;
    await input.tab();
    await input.tab();
    await input.keyboard('{Enter}');
    await expect(canvas.getByText(/monthly in summer/)).toBeVisible();
  },
});
Closed.test(
  'is opened by a link',
  {
    beforeEach: () => () => history.replaceState(history.state, '', location.pathname + location.search),
  },
  async ({ canvas }) => {
    location.hash = 'ice';
    await waitFor(() => expect(canvas.getByText(/towels/)).toBeVisible());
  },
);
const prerender = (root: HTMLElement | null) => {
  if (root) root.innerHTML = renderToString(<Accordion items={items} />);
};
const mismatch = fn();
Closed.test(
  'stays open when React arrives',
  {
    beforeEach: () => {
      mismatch.mockClear();
    },
    render: () => <div ref={prerender} data-testid="prerendered" />,
  },
  async ({ canvas, userEvent }) => {
    const root = canvas.getByTestId('prerendered');
    await userEvent.click(rowOf(canvas.getByText(items[0].title)));
    const row = root.querySelector('details');
    flushSync(() => hydrateRoot(root, <Accordion items={items} />, { onRecoverableError: mismatch }));
    await expect(root.querySelector('details')).toBe(row);
    await expect(canvas.getByText(/towels/)).toBeVisible();
    await expect(mismatch).not.toHaveBeenCalled();
  },
);
export const LongText = meta.story({
  args: {
    level: 2,
    items: [
      {
        title:
          'My system is twelve years old, the repair costs a third of a new one, and we may sell the house in two years: should we repair it or replace it?',
        content: <Text>Ask for both prices in writing, and for the age of the compressor.</Text>,
        open: true,
      },
      { title: 'Supercalifragilisticexpialidocious-and-without-any-place-to-break-a-line?', content: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
});
