import { describe, expect, test } from 'vitest';
import { startMailServer } from './support/mail-server.ts';
import { serviceRequest, startOffice } from './support/office.ts';

const day = 24 * 60 * 60_000;

describe('acknowledgements', () => {
  test('the visitor gets one, that is answered to the office and by no machine', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, { autoreply: true });
    const id = await office.arrive();
    await office.outbox.deliver();
    await office.acknowledgements.deliver();
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(2);
    expect(server.received[1]).toMatchObject({
      messageId: `<receipt-${id}@hvac.example>`,
      subject: 'We have your service request',
      recipients: ['dana@example.com'],
      replyTo: [{ address: 'office@hvac.example' }],
    });
    expect(server.received[1]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    expect(server.received[1]?.source).not.toContain('upstairs');
    expect((await office.store.get(id))?.state.acknowledgement).toEqual({
      attempts: 1,
      sentAt: '2026-11-21T15:00:00.000Z',
    });
  });

  test('none is sent before the office has its message, nor to a suspect, nor when they are off', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, { autoreply: true });
    server.treat(451);
    await office.arrive();
    // By itself: connections that work side by side would share the refusal as they like.
    await office.outbox.deliver();
    const suspect = serviceRequest();
    await office.arrive({ ...suspect, intake: { ...suspect.intake, suspect: ['too-fast'] } });
    await office.outbox.deliver();
    await office.acknowledgements.deliver();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['office@hvac.example']]);
  });

  test('one that fails is tried again, also after a restart, and the office is not told of it', async () => {
    const server = await startMailServer();
    const first = await startOffice(server.url, { autoreply: true });
    const id = await first.arrive();
    await first.outbox.deliver();
    server.treat(451);
    await first.acknowledgements.deliver();
    expect(first.outbox.problem).toBeUndefined();
    expect(await first.store.counts()).toMatchObject({ mailDue: 0, mailStuck: 0 });
    await first.close();
    const second = await startOffice(server.url, { autoreply: true }, first.root);
    await second.acknowledgements.restore();
    await second.acknowledgements.deliver();
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<lead-${id}@hvac.example>`,
      `<receipt-${id}@hvac.example>`,
    ]);
    expect((await second.store.get(id))?.state.acknowledgement).toMatchObject({ attempts: 2 });
  });

  test('a visitor who was erased meanwhile gets none', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, { autoreply: true });
    const id = await office.arrive();
    await office.outbox.deliver();
    await office.store.remove([id]);
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(1);
  });

  test('an address that is refused for good is not tried again', async () => {
    const server = await startMailServer();
    const office = await startOffice(server.url, { autoreply: true });
    await office.arrive();
    await office.outbox.deliver();
    server.refuseRecipients(550);
    await office.acknowledgements.deliver();
    server.refuseRecipients(undefined);
    office.clock.advance(day);
    await office.acknowledgements.deliver();
    expect(server.received).toHaveLength(1);
  });
});
