import { leadStatuses } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { StatusMark } from './StatusMark.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/StatusMark',
  tags: ['internal', '!stable'],
  component: StatusMark,
  args: { kind: 'service-request', status: 'new' },
  argTypes: { status: { control: 'select', options: leadStatuses } },
});

export const EachStatus = meta.story({
  render: () => (
    <Inline>
      {leadStatuses.map((status) => (
        <StatusMark key={status} kind="contact" status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Scheduled')).toBeVisible();
    // Distinguishable without colors.
    const shapes = Array.from(canvasElement.querySelectorAll('path'), (path) => path.getAttribute('d'));
    await expect(new Set(shapes).size).toBe(leadStatuses.length);
  },
});
export const OfAnApplicant = meta.story({
  args: { kind: 'career-application', status: 'scheduled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Interview')).toBeVisible();
  },
});
