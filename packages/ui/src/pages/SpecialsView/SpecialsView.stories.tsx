import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phone } from '../../mocks/fixtures/company.ts';
import { specialsPage } from '../../mocks/fixtures/companyPages.ts';
import { NoOffers } from '../../sections/NoOffers/NoOffers.tsx';
import { SpecialsView } from './SpecialsView.tsx';

const meta = preview.meta({
  title: 'Pages/Specials',
  component: SpecialsView,
  parameters: { layout: 'fullscreen' },
  args: {
    page: specialsPage,
    breadcrumbs: [{ label: 'Home', to: '/' }],
    phone,
    offers: <NoOffers {...specialsPage.noOffers} phone={phone} contact="/contact" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ask about current offers' })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    page: {
      ...specialsPage,
      title: 'A title that is much longer than any we have written',
      lead: `${specialsPage.lead} `.repeat(4),
    },
  },
});
