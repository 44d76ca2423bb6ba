import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LinkProvider } from '../../../components/link/LinkProvider.tsx';
import { ReferralForm } from '../../../lead-forms/ReferralForm/ReferralForm.tsx';
import { expectSpoken } from '#test/expectSpoken.ts';
import { page, section } from '#test/fixtures/build.ts';
import { company, phone } from '#test/fixtures/company.ts';
import {
  ductCleaningPage,
  fallbacks,
  installationPage,
  maintenancePlanPage,
  referralPage,
  servicesPage,
  specialsPage,
  tuneUpPage,
} from '#test/fixtures/pages.ts';
import { createSpecialsHandlers } from '../../../mocks/specials.ts';
import { FormBand } from '../../sections/FormBand/FormBand.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PlanTable } from '../../sections/PlanTable/PlanTable.tsx';
import { SpecialsList } from '../../../specials/SpecialsList/SpecialsList.tsx';
import { BelowTheFold } from './BelowTheFold.tsx';
import { PageLayout } from './PageLayout.tsx';

const breadcrumbs = [{ label: 'Home', to: '/' }];

const meta = preview.meta({
  title: 'Pages/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: { page: servicesPage, phone, breadcrumbs },
});

export const Services = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: `1 ${phone.display}` })).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
export const DuctCleaning = meta.story({
  args: { page: ductCleaningPage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What customers say' })).toBeVisible();
    // Only the hero's picture is above the fold.
    const [first, ...others] = canvas.getAllByRole('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
  },
});
export const Installation = meta.story({ args: { page: installationPage } });
Installation.test(
  'has its lower part at once for a link that leads there',
  { render: () => <div data-testid="root" /> },
  async ({ canvas }) => {
    const element = canvas.getByTestId('root');
    const root = createRoot(element);
    const render = (isNavigation: boolean) =>
      flushSync(() =>
        root.render(
          <LinkProvider currentPath="/" isNavigation={isNavigation}>
            <BelowTheFold>The quote form</BelowTheFold>
          </LinkProvider>,
        ),
      );
    render(true);
    await expect(element.textContent).toBe('');
    render(false);
    await expect(element.textContent).toBe('The quote form');
    root.unmount();
  },
);
export const NumberOfItsOwn = meta.story({
  args: {
    page: { ...tuneUpPage, phone: { label: 'Office', display: '(904) 555-0143', dial: '+19045550143' }, sections: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Office (904) 555-0143' })).toHaveAttribute(
      'href',
      'tel:+19045550143',
    );
    // The last band is for emergencies: it has the number that is answered at night.
    await expect(canvas.getByRole('link', { name: `1 ${phone.display}` })).toHaveAttribute('href', `tel:${phone.dial}`);
  },
});
const parts = ['What each form keeps', 'How long we keep it', 'Who sees it'].map((heading, index) =>
  section(heading, { kind: 'text', id: `part-${index}` }),
);
export const ContentsFirst = meta.story({
  args: {
    page: page('Privacy policy', { actions: [], contents: 'On this page', sections: parts }),
  },
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent.trim())).toEqual(parts.map(({ heading }) => heading));
    for (const link of links) await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
  },
});
export const Plans = meta.story({
  args: {
    page: maintenancePlanPage,
    children: <PlanTable plans={maintenancePlanPage.plans} notes={maintenancePlanPage.notes} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What each plan includes' })).toBeVisible();
  },
});
export const AForm = meta.story({
  args: {
    page: referralPage,
    end: (
      <FormBand {...referralPage.form}>
        <ReferralForm company={company} />
      </FormBand>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Refer a friend' })).toBeVisible();
    const [jump] = canvas.getAllByRole('link', { name: 'Refer a friend' });
    await expect(canvasElement.querySelector(jump?.getAttribute('href') ?? '')).not.toBeNull();
  },
});

const specials = {
  page: specialsPage,
  hero: (
    <PageHero {...specialsPage} size="section" breadcrumbs={breadcrumbs}>
      <SpecialsList
        company={company}
        fallbacks={fallbacks}
        noOffers={specialsPage.noOffers}
        recent={specialsPage.recent}
      />
    </PageHero>
  ),
};
export const Offers = meta.story({
  args: specials,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
});
Offers.test('are read aloud, each with its name', async () => {
  await expectSpoken([
    'navigation, Breadcrumb',
    'heading, Current specials, level 1',
    '3 current offers',
    'article, Free maintenance plan for a year',
    'heading, Free maintenance plan for a year, level 2',
    '12/31/2026',
    'button, Print Free maintenance plan for a year',
    'link, Redeem Free maintenance plan for a year',
    'article, 15% off the service call fee',
    'link, Print Coupon 15% off the service call fee',
    'link, Redeem 15% off the service call fee',
    'article, Duct cleaning for a second floor',
    'button, Print Duct cleaning for a second floor',
    'link, Redeem Duct cleaning for a second floor',
  ]);
});
export const NoOffers = meta.story({
  args: specials,
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
      ...ductCleaningPage,
      title: 'Air duct cleaning and dryer vent cleaning for homes, condominiums and small businesses',
      lead: `${ductCleaningPage.lead} ${ductCleaningPage.lead}`,
      sections: ductCleaningPage.sections.slice(0, 2).map((part) => ({
        ...part,
        heading: `${part.heading}, and what a homeowner can do about it without any tools`,
        body: [...(part.body ?? []), ...(part.body ?? [])],
      })),
    },
  },
});
