import { leadStatuses, statusLabels } from '@hvac/content/model';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ToggleGroup } from './ToggleGroup.tsx';

const meta = preview.meta({
  title: 'Components/ToggleGroup',
  tags: ['new'],
  component: ToggleGroup,
  args: {
    label: 'Status',
    choices: leadStatuses.map((value) => ({ value, label: statusLabels[value] })),
    value: 'new',
    onChange: fn(),
  },
});

export const Status = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    const pressed = canvas.getByRole('button', { pressed: true });
    await expect(pressed).toHaveAccessibleName('New');
    await userEvent.click(pressed);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Contacted' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('contacted');
  },
});
