import preview from '#storybook/preview.tsx';
import { justifications } from '../../../theme/sprinkles.css.ts';
import { tokens } from '../../../theme/tokens.ts';
import { Badge } from '../../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const labels = ['Visa', 'Mastercard', 'American Express', 'Discover', 'Zelle'].map((label) => (
  <Badge key={label}>{label}</Badge>
));

const meta = preview.meta({
  title: 'Foundations/Layout/Inline',
  component: Inline,
  argTypes: { justify: { options: Object.keys(justifications) }, gap: { options: Object.keys(tokens.space) } },
  args: { children: labels },
});

export const Regular = meta.story();
export const Centered = meta.story({ args: { justify: 'center' } });
export const Between = meta.story({ args: { justify: 'between', gap: 'l' } });
