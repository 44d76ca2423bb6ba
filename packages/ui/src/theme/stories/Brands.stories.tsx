import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ServiceRequestForm } from '../../lead-forms/ServiceRequestForm/ServiceRequestForm.tsx';
import { mockLeads } from '../../mocks/fixtures/leads.ts';
import { InboxPage, withLeads } from '#test/admin/InboxPage.tsx';
import { HomePage } from '../../site/templates/HomePage/HomePage.tsx';
import { CityHero } from '../../site/templates/CityPage/CityHero.tsx';
import { HeroHeadline } from '../../site/sections/HeroSlider/HeroHeadline.tsx';
import { HeroSlider } from '../../site/sections/HeroSlider/HeroSlider.tsx';
import { ServiceTiles } from '../../site/sections/ServiceTiles/ServiceTiles.tsx';
import { SiteLayout } from '../../site/layout/SiteLayout/SiteLayout.tsx';
import { areaBreadcrumbs, cityPage, quoteWords } from '#test/fixtures/cityPage.ts';
import { phone } from '#test/fixtures/company.ts';
import { homeContent } from '#test/fixtures/home.ts';
import { problemReady } from '#test/forms/play.ts';
import { harborAreas, harborCompany, harborHome, harborNavigation } from '#test/brands/harborWords.ts';
import { ComponentSheet } from '#test/brands/ComponentSheet.tsx';

const meta = preview.meta({
  title: 'Foundations/Brands',
  tags: ['foundation'],
  parameters: { layout: 'fullscreen' },
});

const focusable = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'];
const paper = () => getComputedStyle(document.body).backgroundColor;

/** For the brush in the toolbar: the test sees it at night. */
export const Components = meta.story({ tags: ['!test'], render: () => <ComponentSheet /> });

export const ComponentsAtNight = meta.story({
  globals: { brand: 'dark' },
  render: () => <ComponentSheet />,
  play: async ({ canvas }) => {
    await expect(paper()).toBe('rgb(11, 26, 37)');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'primary' })).color).toBe('rgb(11, 42, 63)');
  },
});

/** All at once, as nobody ever sees them: for the pictures. */
export const ComponentsHovered = meta.story({
  parameters: { pseudo: { hover: true, rootSelector: 'body' } },
  render: () => <ComponentSheet />,
});
export const ComponentsFocused = meta.story({
  parameters: { pseudo: { focusVisible: focusable, rootSelector: 'body' } },
  render: () => <ComponentSheet />,
});

export const AdminAtNight = meta.story({
  globals: { brand: 'dark' },
  beforeEach: withLeads(() => mockLeads(12)),
  render: () => <InboxPage search="" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Unread\. Rosa Delgado/ });
    await expect(paper()).toBe('rgb(11, 26, 37)');
  },
});

/** Scenes lie on the night's sky without an edge, and their words can be read. Other drawings are dimmed. */
export const ScenesAtNight = meta.story({
  globals: { brand: 'dark' },
  render: () => (
    <>
      <HeroSlider slides={homeContent.slides}>
        <HeroHeadline {...homeContent.hero} actionHref="#request" phone={phone} />
      </HeroSlider>
      <CityHero
        title={`HVAC Services ${cityPage.city}, FL`}
        tagline={cityPage.tagline}
        breadcrumbs={areaBreadcrumbs}
        current={cityPage.city}
        action={quoteWords.action}
        phone={phone}
        picture={cityPage.picture}
      />
      <ServiceTiles tiles={homeContent.tiles} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const { alt } of [{ alt: homeContent.slides[0].alt }, cityPage.picture]) {
      const { mixBlendMode, filter } = getComputedStyle(canvas.getByAltText(alt));
      await expect({ mixBlendMode, filter }).toEqual({ mixBlendMode: 'multiply', filter: 'none' });
    }
    const drawing = canvasElement.querySelector('img[alt=""]');
    await expect(drawing && getComputedStyle(drawing).filter).toBe('brightness(0.8) saturate(0.92)');
  },
});

/** Tokens and words alone: the components do not know whose they are. */
export const AnotherContractor = meta.story({
  globals: { brand: 'harbor' },
  render: () => (
    <SiteLayout company={harborCompany} navigation={harborNavigation} areas={harborAreas} legalLinks={[]} year={2025}>
      <HomePage {...harborHome} phone={harborCompany.phone} form={<ServiceRequestForm company={harborCompany} />} />
    </SiteLayout>
  ),
  play: async ({ canvas, canvasElement }) => {
    await problemReady(canvas);
    await expect(paper()).toBe('rgb(246, 248, 250)');
    await expect(canvasElement).not.toHaveTextContent(/Whitley|Jacksonville|Florida|24\/7/);
  },
});
