import { addDays, localDay, type LeadPage } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import type { Page } from '@playwright/test';
import { callsOf, logIn, solveCaptchas, test, type Call } from './support/office.ts';
import { adminPassword } from './support/server.ts';
import { addSpecial } from './support/specials.ts';
import { expect } from './support/test.ts';

/* A day with 60 leads, more than a page of the list holds. Each step covers a problem that once cost the office time. */

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const luis = 'old mill on the creek';

const requests = '/api/service-requests';
const request = samples['service-request'];

/** Creates 60 leads; the last one is an emergency. */
async function seed(call: Call, wait: () => Promise<void>): Promise<void> {
  const told = [
    ['/api/contact-forms', { ...samples.contact, firstName: 'Margret', lastName: 'Oakes', phone: '9045550111' }],
    [
      '/api/contact-forms',
      {
        ...samples.contact,
        firstName: 'Margaret',
        lastName: 'Hollingsworth',
        phone: '9045550112',
        city: 'Orange Park',
        contactMethod: 'email',
        message: 'Our heatpump is leeking into the hall.',
      },
    ],
    [requests, { ...request, firstName: 'John', lastName: 'Abbott', phone: '9045554078' }],
  ] as const;
  const others = Array.from(
    { length: 56 },
    (_, index) =>
      [
        requests,
        {
          ...request,
          firstName: 'Visitor',
          lastName: `No${index}`,
          phone: `904555${1000 + index}`,
          message: `Noise ${index}`,
        },
      ] as const,
  );
  const emergency = {
    ...request,
    firstName: 'Ana',
    lastName: 'Reyes',
    phone: '9045550113',
    message: 'NO HEAT, infant at home, please call NOW',
  };
  const leads = [...told, ...others, [requests, emergency] as const];
  for (let start = 0; start < leads.length; start += 50) {
    const some = leads.slice(start, start + 50);
    const captchas = await solveCaptchas(call, some.length);
    await wait();
    for (const [index, [path, said]] of some.entries()) {
      const email = `visitor${start + index}@example.com`;
      expect((await call(path, { ...said, email, ...captchas[index] })).status).toBe(201);
    }
  }
}

const row = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(name) }).and(page.locator('[data-lead]'));

test(
  'an office with 60 leads can find, work and undo them',
  { tag: '@once' },
  async ({ page, browser, clock, office }) => {
    const call = callsOf(office.origin);
    const asOwner = (path: string, body?: object) => call(path, body, adminPassword);
    const leadsOf = async (query: string) =>
      ((await (await asOwner(`/api/admin/leads?${query}`)).json()) as LeadPage).leads;
    const ids = async (query: string) => (await leadsOf(query)).map(({ id }) => ({ id }));
    const today = localDay(clock.now());

    await seed(call, () => clock.move(60_000));
    expect((await asOwner('/api/admin/team', { name: 'Luis', password: luis })).status).toBe(201);
    const due = (await ids('q=Noise')).slice(0, 14);
    expect((await asOwner('/api/admin/leads/changes', { leads: due, change: { followUp: today } })).status).toBe(200);
    const johns = await ids('q=Abbott');
    expect((await asOwner('/api/admin/leads/changes', { leads: johns, change: { assignee: 'owner' } })).status).toBe(
      200,
    );

    await page.clock.install({ time: clock.now() });
    await logIn(page, '', adminPassword);
    const view = (name: RegExp) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });
    const search = page.getByLabel('Search');

    await test.step('1: an emergency is on the first screen, even when other leads are due', async () => {
      for (const size of windows) {
        await page.setViewportSize(size);
        await expect(row(page, 'Ana Reyes')).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('13: the first lead is three Tab presses away, and the search box keeps its width', async () => {
      // The login leaves the focus in the list; this is the way from the top of the page.
      await page.getByRole('link', { name: 'Skip to the list' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(row(page, 'Ana Reyes')).toBeFocused();
      const width = (await search.boundingBox())?.width;
      await search.fill('Abbott');
      await expect(row(page, 'John Abbott')).toBeVisible();
      expect((await search.boundingBox())?.width).toBe(width);
    });

    await test.step('8: a row shows the need, the phone number and the name', async () => {
      await expect(row(page, 'John Abbott')).toContainText('Repair');
      await expect(page.getByRole('link', { name: /Call John Abbott/ })).toHaveText(/\(904\) 555-4078$/);
    });

    await test.step('5: search tolerates typos and finds a person by the words of the message', async () => {
      for (const [words, name] of [
        ['Margret', 'Margaret Hollingsworth'],
        ['leaking heatpump', 'Margaret Hollingsworth'],
        ['the lady from Orange Park with the leaking heat pump', 'Margaret Hollingsworth'],
        ['Jhon', 'John Abbott'],
      ] as const) {
        await search.fill(words);
        await expect(row(page, name), words).toBeVisible();
      }
    });

    await test.step('11: the preferred contact method comes first', async () => {
      await search.fill('Hollingsworth');
      await row(page, 'Margaret Hollingsworth').click();
      const ways = page.getByRole('article').getByRole('link', { name: /^(?:Call|Text|Email)/ });
      await expect(ways.first()).toHaveText('Email');
    });

    await test.step('6: a note whose response is lost is stored once', async () => {
      const panel = page.getByRole('article');
      let isLost = true;
      await page.route('**/notes', async (route) => {
        if (!isLost) return route.continue();
        isLost = false;
        await route.fetch();
        await route.abort();
      });
      await panel.getByLabel('New note').fill('Called, gate code 4411.');
      await panel.getByRole('button', { name: 'Add note' }).click();
      await expect.poll(() => isLost).toBe(false);
      await expect(async () => {
        await panel.getByRole('button', { name: 'Add note' }).click();
        await expect(panel.getByLabel('New note')).toHaveValue('', { timeout: 2000 });
      }).toPass();
      await expect(panel.getByRole('list').getByText('Called, gate code 4411.')).toHaveCount(1);
    });

    await test.step('13: Booked opens the next lead, and 3: Undo takes each change back', async () => {
      await view(/^Open/).click();
      await search.fill('');
      await row(page, 'Ana Reyes').click();
      const panel = page.getByRole('article');
      await expect(panel.getByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
      await panel.getByRole('button', { name: 'Booked', exact: true }).click();
      await expect(panel.getByRole('heading', { name: 'Ana Reyes' })).toBeHidden();
      await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(panel.getByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
      expect((await leadsOf('q=Reyes'))[0]?.status).not.toBe('done');
      await panel.getByRole('button', { name: 'Back to the list' }).click();

      const before = (await leadsOf('view=done')).length;
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: /^All \d+ in view/ }).check();
      const bar = page.getByRole('group', { name: 'Selected leads' });
      await page.route(
        '**/api/admin/leads/changes',
        async (route) => {
          const response = await route.fetch();
          // A poll takes the changed leads out of the list before the response arrives.
          await page.clock.fastForward(10_000);
          await expect(bar.getByRole('status')).toHaveText('None selected');
          await route.fulfill({ response });
        },
        { times: 1 },
      );
      await bar.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await leadsOf('view=done')).length).toBe(before);
    });

    await test.step('2: a scheduled lead without a date stays in Open; a future date removes it', async () => {
      const [{ id } = { id: '' }] = await ids('q=Oakes');
      const isOpen = async () => (await leadsOf('view=open&q=Oakes')).length > 0;
      const change = (wanted: object) => asOwner('/api/admin/leads/changes', { leads: [{ id }], change: wanted });
      await change({ status: 'scheduled' });
      expect(await isOpen()).toBe(true);
      await change({ followUp: addDays(today, 3) });
      expect(await isOpen()).toBe(false);
    });

    await test.step('12: a special that has not started is marked Scheduled', async () => {
      await addSpecial(office.origin, {
        title: 'Later offer',
        startDate: addDays(today, 5),
        expirationDate: addDays(today, 9),
      });
      await page.goto('/admin/specials');
      await expect(
        page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'Later offer' }).first(),
      ).toContainText('Scheduled');
    });

    await test.step('4: the inbox opens on a person’s own leads; 9: only the owner can erase; 7: a password change is confirmed', async () => {
      const team = (await (await asOwner('/api/admin/team')).json()) as { members: { id: string; version: number }[] };
      const [member] = team.members;
      await asOwner('/api/admin/leads/changes', { leads: johns, change: { assignee: member?.id } });
      const his = await (await browser.newContext({ baseURL: office.origin })).newPage();
      await his.clock.install({ time: clock.now() });
      await logIn(his, 'Luis', luis);
      await expect(his.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true');
      await expect(row(his, 'John Abbott')).toBeVisible();
      await his.getByText('More', { exact: true }).click();
      await his.getByRole('button', { name: 'One person’s data' }).click();
      await his.getByLabel('Email, phone or full name').fill('visitor2@example.com');
      await expect(his.getByRole('button', { name: 'Erase...' })).toBeHidden();
      await his.getByRole('button', { name: 'Close' }).click();
      await row(his, 'John Abbott').click();
      const changed = await fetch(`${office.origin}/api/admin/team/${member?.id}`, {
        method: 'PATCH',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${adminPassword}`,
          'If-Match': `"${member?.version}"`,
        },
        body: JSON.stringify({ password: 'a new and longer password' }),
      });
      expect(changed.status).toBe(200);
      // The next poll of the inbox is refused.
      await his.clock.fastForward(10_000);
      await expect(his.getByText('Your password was changed. Log in with the new one.')).toBeVisible();
      await his.context().close();
    });
  },
);
