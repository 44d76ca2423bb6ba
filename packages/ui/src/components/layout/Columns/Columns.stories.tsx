import preview from '../../../../../../.storybook/preview.tsx';
import { tokens } from '../../../theme/tokens.ts';
import { Card } from '../../Card/Card.tsx';
import { splits } from './Columns.css.ts';
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
  argTypes: { split: { options: Object.keys(splits) }, gap: { options: Object.keys(tokens.space) } },
  args: { children: blocks(2) },
});

export const Even = meta.story();
export const Thirds = meta.story({ args: { split: 'thirds', children: blocks(3) } });
export const Aside = meta.story({ args: { split: 'aside', gap: 'xxl' } });
export const Form = meta.story({ args: { split: 'form', gap: 'section' } });
