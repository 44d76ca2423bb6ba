import type { GuideText } from '../../../../../../.storybook/docs/Guide.tsx';
import { AutoGrid } from './AutoGrid.tsx';

export const guide: GuideText = {
  use: 'A list of things alike, in as many columns as there is room for.',
  not: 'For two parts of a page that differ: Columns.',
  anatomy: ['A list', 'Its items, as wide as each other'],
  good: [
    {
      why: 'Items of one kind.',
      show: (
        <AutoGrid maxColumns={3}>
          <li>Heating</li>
          <li>Cooling</li>
          <li>Clean air</li>
        </AutoGrid>
      ),
    },
  ],
  bad: [],
  keyboard: 'None.',
  screenReader: '“List, 3 items”.',
  wcag: ['1.3.1 Info and relationships', '1.4.10 Reflow'],
};
