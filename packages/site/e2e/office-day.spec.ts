import type { LeadDetail, LeadPage, LeadSummary } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import type { Browser, Page } from '@playwright/test';
import { callsOf, logIn, solveCaptchas, test, type Call } from './support/office.ts';
import { adminPassword } from './support/server.ts';
import { expect } from './support/test.ts';

const minute = 60_000;
const hour = 60 * minute;
const [rounds, perRound] = [4, 10];

const { address, city, state, zipCode } = samples.contact;

/** Visitors' messages of every kind. */
const kinds = [
  ['/api/service-requests', samples['service-request']],
  ['/api/contact-forms', samples.contact],
  ['/api/referrals', samples.referral],
  ['/api/career-applications', { address, city, state, zipCode, educationLevel: 'trade-school' }],
] as const;

/** The label of the message field, which differs by form. */
const textField = ['message', 'message', 'comments', 'additionalInfo'] as const;

/** Ten visitors send a form. Some are bots that fill in the honeypot. */
async function visitorsWrite(call: Call, round: number, wait: () => Promise<void>): Promise<void> {
  const tokens = await solveCaptchas(call, perRound);
  await wait();
  for (const [index, captcha] of tokens.entries()) {
    const number = round * perRound + index;
    const kind = number % kinds.length;
    const [path, said] = kinds[kind] ?? kinds[0];
    const email = `visitor${number}@example.com`;
    const answer = await call(path, {
      ...said,
      firstName: 'Visitor',
      lastName: `No${String(number).padStart(2, '0')}`,
      phone: `904-555-01${String(number).padStart(2, '0')}`,
      email,
      [textField[kind] ?? 'message']: `It is about number ${number}.`,
      ...(path.includes('career') && { confirmEmail: email }),
      ...(index === 7 && { website: 'https://example.com' }),
      ...captcha,
    });
    expect(answer.status, await answer.text()).toBe(201);
  }
}

/** A change that the screen confirmed: by whom, to which lead, and what. */
const ledger: { lead: string; by: string; what: string }[] = [];

interface Worker {
  name: string;
  page: Page;
}

const article = (page: Page) => page.getByRole('article');

async function open({ page }: Worker, lead: string): Promise<void> {
  await page.locator(`[data-lead="${lead}"]`).click();
  await expect(article(page).getByRole('group', { name: 'Status' })).toBeVisible();
}

/** Clicks a control and records the newest entry of the lead's history. */
async function clickAndRecord(worker: Worker, lead: string, button: string | RegExp, what: string): Promise<void> {
  const panel = article(worker.page);
  await panel.getByRole('button', { name: button, exact: true }).click();
  // Applicants come for an interview, and the history says so.
  const shown = what.replace('Marked scheduled', 'Marked (scheduled|for interview)');
  const isOwn = what === `Assigned to ${worker.name}`;
  const line = new RegExp(isOwn ? `${worker.name} took this` : `${shown} by ${worker.name}`);
  await expect(panel.getByText(line).first()).toBeVisible();
  ledger.push({ lead, by: worker.name, what });
}

/** Of a request, and of an application. */
const scheduled = /^(Scheduled|Interview)$/;

/** Closes a lead, which opens the next one. */
async function closeLead(worker: Worker, lead: string, button: RegExp): Promise<void> {
  const closing = article(worker.page).getByRole('button', { name: button });
  const label = (await closing.innerText()).trim();
  await closing.click();
  await expect(worker.page).not.toHaveURL(new RegExp(lead));
  ledger.push({ lead, by: worker.name, what: `Marked ${label.toLowerCase()}` });
}

/** Works a lead until it is closed or has an assignee or a follow-up date. */
const ways: readonly ((worker: Worker, lead: string, tomorrow: string) => Promise<void>)[] = [
  async (worker, lead, tomorrow) => {
    await clickAndRecord(worker, lead, 'Contacted', 'Marked contacted');
    await clickAndRecord(worker, lead, 'Tomorrow', `Follow up on ${tomorrow}`);
  },
  async (worker, lead) => {
    await clickAndRecord(worker, lead, 'Assign to me', `Assigned to ${worker.name}`);
    await clickAndRecord(worker, lead, scheduled, 'Marked scheduled');
  },
  async (worker, lead) => {
    await clickAndRecord(worker, lead, 'Contacted', 'Marked contacted');
    await closeLead(worker, lead, /^(Booked|Hired)$/);
  },
  async (worker, lead) => {
    const panel = article(worker.page);
    await panel.getByLabel('New note').fill(`${worker.name} called, nobody was there.`);
    await clickAndRecord(worker, lead, 'Add note', 'Note added');
    await clickAndRecord(worker, lead, 'Assign to me', `Assigned to ${worker.name}`);
  },
  async (worker, lead) => closeLead(worker, lead, /^Spam$/),
];

async function enter(browser: Browser, origin: string, name: string, password: string, now: number): Promise<Worker> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await page.clock.install({ time: now });
  await logIn(page, name, password);
  return { name, page };
}

/** Returns to the list if a lead is open. */
async function back({ page }: Worker): Promise<void> {
  const button = article(page).getByRole('button', { name: 'Back to the list' });
  if (await button.isVisible()) await button.click();
}

/** Both change the same open lead at once: one change succeeds, the other person sees who was first. */
async function changeAtOnce(first: Worker, second: Worker, lead: string): Promise<void> {
  await Promise.all([open(first, lead), open(second, lead)]);
  const press = ({ page }: Worker, button: string) =>
    article(page).getByRole('button', { name: button, exact: true }).click();
  await clickAndRecord(first, lead, scheduled, 'Marked scheduled');
  await press(second, 'Contacted');
  // A person whose list refreshed in between sees the change; the other gets a conflict message.
  const conflict = second.page.getByText(`${first.name} just changed this lead.`, { exact: false });
  const done = article(second.page).getByText(`Marked contacted by ${second.name}`);
  await expect(conflict.or(done).first()).toBeVisible();
  if (await done.isVisible()) ledger.push({ lead, by: second.name, what: 'Marked contacted' });
  await clickAndRecord(second, lead, 'Assign to me', `Assigned to ${second.name}`);
  await Promise.all([back(first), back(second)]);
}

const words: Record<string, (detail: string) => string> = {
  status: (detail) => `Marked ${detail}`,
  assigned: (detail) => `Assigned to ${detail}`,
  note: () => 'Note added',
  'follow-up': (detail) =>
    `Follow up on ${new Date(`${detail}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium' })}`,
};

test(
  'two people work 40 leads in a day: each is closed or has an assignee or a follow-up date, and no change is lost',
  { tag: '@once' },
  async ({ browser, clock, office }) => {
    const call = callsOf(office.origin);
    const passwords = { Rosa: 'blue heron at dawn', Marcus: 'old mill on the creek' };
    for (const [name, password] of Object.entries(passwords)) {
      expect((await call('/api/admin/team', { name, password }, adminPassword)).status).toBe(201);
    }
    const [rosa, marcus] = await Promise.all([
      enter(browser, office.origin, 'Rosa', passwords.Rosa, clock.now()),
      enter(browser, office.origin, 'Marcus', passwords.Marcus, clock.now()),
    ]);
    const workers = [rosa, marcus];
    const listed = async (query = ''): Promise<LeadSummary[]> => {
      const page = (await (await call(`/api/admin/leads${query}`, undefined, adminPassword)).json()) as LeadPage;
      const next: LeadSummary[] = page.next ? await listed(`?cursor=${page.next}`) : [];
      return [...page.leads, ...next];
    };
    const detailOf = async (id: string) =>
      (await (await call(`/api/admin/leads/${id}`, undefined, adminPassword)).json()) as LeadDetail;

    const known = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      await visitorsWrite(call, round, () => clock.move(minute));
      const fresh = (await listed()).map(({ id }) => id).filter((id) => !known.has(id));
      expect(fresh).toHaveLength(perRound);
      for (const id of fresh) known.add(id);
      const [shared = '', ...rest] = fresh;
      // Advance the browsers' clocks too, so that each page polls.
      for (const { page } of workers) {
        // Rows keep their places while the pointer or the focus is among them.
        await page.getByRole('heading', { name: 'Leads', level: 1 }).click();
        await page.clock.fastForward(round === 0 ? minute : hour);
        await expect(page.locator(`[data-lead="${shared}"]`)).toBeVisible();
      }
      await changeAtOnce(rosa, marcus, shared);
      await Promise.all(
        workers.map(async (worker, turn) => {
          for (const [index, lead] of rest.entries()) {
            if (index % 2 !== turn) continue;
            await open(worker, lead);
            await ways[(index + round) % ways.length]?.(worker, lead, 'Mar 2, 2027');
            await back(worker);
          }
        }),
      );
      await clock.move(hour - minute);
    }

    const leads = await listed();
    expect(leads).toHaveLength(rounds * perRound);
    const unfinished = leads.filter(({ status }) => status === 'new' || status === 'contacted');
    expect(unfinished.filter(({ assignee, followUp }) => !assignee && !followUp)).toEqual([]);
    const kept = await Promise.all(leads.map(({ id }) => detailOf(id)));
    const happened = kept.flatMap(({ id, history }) =>
      history.flatMap(({ kind, detail, by }) =>
        by === undefined ? [] : [`${id} ${words[kind]?.(detail) ?? kind} by ${by}`],
      ),
    );
    // Every confirmed change is stored once under the right name, and nothing else is.
    expect(happened.toSorted()).toEqual(ledger.map(({ lead, by, what }) => `${lead} ${what} by ${by}`).toSorted());
    await Promise.all(workers.map(({ page }) => page.context().close()));
  },
);
