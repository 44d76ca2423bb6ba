import preview from '#storybook/preview.tsx';
import { FormGrid } from '../../../forms/FormGrid/FormGrid.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { QuoteCard } from './QuoteCard.tsx';

const meta = preview.meta({
  title: 'Sections/QuoteCard',
  component: QuoteCard,
  args: {
    title: 'Get a Free Quick Quote!',
    text: 'No obligation. We call you back.',
    children: (
      <FormGrid>
        <TextField id="first" name="first" label="First name" />
        <TextField id="last" name="last" label="Last name" />
      </FormGrid>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390, paddingBottom: 32 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
