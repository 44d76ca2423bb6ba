import type { Locator, Page } from '@playwright/test';
import { onePathOfEachKind } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

/** The main action of each page: on a 390 by 844 phone it is on the first screen, above the call bar. */
const goals: readonly [path: string, goal: string, find: (page: Page) => Locator][] = [
  [
    '/emergency-service',
    'the call',
    (page) =>
      main(page)
        .getByRole('link', { name: /555-0142/ })
        .first(),
  ],
  ['/services', 'the estimate', (page) => main(page).getByRole('link', { name: 'Get Free Estimate' }).first()],
  [
    '/cooling-repair',
    'the call',
    (page) =>
      main(page)
        .getByRole('link', { name: /555-0142/ })
        .first(),
  ],
  ['/neptune-beach-hvac', 'the way to a quote', (page) => main(page).getByRole('link', { name: 'Get a free quote' })],
  [
    '/heating-system-services-st-augustine-fl',
    'the way to a quote',
    (page) => main(page).getByRole('link', { name: 'Get a free quote' }),
  ],
  ['/careers', 'Apply', (page) => main(page).getByRole('link', { name: 'Apply' }).first()],
  ['/contact', 'the first field', (page) => page.getByRole('textbox', { name: /First name/ })],
  [
    '/service-area',
    'a town on the map',
    (page) => page.getByRole('navigation', { name: 'Map of' }).getByRole('link').first(),
  ],
  ['/hvac-faqs', 'the groups', (page) => page.getByRole('navigation', { name: 'Topics' })],
  ['/privacy-policy', 'its parts', (page) => page.getByRole('navigation', { name: 'On this page' })],
  ['/maintenance-plan', 'the comparison', (page) => page.getByRole('columnheader', { name: /iQ/ })],
  ['/hvac-videos', 'the player', (page) => page.getByRole('link', { name: /^Play the video/ })],
  ['/referral', 'the form', (page) => main(page).getByRole('link', { name: 'Refer a friend' })],
  ['/financing', 'the application', (page) => main(page).getByRole('link', { name: 'Apply Now' }).first()],
  ['/about', 'the team', (page) => main(page).getByRole('link', { name: 'Who works here' })],
  [
    '/whitleys-heating-and-air-blog',
    'the newest article',
    (page) => main(page).getByRole('heading', { level: 2 }).first(),
  ],
  ['/blog/energy-saving-tips-summer-cooling', 'its text', (page) => main(page).locator('article p').first()],
];

function main(page: Page) {
  return page.getByRole('main');
}

test.use({ viewport: { width: 390, height: 844 } });

for (const [path, goal, find] of goals) {
  test(`${path} has ${goal} on the first screen of a phone`, async ({ page }) => {
    await page.goto(path);
    const box = await find(page).boundingBox();
    const bar = await page.getByRole('complementary', { name: /^Emergency call/ }).boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? Infinity) + Math.min(box?.height ?? 0, 60)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test('the jump link goes to the form, which can be filled in at once', async ({ page }) => {
  for (const [path, link, field] of [
    ['/neptune-beach-hvac', 'Get a free quote', /First name/],
    ['/indoor-air-quality-services-jacksonville-fl', 'Get a free quote', /First name/],
    ['/careers', 'Apply', /First name/],
  ] as const) {
    await page.goto(path);
    await main(page).getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('textbox', { name: field }).first(), path).toBeInViewport();
  }
});

test('no drawing is scaled beyond its own width', async ({ page }) => {
  for (const path of [
    '/',
    '/services',
    '/cooling',
    '/indoor-air-quality',
    '/about',
    '/contact',
    '/neptune-beach-hvac',
  ]) {
    await page.goto(path);
    const enlarged = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
        // An SVG's own size comes from its attributes.
        const scales = [
          image.width / Number(image.getAttribute('width')),
          image.height / Number(image.getAttribute('height')),
        ];
        const covers = getComputedStyle(image).objectFit === 'cover';
        const scale = covers ? Math.max(...scales) : Math.min(...scales);
        return scale > 1.05 ? [`${image.src}: ${scale.toFixed(2)}`] : [];
      }),
    );
    expect(enlarged, path).toEqual([]);
  }
});

test('a page of each kind has a button on the first screen of a phone on its side and of a small laptop at 200%', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const path of onePathOfEachKind) {
    await page.goto(path);
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      const place = `${path}, ${viewport.width} px`;
      await expect(header.getByRole('link', { name: /^Schedule/ }), place).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole('link', { name: /555-01/ }), place).toBeInViewport({ ratio: 1 });
    }
  }
});
