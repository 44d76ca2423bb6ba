import { expect, test } from 'vitest';
import { channels } from '../../src/leads/model/lead.ts';
import { detailOf, office, pageOf } from './inbox.ts';
import { startMailServer } from './mail-server.ts';
import { mailSettings } from './office.ts';
import { lastForm, lastReceipt, previousData, stoppedAt } from './previous-version.ts';
import { startReceiver } from './receiver.ts';
import { post } from './requests.ts';
import { patience, startTestServer, stoppedClock } from './server.ts';
import { list, titles } from './specials.ts';
import { openTestStore } from './stores.ts';
import { logIn, teamOf } from './team.ts';

/** What the version before has stored is there in this one, and goes on from there. */
export function upgradeContract(): void {
  const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
    const dataDir = await previousData();
    return startTestServer({ dataDir, now: stoppedClock(stoppedAt).now, ...options });
  };

  test('leads, files, notes, people and specials of the version before are there, and what was erased is not', async () => {
    const { url } = await start();
    const { leads } = await pageOf(url, '?view=all');
    expect(leads.map(({ kind, mail, name, status, suspect }) => [name, kind, status, mail, suspect.length])).toEqual([
      ['Phil Phone', 'service-request', 'new', 'none', 0],
      ['Uma Stone', 'service-request', 'new', 'off', 1],
      ['Bot Bot', 'contact', 'new', 'sent', 2],
      ['Sam Reed', 'contact', 'done', 'sent', 1],
      ['Lee Frost', 'referral', 'new', 'sent', 1],
      ['Ada Park', 'career-application', 'new', 'sent', 1],
      ['Rosa Delgado', 'service-request', 'scheduled', 'sent', 1],
    ]);
    const idOf = (name: string) => leads.find((lead) => lead.name === name)?.id ?? '';
    expect(await detailOf(url, idOf('Rosa Delgado'))).toMatchObject({
      followUp: '2026-12-02',
      assignee: { name: 'Pat' },
      version: 3,
      notes: [{ text: 'Gate code 4411', by: 'Dana Whitley' }],
      landing: { page: '/duct-cleaning?utm_source=flyer', from: 'www.google.com' },
    });
    const file = await office(url, `/leads/${idOf('Ada Park')}/resume`);
    expect(await file.text()).toMatch(/^%PDF-1.4[^]+%%EOF\n$/);
    expect((await pageOf(url, '?view=all&q=0144')).leads.map(({ name }) => name)).toEqual(['Lee Frost']);
    for (const gone of ['Erased', 'Olive']) expect((await pageOf(url, `?view=all&q=${gone}`)).leads).toEqual([]);
    expect(titles(await list(url))).toEqual(['Autumn tune-up']);
    expect(titles(await list(url, '?deleted=1'))).toEqual(['Duct cleaning']);
    const bearer = await logIn(url, { name: 'Pat', password: 'river otter lantern' });
    expect(await teamOf(url, bearer)).toMatchObject({ owner: { name: 'Dana Whitley' }, you: { name: 'Pat' } });
  });

  test('what waits to be sent is sent once', async () => {
    const { received, url: smtpUrl } = await startMailServer();
    const receiver = await startReceiver();
    const webhook = { url: receiver.url, secret: 'a secret of the webhook' };
    const server = await start({ mail: mailSettings(smtpUrl), webhook });
    await expect.poll(() => [received.length, receiver.received.length], patience).toEqual([2, 7]);
    await server.stop();
    const letters = received.map(({ recipients, subject }) => `${recipients.join()}: ${subject}`);
    expect(letters.toSorted()).toEqual([
      expect.stringMatching('^office@hvac.example: .*Uma Stone'),
      expect.stringMatching('^pat@example.com: .*Rosa Delgado'),
    ]);
    const calls = receiver.received.map(({ body }) => {
      const { data, type } = JSON.parse(body) as { type: string; data: { name: string } };
      return `${type} ${data.name}`;
    });
    expect(calls.toSorted()).toEqual([
      'lead.assigned Rosa Delgado',
      'lead.received Ada Park',
      'lead.received Bot Bot',
      'lead.received Lee Frost',
      'lead.received Rosa Delgado',
      'lead.received Sam Reed',
      'lead.received Uma Stone',
    ]);
    await using store = await openTestStore(server.dataDir);
    for (const pending of channels) expect(await store.listLeads({ pending })).toEqual([]);
  });

  test('a form that is sent again because the upgrade swallowed its answer gets that answer', async () => {
    const { url } = await start();
    const answer = await post(url, lastForm);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([201, lastReceipt]);
    expect((await pageOf(url, '?view=all&q=Uma')).leads).toHaveLength(1);
  });
}
