import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { tokens } from '../../../theme/tokens.ts';
import { Card } from '../../Card/Card.tsx';
import { AutoGrid } from './AutoGrid.tsx';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} as="li" tone="band" padding="snug">
      Item {index + 1}
    </Card>
  ));

const meta = preview.meta({
  title: 'Foundations/Layout/AutoGrid',
  component: AutoGrid,
  argTypes: { maxColumns: { options: [2, 3, 4, 5, 'many'] }, gap: { options: Object.keys(tokens.space) } },
  args: { maxColumns: 3 as const, children: cells(6) },
});

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});
export const FiveOfThree = meta.story({ args: { children: cells(5) } });
export const FiveAcross = meta.story({ ...onlyOn('desktop'), args: { maxColumns: 5, children: cells(5) } });
export const Two = meta.story({ args: { maxColumns: 2, children: cells(4) } });
export const Four = meta.story({ args: { maxColumns: 4, children: cells(8) } });
export const NamesAndValues = meta.story({
  args: {
    as: 'dl',
    maxColumns: 'many',
    children: ['Address', 'ZIP', 'System', 'Age'].map((name) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>What the visitor typed</dd>
      </div>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const OneItem = meta.story({ args: { maxColumns: 2, children: cells(1) } });
export const NarrowBox = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
});
