import { endpoints, type LeadDetail, type LeadPage } from '@hvac/content/model';
import type { APIRequestContext } from '@playwright/test';
import { answerOf, formOf, leadForms, submitOf } from './support/lead-forms.ts';
import { adminPassword } from './support/server.ts';
import { test, captchaAnswer, expect, hydrated } from './support/test.ts';

const office = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(path, { headers: { Authorization: `Bearer ${adminPassword}` } })).json();

test(
  'a lead records the landing page and the campaign of its visit',
  { tag: '@once' },
  async ({ page, request }, info) => {
    const email = `visit.${info.project.name}@example.com`;
    const contact = leadForms.find(({ path }) => path === '/contact');
    await page.goto('/financing?utm_source=flyer&gclid=Cj0KCQ&name=Rosa', { referer: 'https://www.google.com/search' });
    // The first key hydrates the page.
    await page.keyboard.press('Tab');
    await hydrated(page);
    await page.locator('a[href="/contact"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
    await contact?.fill(formOf(page), email);
    await answerOf(page).fill(await captchaAnswer(page));
    await submitOf(page).click();
    await expect(page.getByText('Message Sent').first()).toBeVisible();
    const [lead] = ((await office(request, `${endpoints.adminLeads}?q=${email}`)) as LeadPage).leads;
    const detail = (await office(request, `${endpoints.adminLeads}/${lead?.id}`)) as LeadDetail;
    expect(detail.landing).toEqual({ page: '/financing?utm_source=flyer&gclid=', from: 'www.google.com' });
    // No cookie is set: closing the tab forgets the campaign.
    expect(await page.context().cookies()).toEqual([]);
  },
);
