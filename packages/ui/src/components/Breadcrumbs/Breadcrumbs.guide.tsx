import type { GuideText } from '../../../../../.storybook/docs/Guide.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const guide: GuideText = {
  use: 'At the head of a page that stands below others.',
  not: 'On the home page, and for steps of a form: those are not pages above each other.',
  anatomy: ['Links to the pages above, with a stroke between them', 'The name of this page, which gives way'],
  good: [
    {
      why: 'Short names, from the top down.',
      show: <Breadcrumbs parents={[{ label: 'Home', to: '/' }]} title="Heating" />,
    },
  ],
  bad: [
    {
      why: 'A parent that repeats the page.',
      show: <Breadcrumbs parents={[{ label: 'Heating', to: '/heating' }]} title="Heating" />,
    },
  ],
  keyboard: 'Tab goes from page to page.',
  screenReader: '“Breadcrumb, navigation”; the last name is “current page”.',
  wcag: ['2.4.8 Location', '2.5.8 Target size', '1.3.1 Info and relationships'],
};
