import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { endpoints } from '@hvac/content/model';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { callsOf, logIn } from './support/office.ts';
import { adminPassword, Server } from './support/server.ts';
import { test as base, captchaAnswer, expect, hydrated } from './support/test.ts';

/** A server of its own with mail, so each test has its own leads. */
const test = base.extend<{ mail: MailServer; office: Server }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from a pattern
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.close();
  },
  office: async ({ mail }, use) => {
    const server = await Server.start({
      SMTP_URL: mail.url,
      MAIL_FROM: 'Website <website@example.com>',
      MAIL_TO: 'office@example.com',
    });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ office }, use) => use(office.origin),
});

const email = 'r.delgado@example.com';

/** Sends a service request that its markup marks as suspect. */
async function submit(page: Page, firstName: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('First name').fill(firstName);
  await hydrated(page);
  await page.getByLabel('Last name').fill('Delgado');
  await page.getByLabel('Phone').fill('(904) 555-0199');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Type of service').selectOption('Schedule Repair');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('How can we help?').fill('=HYPERLINK("x") <b>Warm</b> air upstairs.');
  await page.getByLabel(/^Solve the math problem/).fill(await captchaAnswer(page));
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText('Service Request Submitted').first()).toBeVisible();
}

test(
  'a lead is mailed, appears without a reload, and can be worked, exported and erased',
  { tag: '@once' },
  async ({ page, context, mail, office }) => {
    await logIn(page, '', adminPassword);
    await expect(page.getByText('No leads yet.')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const visitor = await context.newPage();
    await submit(visitor, 'Rosa');
    await visitor.close();
    // No reload.
    const row = page.getByRole('link', { name: /^Unread\. Rosa Delgado/ });
    await expect(row).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) Leads/);
    await expect.poll(() => mail.received.length).toBe(1);
    expect(mail.received[0]?.replyTo?.[0]?.address).toBe(email);
    expect(mail.received[0]?.text).toContain('Warm');

    await row.click();
    const lead = page.getByRole('article', { name: 'Rosa Delgado' });
    await expect(lead.getByRole('heading', { name: 'Rosa Delgado' })).toBeFocused();
    await expect(lead.getByText('=HYPERLINK("x") <b>Warm</b> air upstairs.')).toBeVisible();
    await expect(lead.getByText(/^Emailed to \S+@\S+$/)).toBeVisible();
    await expect(page).toHaveTitle(/^Leads/);
    await lead.getByRole('button', { name: 'Contacted' }).click();
    await expect(lead.getByText('Marked contacted')).toBeVisible();
    await lead.getByLabel('New note').fill('Called back, gate code 4411.');
    await lead.getByRole('button', { name: 'Add note' }).click();
    await expect(lead.getByText('Called back, gate code 4411.').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // A reload shows the saved state with the same lead open.
    await page.reload();
    await expect(lead.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true');
    await expect(lead.getByText('Called back, gate code 4411.')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('lead');
    expect(mail.received[0]?.messageId).toContain(`lead-${id}`);
    await lead.getByRole('button', { name: 'Back to the list' }).click();

    const saved = page.waitForEvent('download');
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Export this list (CSV)' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    expect(file).toContain(email);
    expect(file).toContain(`"'=HYPERLINK(""x"") <b>Warm</b> air upstairs."`);

    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'One person’s data' }).click();
    await page.getByLabel('Email, phone or full name').fill(email);
    await page.getByRole('button', { name: 'Erase...' }).click();
    await page.getByLabel('Type the address again').fill(email);
    expect(await office.countOnDisk(email)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByText(/^Erased: 1 lead,/)).toBeVisible();
    expect(await office.countOnDisk(email)).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No leads yet.')).toBeVisible();
  },
);

test('filters are kept in the URL, and Back closes a lead', { tag: '@once' }, async ({ page, office }) => {
  for (const name of ['Rosa Delgado', 'Marcus Delgado']) {
    const lead = {
      id: randomUUID(),
      name,
      phone: '904-555-0199',
      serviceType: 'Schedule Repair',
      message: 'Warm air.',
    };
    expect((await callsOf(office.origin)(endpoints.adminLeads, lead, adminPassword)).status).toBe(201);
  }
  await logIn(page, '', adminPassword);
  await page.getByLabel('Search').fill('rosa');
  await expect(page).toHaveURL(/\?view=all&q=rosa$/);
  await expect(page.getByText(/^1 lead\b/)).toBeVisible();
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.getByRole('link', { name: /^(Unread\. )?Rosa Delgado/ }).click();
  await expect(page.getByRole('heading', { name: 'Rosa Delgado' })).toBeFocused();
  await expect(page).toHaveURL(/\?view=all&q=rosa&lead=/);
  await page.goBack();
  await expect(page).toHaveURL(/\?view=all&q=rosa$/);
  await expect(page.getByRole('link', { name: /^(Unread\. )?Rosa Delgado/ })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('rosa');
  await expect(page.getByText(/^1 lead\b/)).toBeVisible();
});
