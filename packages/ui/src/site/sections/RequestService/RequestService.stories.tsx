import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { homeContent } from '#test/fixtures/home.ts';
import { RequestService } from './RequestService.tsx';

const { request } = homeContent;

const meta = preview.meta({
  title: 'Sections/RequestService',
  component: RequestService,
  parameters: { layout: 'fullscreen' },
  args: { ...request, children: <div style={{ height: 760 }}>The form</div> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Request service' })).toHaveAttribute('id', 'request');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
export const ShortForm = meta.story({ args: { children: <div style={{ height: 260 }}>Thank you</div> } });
export const LongText = meta.story({
  args: {
    title: 'Request heating, cooling or indoor air quality service',
    steps: request.steps.map((step) => ({
      title: `${step.title}, and hear from the office on the same working day`,
      text: `${step.text} ${step.text}`,
    })),
  },
});
