import { endpoints, type LeadDetail, type LeadPage, type Visits } from '@hvac/content/model';
import type { APIRequestContext } from '@playwright/test';
import { answerOf, formOf, leadForms, submitOf } from './support/lead-forms.ts';
import { adminPassword, Server } from './support/server.ts';
import { test as base, captchaAnswer, expect, hydrated } from './support/test.ts';

/* The owner sees what works, in numbers, and of a lead where its visit began. */

/** A server of its own: what other tests do is counted on the worker's. */
const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from a pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const office = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(path, { headers: { Authorization: `Bearer ${adminPassword}` } })).json();

const countsOf = async (request: APIRequestContext) =>
  ((await office(request, endpoints.adminVisits)) as Visits).weeks
    .flatMap(({ counts }) => counts.map(({ what, about, count }) => `${what} ${about} ${count}`))
    .toSorted();

test(
  'pages, calls, forms begun and sent are counted, and the lead names the campaign',
  { tag: '@once' },
  async ({ page, request }, info) => {
    const contact = leadForms.find(({ path }) => path === '/contact');
    await page.goto('/financing?utm_source=flyer&name=Rosa', { referer: 'https://www.google.com/search' });
    await page.locator('a[href^="tel:"]:visible').first().click();
    await hydrated(page);
    await page.locator('a[href="/contact"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
    await contact?.fill(formOf(page), `visit.${info.project.name}@example.com`);
    await answerOf(page).fill(await captchaAnswer(page));
    await submitOf(page).click();
    await expect(page.getByText('Message Sent').first()).toBeVisible();
    await page.goto('about:blank');
    await expect
      .poll(() => countsOf(request))
      .toEqual([
        'begun /contact 1',
        'called /financing 1',
        'opened /contact 1',
        'opened /financing 1',
        'sent /contact 1',
      ]);
    const [lead] = ((await office(request, endpoints.adminLeads)) as LeadPage).leads;
    const detail = (await office(request, `${endpoints.adminLeads}/${lead?.id}`)) as LeadDetail;
    expect(detail.landing).toEqual({ page: '/financing?utm_source=flyer', from: 'www.google.com' });
    // A tab that is closed has forgotten it, and no cookie was set.
    expect(await page.context().cookies()).toEqual([]);
  },
);
