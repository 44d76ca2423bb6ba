import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { specials } from '../../../mocks/fixtures/specials.ts';
import { SpecialsTable, type SpecialsTableProps } from './SpecialsTable.tsx';

/** Holds the order in state, as SpecialsManager does. */
const Ordered = ({ onOrder, ...props }: SpecialsTableProps) => {
  const [shown, setShown] = useState(props.specials);
  return (
    <>
      <h1 hidden>Manage Specials</h1>
      <h2 hidden>All Specials</h2>
      <SpecialsTable
        {...props}
        specials={shown}
        onOrder={(ids) => {
          onOrder(ids);
          setShown([...shown].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
        }}
      />
    </>
  );
};

const meta = preview.meta({
  title: 'Admin/Specials/SpecialsTable',
  tags: ['internal', '!stable'],
  component: SpecialsTable,
  render: (args) => <Ordered {...args} />,
  args: {
    specials: specials.slice(0, 3),
    today: '2026-11-21' as const,
    onOrder: fn(),
    onEdit: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
    onSwitch: fn(),
  },
});

const [plan, call, duct] = [
  'Free maintenance plan for a year',
  '15% off the service call fee',
  'Duct cleaning for a second floor',
];
const titles = (canvas: { getAllByRole: (role: 'heading', options: { level: number }) => HTMLElement[] }) =>
  canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

export const AllStates = meta.story({
  args: { specials },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Ended')).toBeVisible();
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByText('Ends in 9 days')).toBeVisible();
    await expect(canvas.getByText('Expires: 12/31/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${plan}` }));
    await expect(args.onEdit).toHaveBeenCalledWith(specials[0]);
    // The row below may have come under the pointer before the second click.
    await userEvent.dblClick(canvas.getByRole('button', { name: `Delete ${call}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(specials[1]);
    // The second click would resume it.
    await userEvent.dblClick(canvas.getByRole('button', { name: `Pause ${plan}` }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
});

/** The focus stays on the button, and the new position is announced. */
export const MovedDown = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: `Move ${plan} up` })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: `Move ${plan} down` }));
    await expect(titles(canvas)).toEqual([call, plan, duct]);
    await expect(canvas.getByText(`${plan} moved to place 2 of 3.`)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: `Move ${plan} down` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(titles(canvas)).toEqual([call, duct, plan]);
    // At the end of the list, the other button gets the focus.
    await expect(canvas.getByRole('button', { name: `Move ${plan} up` })).toHaveFocus();
  },
});
