import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockTeam } from '../../../mocks/team.ts';
import { AssignTo } from './AssignTo.tsx';

const [rosa, marcus] = mockTeam.members;

const meta = preview.meta({
  title: 'Admin/Inbox/AssignTo',
  tags: ['internal', '!stable'],
  component: AssignTo,
  args: { team: mockTeam, assignee: undefined, onChange: fn() },
});

export const ToNobody = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Assigned to' });
    await expect(select).toHaveDisplayValue('Nobody');
    await userEvent.selectOptions(select, 'Rosa Delgado');
    await expect(args.onChange).toHaveBeenLastCalledWith(rosa?.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to me' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('owner');
  },
});
export const ToCurrentUser = meta.story({
  args: { assignee: { id: 'owner', name: 'Owner' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Nobody');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
/** A lead stays assigned to somebody who was switched off. */
export const ToSomebodySwitchedOff = meta.story({
  args: {
    team: { ...mockTeam, members: mockTeam.members.map((member) => ({ ...member, isActive: member !== marcus })) },
    assignee: { id: marcus?.id ?? '', name: 'Marcus Bell' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Marcus Bell (switched off)');
  },
});
/** With only the owner, nothing renders. */
export const NobodyElse = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { team: { ...mockTeam, members: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});
