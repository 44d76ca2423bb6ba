import { endpoints } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { startProcess } from '../../support/child.ts';
import { adminPassword, temporaryFolder } from '../../support/server.ts';
import { readTestStore } from '../../support/stores.ts';
import { nothingWrong, rounds, Visitors } from '../../support/visitors.ts';

test(
  `fault 17: SIGKILL in the middle of 16 writers, ${rounds} rounds: no acknowledged lead is lost or doubled, and none comes back after erasure`,
  { timeout: rounds * 45_000 },
  async ({ annotate }) => {
    const environment = { DATA_DIR: await temporaryFolder(), ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'error' };
    const visitors = new Visitors();
    for (let round = 1; round <= rounds; round++) {
      const server = startProcess(environment);
      const url = await server.ready;
      const before = visitors.told.leads;
      const sending = Array.from({ length: 16 }, (_, writer) => visitors.send(url, `r${round}.w${writer}`));
      // Not at a given time but at a given count, so that each round is killed at another moment of a write.
      const enough = before + 20 + (round % 23);
      // Sixteen logins come first, one after the other: on a busy machine they alone take half a minute.
      await expect.poll(() => visitors.told.leads, { timeout: 180_000, interval: 1 }).toBeGreaterThan(enough);
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      await Promise.all(sending);
      await using store = await readTestStore(environment.DATA_DIR);
      expect(await visitors.compare(store)).toEqual(nothingWrong);
    }
    const last = startProcess(environment);
    expect((await fetch((await last.ready) + endpoints.health)).status).toBe(200);
    await annotate(`${rounds} kills, ${visitors.told.leads} leads kept, ${visitors.told.erased} erased`);
  },
);
