import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ReferralForm } from '../../leads/ReferralForm/ReferralForm.tsx';
import { email, phone } from '../../mocks/fixtures/company.ts';
import { referralPage } from '../../mocks/fixtures/referralPage.ts';
import { ReachUs } from '../../sections/ReachUs/ReachUs.tsx';
import { FormPageView } from './FormPageView.tsx';

const meta = preview.meta({
  title: 'Pages/Form page',
  component: FormPageView,
  parameters: { layout: 'fullscreen' },
  args: {
    page: referralPage,
    breadcrumbs: [{ label: 'Home', to: '/' }],
    phone,
    form: <ReferralForm phone={phone} email={email} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Referral Program');
    await expect(canvas.getByRole('region', { name: 'Refer a friend' })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    page: {
      ...referralPage,
      title: 'A title that is much longer than any we have written',
      lead: `${referralPage.lead} `.repeat(4),
    },
  },
});
export const WithoutForm = meta.story({
  args: {
    form: (
      <ReachUs phone={phone} email={email} subject="Referral">
        Tell us your name and your friend’s name and number.
      </ReachUs>
    ),
  },
});
export const OneSection = meta.story({
  args: { page: { ...referralPage, sections: referralPage.sections.slice(0, 1) } },
});
