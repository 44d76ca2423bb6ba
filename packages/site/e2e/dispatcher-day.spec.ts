import { addDays, localDay, type LeadDetail, type LeadPage } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import type { Locator, Page } from '@playwright/test';
import { callsOf, logIn, solveCaptchas, test, type Call } from './support/office.ts';
import { adminPassword } from './support/server.ts';
import { expect } from './support/test.ts';

/* A dispatcher's day, on a laptop and on a phone. Each step covers a way in which an office once lost sight of a lead. */

const password = 'old mill on the creek';
const minute = 60_000;
const requests = '/api/service-requests';
const messages = '/api/contact-forms';
const referrals = '/api/referrals';

interface Person {
  path?: string;
  name: string;
  phone: string;
  says?: string;
  city?: string;
}

/** Sends forms one after another, so that each is newer than the one before. */
async function write(call: Call, wait: () => Promise<void>, people: readonly Person[]): Promise<void> {
  const captchas = await solveCaptchas(call, people.length);
  await wait();
  for (const [index, { path = messages, name, phone, says = '', city = 'Orange Park' }] of people.entries()) {
    const [firstName, lastName] = name.split(' ');
    const said =
      path === requests ? samples['service-request'] : path === referrals ? samples.referral : samples.contact;
    const answer = await call(path, {
      ...said,
      ...captchas[index],
      firstName,
      lastName,
      phone,
      email: `${lastName?.toLowerCase()}@example.com`,
      ...(path !== requests && { city }),
      [path === referrals ? 'comments' : 'message']: says,
    });
    expect(answer.status, await answer.text()).toBe(201);
  }
}

const night: readonly Person[] = [
  { name: 'Gloria Sandoval', phone: '904-555-0120', says: 'The thermostat goes blank.' },
  { name: 'Mary Perez', phone: '904-555-0121', says: 'Please call me.' },
  { name: 'Mary Perez', phone: '904-555-0121', says: 'Third time. Please call.' },
  { name: 'Bernadette Fitzgerald-Rivera', phone: '904-555-0122', says: 'A tune-up, please.', city: 'Fernandina Beach' },
  { path: referrals, name: 'Ines Moreau', phone: '904-555-0123', says: 'She is home after five.' },
  { name: 'Quentin Rush', phone: '904-555-0124', says: 'A burning smell from the vents.' },
  { name: 'Omar Fields', phone: '904-555-0125', says: 'Our carbon monoxide detector beeps.' },
  { name: 'Tasha Brooks', phone: '904-555-0126', says: 'NO HEAT since last night, 4-month-old baby.' },
];
const older: readonly Person[] = Array.from({ length: 8 }, (_, index) => ({
  name: `Customer No${index}`,
  phone: `904-555-013${index}`,
  says: `Question ${index}`,
}));
const own: Person = { name: 'John Abbott', phone: '904-555-0140', says: 'About the bill.' };

const rows = (page: Page) => page.locator('[data-lead]');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const lead = (page: Page, name?: string) => page.getByRole('article', name === undefined ? {} : { name });
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** Back in the list, at every width. */
async function toList(page: Page): Promise<void> {
  await lead(page).getByRole('button', { name: 'Back to the list' }).filter({ visible: true }).click();
  await expect(lead(page)).toBeHidden();
}

/** Nothing of it is cut off, not by an ellipsis either. */
async function expectWhole(text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  await expect(text).toBeInViewport({ ratio: 1 });
  expect(
    await text.evaluate(
      (node) => node.scrollWidth <= node.clientWidth + 1 || getComputedStyle(node).display === 'inline',
    ),
  ).toBe(true);
}

test('a dispatcher loses no lead in a day', async ({ page, clock, office }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (!isPhone) await page.setViewportSize({ width: 1280, height: 800 });
  const call = callsOf(office.origin);
  const asOwner = (path: string, body?: object) => call(path, body, adminPassword);
  const wait = () => clock.move(minute);
  const found = async (query: string) =>
    ((await (await asOwner(`/api/admin/leads?${query}`)).json()) as LeadPage).leads;
  const detailOf = async (name: string) => {
    const [first] = await found(`q=${encodeURIComponent(name)}`);
    return (await (await asOwner(`/api/admin/leads/${first?.id}`)).json()) as LeadDetail;
  };
  const change = async (query: string, wanted: object) => {
    const leads = (await found(query)).map(({ id }) => ({ id }));
    expect((await asOwner('/api/admin/leads/changes', { leads, change: wanted })).status).toBe(200);
  };
  const today = localDay(clock.now());

  await write(call, wait, [...older, own]);
  const member = await asOwner('/api/admin/team', { name: 'Luis Ortega', password });
  const { id: luis } = (await member.json()) as { id: string };
  await change('q=Question', { status: 'contacted', followUp: addDays(today, -1) });
  await change('q=Abbott', { assignee: luis });
  await write(call, wait, night);

  await page.clock.install({ time: clock.now() });
  /** The page asks for news. */
  const poll = () => page.clock.fastForward(5000);
  /** Loads the list anew, with everybody's leads. */
  const loadAll = async () => {
    await page.goto('/admin/leads?view=open');
    await expect(rows(page).first()).toBeVisible();
  };

  await test.step('emergencies that are nobody’s stand above one’s own leads', async () => {
    await logIn(page, 'Luis Ortega', password);
    await expect(page.getByRole('button', { name: 'Mine', pressed: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).first()).toContainText('Tasha Brooks');
    await expect(rows(page).last()).toContainText('John Abbott');
    await expect(row(page, 'Tasha Brooks')).toBeInViewport({ ratio: 1 });
  });

  await test.step('sound and notifications are offered once, in words', async () => {
    await expect(page.getByText('Hear about new leads when you’re doing something else?')).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.reload();
    await expect(rows(page).first()).toContainText('Tasha Brooks');
    await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  });

  await test.step('an emergency that was opened keeps its place until somebody deals with it', async () => {
    await loadAll();
    await row(page, 'Tasha Brooks').click();
    await expect(lead(page, 'Tasha Brooks').getByText('Emergency')).toBeVisible();
    await toList(page);
    await loadAll();
    await expect(rows(page).first()).toContainText('Tasha Brooks');
    await expect(row(page, 'Tasha Brooks')).toBeInViewport({ ratio: 1 });
  });

  await test.step('the next lead is the next one on screen, and Undo takes the history back', async () => {
    await row(page, 'Tasha Brooks').click();
    await lead(page, 'Tasha Brooks').getByRole('button', { name: 'Booked' }).click();
    await expect(lead(page, 'Omar Fields')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lead(page, 'Tasha Brooks').getByRole('button', { name: 'New', pressed: true })).toBeVisible();
    expect((await detailOf('Tasha Brooks')).history.filter(({ kind }) => kind === 'status')).toEqual([]);
    await toList(page);
  });

  await test.step('over an open lead the news says what and where, opens it, and keeps the note', async () => {
    await row(page, 'Gloria Sandoval').click();
    await lead(page, 'Gloria Sandoval').getByLabel('New note').fill('Half of a');
    await write(call, wait, [
      { name: 'Iris Bell', phone: '904-555-0127', says: 'No heat, hospice patient.', city: 'Fernandina Beach' },
    ]);
    await poll();
    const news = page.getByRole('button', { name: 'Emergency: no heat, Fernandina Beach' });
    await expectWhole(news);
    await news.click();
    await expect(lead(page, 'Iris Bell')).toBeVisible();
    await page.goBack();
    await expect(lead(page, 'Gloria Sandoval').getByLabel('New note')).toHaveValue('Half of a');
    await lead(page, 'Gloria Sandoval').getByLabel('New note').fill('');
    await toList(page);
  });

  await test.step('without an open lead the news leads to the new lead', async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await write(call, wait, [{ name: 'Paula Quick', phone: '904-555-0128', says: 'Smoke from the furnace.' }]);
    await poll();
    await page.getByRole('button', { name: /^Emergency: smoke, Orange Park/ }).click();
    await expect(lead(page, 'Paula Quick').getByRole('link', { name: /^Call/ })).toBeInViewport({ ratio: 1 });
    await toList(page);
    await expect(rows(page).first()).toContainText('Paula Quick');
  });

  await test.step('clearing a search returns to what is open', async () => {
    await page.getByLabel('Search').fill('mary peres');
    await expect(row(page, 'Mary Perez')).toBeVisible();
    await expect(view(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Search').fill('');
    await expect(view(page, 'Open')).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page).first()).toContainText('Paula Quick');
  });

  await test.step('who wrote more than once keeps the place of the newest unanswered lead', async () => {
    const shown = row(page, 'Mary Perez');
    await expect(shown).toContainText('2 leads');
    await expect(shown).toContainText('Third time. Please call.');
    await shown.click();
    await toList(page);
    await loadAll();
    await expect(row(page, 'Mary Perez')).toHaveCount(1);
    await expect(row(page, 'Mary Perez')).toContainText('Third time. Please call.');
  });

  await test.step('a referral calls the friend first', async () => {
    await expect(page.getByRole('link', { name: 'Call Zoë Lindqvist, (904) 555-0177' })).toBeVisible();
    await row(page, 'Ines Moreau').click();
    const calls = lead(page, 'Ines Moreau').getByRole('link', { name: /^Call/ });
    await expect(calls).toHaveText([/Zoë.*555-0177/, /Ines.*555-0123/]);
    await toList(page);
  });

  await test.step('a name, a city and who has the lead are whole', async () => {
    await change('q=9045550122', { assignee: luis, status: 'contacted' });
    await poll();
    const shown = row(page, 'Bernadette Fitzgerald-Rivera');
    await expect(shown).toContainText('Contacted');
    await shown.scrollIntoViewIfNeeded();
    await expectWhole(shown.getByText('Bernadette Fitzgerald-Rivera'));
    await expectWhole(shown.getByText('Fernandina Beach'));
    await expectWhole(shown.getByText('LO', { exact: true }));
    await expect(shown).toHaveAccessibleName(/Assigned to Luis Ortega/);
  });

  await test.step('the controls stand in one line, and the search says what it finds', async () => {
    const search = page.getByLabel('Search');
    const isCut = await search.evaluate((input: HTMLInputElement) => {
      input.value = input.placeholder;
      const { scrollWidth, clientWidth } = input;
      input.value = '';
      return scrollWidth > clientWidth;
    });
    expect(isCut).toBe(false);
    if (isPhone) return;
    await page.getByRole('button', { name: 'Mine' }).click();
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
    const controls = page.getByRole('search', { name: 'Leads' }).getByRole('button').filter({ visible: true });
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await controls.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect(tops, `${width} px`).toHaveLength(10);
      expect(Math.max(...tops) - Math.min(...tops), `${width} px`).toBeLessThanOrEqual(8);
    }
    await page.getByRole('button', { name: 'Clear' }).click();
  });

  await test.step('there is one set of buttons at a time', async () => {
    if (!isPhone) {
      await row(page, 'Gloria Sandoval').click();
      await expect(lead(page, 'Gloria Sandoval')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(lead(page)).toHaveCount(0);
    const bar = page.getByRole('group', { name: 'Selected leads' });
    await page.getByRole('checkbox', { name: 'Select Customer No0' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a known caller is named, and the dispatcher takes the name over', async () => {
    await page.getByRole('button', { name: 'Add lead' }).click();
    const form = page.getByRole('form', { name: 'Add a lead from a call' });
    await form.getByLabel('Phone').fill('904 555 0120');
    await expect(form.getByText('This number is Gloria Sandoval, 1 lead.')).toBeVisible();
    await form.getByRole('button', { name: 'Use this name' }).click();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Gloria Sandoval');
    await form.getByLabel('What they need').fill('AC dead');
    await form.getByRole('button', { name: 'Add lead' }).click();
    await expect(lead(page, 'Gloria Sandoval').getByText('Emergency')).toBeVisible();
    await toList(page);
    await expect(rows(page).first()).toContainText('AC dead');
    await expect(rows(page).first()).toContainText('By phone');
  });

  await test.step('a lead says when it came and what it is, and a letter has its address as it is', async () => {
    await row(page, 'Omar Fields').click();
    const panel = lead(page, 'Omar Fields');
    await expect(panel.getByText(/Message, Orange Park, received .* today$/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:fields@example\.com\?/);
    await panel.getByText('Text to send').click();
    await panel.getByRole('button', { name: 'On our way' }).click();
    await expect(panel.getByRole('link', { name: 'Text' })).toHaveAttribute(
      'href',
      /^sms:\+19045550125\?&body=Hi%20Omar/,
    );
    await toList(page);
  });

  await test.step('the agenda has each visit on its day, in the order of the times', async () => {
    await change('q=9045550124', { status: 'scheduled', followUp: addDays(today, 1) });
    await change('q=9045550124', { arrivalWindow: { from: '13:00', to: '15:00' } });
    await change('q=9045550125', { status: 'scheduled', followUp: addDays(today, 1) });
    await change('q=9045550125', { arrivalWindow: { from: '09:00', to: '11:00' } });
    await change('q=9045550122', { status: 'scheduled', followUp: addDays(today, 3) });
    await change('q=9045550123', { status: 'scheduled', followUp: today });
    await view(page, 'Scheduled').click();
    await expect(rows(page)).toHaveCount(4);
    const list = page.getByRole('list', { name: 'Leads' });
    await expect(list.getByRole('heading')).toHaveText(['Today', 'Tomorrow', 'This week: Thursday, Mar 4']);
    await expect(rows(page)).toContainText(['Ines Moreau', 'Omar Fields', 'Quentin Rush', 'Fitzgerald-Rivera']);
    await expect(rows(page).nth(1)).toContainText('9 to 11 AM');
  });

  await test.step('a visit of yesterday asks how it went', async () => {
    await change('q=9045550123', { followUp: addDays(today, -1) });
    await view(page, 'Due').click();
    await row(page, 'Ines Moreau').click();
    await expect(lead(page).getByText('How did the visit go?', { exact: false })).toBeVisible();
    await toList(page);
  });

  await test.step('sources have one row each, and nothing of them is cut off', async () => {
    await page.goto('/admin/sources');
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    const { left, right } = await table.evaluate((node) => node.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

  await test.step('a past offer is warned of before it is saved, and its form is no scroll pane', async () => {
    await page.goto('/admin/specials');
    await page.getByRole('button', { name: /^New/ }).click();
    const form = page.getByRole('form', { name: 'Create New Special' });
    await form.getByLabel('Expiration date').fill(addDays(today, -1));
    await expect(form.getByText('The expiration date is in the past.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Create Special' })).toBeEnabled();
    const isPane = await form.evaluate((node) => {
      for (let each: Element | null = node; each && each !== document.documentElement; each = each.parentElement)
        if (each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === 'auto') return true;
      return false;
    });
    expect(isPane).toBe(false);
    await loadAll();
  });

  await test.step('in the evening nothing new is left that nobody has seen', async () => {
    await view(page, 'Open').click();
    const fresh = rows(page).filter({ has: page.getByText('New', { exact: true }) });
    while ((await fresh.count()) > 0) {
      await fresh.first().click();
      await lead(page).getByRole('button', { name: 'Contacted' }).click();
      await lead(page).getByRole('button', { name: 'Tomorrow' }).click();
      await expect(lead(page).getByText('Follow up on Mar 2, 2027 by Luis Ortega')).toBeVisible();
      await loadAll();
    }
    const lost = (await found('view=all')).filter(({ status, followUp }) => status === 'new' || !followUp);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
