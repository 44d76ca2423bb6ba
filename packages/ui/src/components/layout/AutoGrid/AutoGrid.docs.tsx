import type { Guide } from '#storybook/docs/guide.ts';
import { Button } from '../../Button/Button.tsx';
import { AutoGrid } from './AutoGrid.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Grid'],
  use: 'A list of similar things, in as many columns as fit.',
  alternatives: { 'Foundations/Layout/Columns': 'For two different parts of a page' },
  examples: [
    {
      do: 'Items of one kind.',
      example: (
        <AutoGrid maxColumns={3}>
          <li>Heating</li>
          <li>Cooling</li>
          <li>Clean air</li>
        </AutoGrid>
      ),
    },
    {
      dont: 'Things of different kinds look equal. Put the button below the list.',
      example: (
        <AutoGrid maxColumns={3}>
          <li>Heating</li>
          <li>Cooling</li>
          <li>
            <Button>Call us</Button>
          </li>
        </AutoGrid>
      ),
    },
  ],
  wideExamples: true,
  accessibility: { keyboard: 'None.', screenReader: '“List, 3 items”.', wcag: ['1.3.1', '1.4.10'] },
};
