import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { alignments } from '../../../theme/sprinkles.css.ts';
import { tokens } from '../../../theme/tokens.ts';
import { Card } from '../../Card/Card.tsx';
import { splitNames } from './Columns.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Columns } from './Columns.tsx';

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
    from: { options: ['tablet', 'desktop'] },
    gap: { options: Object.keys(tokens.space) },
    align: { options: Object.keys(alignments) },
  },
  args: { children: blocks(2) },
});

export const Even = meta.story();
export const Thirds = meta.story({ args: { split: 'thirds', children: blocks(3) } });
export const Aside = meta.story({ args: { split: 'aside', gap: 'xxl' } });
export const Form = meta.story({ args: { split: 'form', gap: 'section' } });
/** Every share of the width, one below the other. */
export const EverySplit = meta.story({
  render: () => (
    <Stack>
      {splitNames.map((split) => (
        <Columns key={split} split={split} from="tablet">
          {blocks(split === 'thirds' ? 3 : 2)}
        </Columns>
      ))}
    </Stack>
  ),
});
export const CenteredFromTablet = meta.story({
  args: { split: 'content', from: 'tablet', align: { phone: 'start', tablet: 'center' } },
  ...onlyOn('desktop'),
});
