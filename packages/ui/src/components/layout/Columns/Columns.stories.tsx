import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { alignments, splits, type Split } from '../../../theme/sprinkles.css.ts';
import { tokens } from '../../../theme/tokens.ts';
import { Card } from '../../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Columns } from './Columns.tsx';

const splitNames = Object.keys(splits) as Split[];

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} tone="band" padding="snug">
      Column {index + 1}
    </Card>
  ));

const meta = preview.meta({
  title: 'Foundations/Layout/Columns',
  component: Columns,
  argTypes: {
    split: { options: splitNames },
    gap: { options: Object.keys(tokens.space) },
    align: { options: Object.keys(alignments) },
  },
  args: { children: blocks(2) },
});

export const Even = meta.story();
export const Thirds = meta.story({ args: { split: 'thirds', children: blocks(3) } });
export const Aside = meta.story({ args: { split: 'aside', gap: 'xxl' } });
/** Every share of the width, one below the other. */
export const EverySplit = meta.story({
  render: () => (
    <Stack>
      {splitNames.map((split) => (
        <Columns key={split} split={{ tablet: split }}>
          {blocks(split === 'thirds' ? 3 : 2)}
        </Columns>
      ))}
    </Stack>
  ),
});
export const CenteredFromTablet = meta.story({
  args: { split: { tablet: 'content' }, align: { phone: 'start', tablet: 'center' } },
  ...onlyOn('desktop'),
});
