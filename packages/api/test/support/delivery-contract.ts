import { expect, test } from 'vitest';
import type { DeliveryChannel } from '../../src/leads/model/deliveries.ts';
import type { Lead } from '../../src/leads/model/lead.ts';
import { hasWaitedSince, type Condition } from '../../src/store/lead-query.ts';
import type { Store } from '../../src/store/store.ts';
import { idOf, leadOf, noteWithMail, textsOf, withNote } from './leads.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-21T17:00:00.000Z');

/** How every store leases deliveries. @param open opens an empty store */
export function deliveryContract(open: () => Promise<Store>): void {
  test('gives each delivery to one server at a time, oldest first', async () => {
    const store = await open();
    const leads = ['a', 'b', 'c', 'd'].map((text) => noteWithMail(text));
    for (const lead of leads) await store.insertLead(lead);
    const claim = (limit: number, now = noon) =>
      store.claimDeliveries({ channel: 'office', limit, now, leaseUntil: now + minute }).then(textsOf);
    const [first, second] = await Promise.all([claim(2), claim(2)]);
    expect([...first, ...second].toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(await claim(9)).toEqual([]);
    // A change of the lead ends no lease.
    await store.updateLead(idOf(leads[0] as Lead), withNote('called'));
    expect(await claim(9)).toEqual([]);
    // A lease ends by the clock.
    expect(await claim(9, noon + minute)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('gives the oldest first, whichever began to wait first', async () => {
    const store = await open();
    for (const lead of [noteWithMail('young'), noteWithMail('old', '2026-11-01T15:00:00.000Z')])
      await store.insertLead(lead);
    expect(textsOf(await store.claimDeliveries({ channel: 'office', now: noon, leaseUntil: noon + minute }))).toEqual([
      'old',
      'young',
    ]);
  });

  test('gives all that is due to one server, whoever else asks at the same time', async () => {
    const store = await open();
    for (let count = 0; count < 30; count++) await store.insertLead(noteWithMail(`${count}`));
    for (let now = noon; now < noon + 30 * minute; now += minute) {
      const claim = () => store.claimDeliveries({ channel: 'office', now, leaseUntil: now + minute });
      const claims = await Promise.all(Array.from({ length: 8 }, claim));
      expect(claims.map(({ length }) => length).filter((length) => length > 0)).toEqual([30]);
    }
  });

  test('gives a delivery that failed when it is due again, or when all are woken', async () => {
    const store = await open();
    const leads = ['a', 'b', 'c'].map((text) => noteWithMail(text));
    for (const lead of leads) await store.insertLead(lead);
    const [a = '', b = '', c = ''] = leads.map(idOf);
    const claim = (now: number) =>
      store.claimDeliveries({ channel: 'office', now, leaseUntil: now + minute }).then(textsOf);
    expect(await claim(noon)).toEqual(['a', 'b', 'c']);
    await store.releaseDeliveries('office', [a, b], noon + 5);
    await store.releaseDeliveries('office', [c], 0);
    expect(await claim(noon + 4)).toEqual(['c']);
    expect(await claim(noon + 5)).toEqual(['a', 'b']);
    await store.releaseDeliveries('office', [a], noon + minute);
    await store.wakeDeliveries('office');
    // What is leased stays so.
    expect(await claim(noon + 6)).toEqual(['a']);
  });

  test('tells the channels apart, and old leads from those that the office has asked for', async () => {
    const store = await open();
    const [first, asked, young] = [
      leadOf('contact', { message: 'old' }, { mail: 'due', webhook: 'due', receivedAt: '2026-11-01T15:00:00.000Z' }),
      noteWithMail('asked', '2026-11-02T15:00:00.000Z'),
      noteWithMail('young'),
    ];
    for (const lead of [first, asked, young]) await store.insertLead(lead);
    await store.updateLead(asked.entity.id, (state) => ({
      ...state,
      history: [{ at: '2026-11-21T17:00:00.000Z', kind: 'mail-resend', detail: '' }],
    }));
    const old = hasWaitedSince(Date.parse('2026-11-20T00:00:00.000Z'));
    const claim = (channel: DeliveryChannel, condition?: Condition) =>
      store
        .claimDeliveries({
          channel,
          now: noon,
          leaseUntil: noon + minute,
          ...(condition && { condition }),
        })
        .then(textsOf);
    expect(await claim('office', old)).toEqual(['old']);
    expect(await claim('office', { not: old })).toEqual(['asked', 'young']);
    expect(await claim('webhook')).toEqual(['old']);
    expect(await claim('acknowledgement')).toEqual([]);
    await store.updateLead(young.entity.id, (state) => ({ ...state, acknowledgement: { attempts: 0 } }));
    expect(await claim('acknowledgement')).toEqual(['young']);
    await store.updateLead(young.entity.id, (state) => ({
      ...state,
      acknowledgement: { attempts: 1, sentAt: '2026-11-21T17:00:00.000Z' },
    }));
    await store.releaseDeliveries('acknowledgement', [young.entity.id], 0);
    expect(await claim('acknowledgement')).toEqual([]);
  });
}
