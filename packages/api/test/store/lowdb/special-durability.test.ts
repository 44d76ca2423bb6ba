import { expect, test } from 'vitest';
import { startProcess } from '../../support/child.ts';
import { adminPassword, deep, patience, temporaryFolder } from '../../support/server.ts';
import { call, create, list, offer, storedSpecials, titles } from '../../support/specials.ts';

const rounds = deep ? 20 : 3;

test(
  `SIGKILL during edits, ${rounds} rounds: the file is the old or the new version, never a third`,
  {
    timeout: rounds * 45_000,
  },
  async () => {
    const dataDir = await temporaryFolder();
    let acknowledged = -1;
    for (let round = 1; round <= rounds; round++) {
      const server = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ADMIN_PASSWORD: adminPassword });
      const url = await server.ready;
      const [first] = await list(url);
      const { id } = first ?? (await create(url));
      const begun = acknowledged;
      let sent = acknowledged;
      const editing = (async () => {
        for (;;) {
          sent++;
          // Each field tells which edit it is of: a mixture of two would show.
          const texts = { title: `Edit ${sent}`, description: `Edit ${sent}`, terms: `Edit ${sent}` };
          const answer = await call(url, 'PUT', `/${id}`, { ...offer, ...texts });
          if (answer.status !== 200) throw new Error(`Answered with ${answer.status}`);
          acknowledged = sent;
        }
      })().catch((error: unknown) => {
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      });
      await expect.poll(() => acknowledged - begun, { ...patience, interval: 1 }).toBeGreaterThan(15 * round);
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      await editing;

      const [row, ...others] = await storedSpecials(dataDir);
      expect(others).toEqual([]);
      expect([`Edit ${acknowledged}`, `Edit ${sent}`]).toContain(row?.title);
      expect([row?.description, row?.terms]).toEqual([row?.title, row?.title]);
      acknowledged = Number(row?.title.slice('Edit '.length));
    }
    const last = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword });
    expect(titles(await list(await last.ready))).toEqual([`Edit ${acknowledged}`]);
  },
);
