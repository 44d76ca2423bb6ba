import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { email, phone } from '../../mocks/fixtures/company.ts';
import { specialsPage } from '../../mocks/fixtures/specialsPage.ts';
import { fallbacks } from '../../mocks/fixtures/fallbacks.ts';
import { createSpecialsHandlers } from '../../mocks/specials.ts';
import { SpecialsList } from '../../specials/SpecialsList/SpecialsList.tsx';
import { SpecialsView } from './SpecialsView.tsx';

const meta = preview.meta({
  title: 'Pages/Specials',
  component: SpecialsView,
  parameters: { layout: 'fullscreen' },
  args: {
    page: specialsPage,
    breadcrumbs: [{ label: 'Home', to: '/' }],
    phone,
    offers: (
      <SpecialsList
        company={{ name: 'Whitley’s Heating & Air', phone, email }}
        fallbacks={fallbacks}
        contact="/contact"
        noOffers={specialsPage.noOffers}
        recent={specialsPage.recent}
      />
    ),
  },
});

export const Offers = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
});
export const NoOffers = meta.story({
  beforeEach({ msw }) {
    msw.use(...createSpecialsHandlers([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ask about current offers' })).toBeVisible();
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
