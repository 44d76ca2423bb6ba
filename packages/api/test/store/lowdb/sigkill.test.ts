import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hvac/content/model';
import { expect, test } from 'vitest';
import { startProcess } from '../../support/child.ts';
import { leadPayload, post, postTo, validPayload } from '../../support/requests.ts';
import { setFileHeaders } from '../../support/resumes.ts';
import { deep, patience, temporaryFolder } from '../../support/server.ts';
import { storedLeads } from '../../support/leads.ts';

const rounds = deep ? 30 : 3;

/** Applies with a file until the server is gone. Says which applications were acknowledged, and the bytes of each file. */
async function apply(url: string, applicant: string, acknowledged: Map<string, Buffer>) {
  for (let count = 0; ; count++) {
    const file = Buffer.from(`%PDF-${applicant}, application ${count}`);
    try {
      const payload = await leadPayload(url, 'career-application', setFileHeaders('resume.pdf', file));
      const answer = await postTo(url + endpoints.careerApplications, payload);
      expect(answer.status).toBe(201);
      acknowledged.set(JSON.parse(answer.text).id, file);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

/** Writes until the server is gone. Says which messages were sent, and which of them were acknowledged. */
async function write(url: string, writer: string, sent: Set<string>, acknowledged: Map<string, string>) {
  for (let count = 0; ; count++) {
    const message = `${writer}, message ${count}`;
    try {
      const payload = await validPayload(url, { message });
      sent.add(message);
      const answer = await post(url, payload);
      expect(answer.status).toBe(201);
      acknowledged.set(message, JSON.parse(answer.text).id);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

test(
  `fault 17: SIGKILL in the middle of 16 writers, ${rounds} rounds: every acknowledged lead is there once, and no other`,
  { timeout: rounds * 45_000 },
  async () => {
    const dataDir = await temporaryFolder();
    const sent = new Set<string>();
    const acknowledged = new Map<string, string>();
    const applied = new Map<string, Buffer>();
    for (let round = 1; round <= rounds; round++) {
      const server = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
      const url = await server.ready;
      const before = acknowledged.size;
      const writers = Array.from({ length: 16 }, (_, writer) =>
        writer % 4 === 0
          ? apply(url, `round ${round}, writer ${writer}`, applied)
          : write(url, `Round ${round}, writer ${writer}`, sent, acknowledged),
      );
      // Not at a given time but at a given count, so that each round is killed at another moment of a write.
      await expect.poll(() => acknowledged.size - before, { ...patience, interval: 1 }).toBeGreaterThan(20 * round);
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      await Promise.all(writers);

      const kept = await storedLeads(dataDir);
      const byMessage = new Map(kept.map(({ entity }) => [entity['message'], entity.id]));
      expect(byMessage.size).toBe(kept.length);
      for (const [message, id] of acknowledged) expect(byMessage.get(message)).toBe(id);
      const applications = await storedLeads(dataDir, 'career_applications');
      const files = new Map(applications.map(({ entity, submission }) => [entity.id, submission.resume?.file ?? '']));
      expect(files.size).toBe(applications.length);
      for (const [id, bytes] of applied) {
        expect(await readFile(join(dataDir, 'resumes', files.get(id) ?? 'none'))).toEqual(bytes);
      }
      // A file was kept before the record that names it, so none of those that are named is missing.
      const names = await readdir(join(dataDir, 'resumes'));
      expect(names).toEqual(expect.arrayContaining([...files.values()]));
      for (const { entity } of kept) expect(sent).toContain(entity['message']);
    }
    expect(applied.size).toBeGreaterThan(0);
    const last = startProcess({ DATA_DIR: dataDir });
    expect((await fetch((await last.ready) + endpoints.health)).status).toBe(200);
  },
);
