import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { extract } from 'tar';
import { temporaryFolder } from './server.ts';
import { databaseOf, onPostgres } from './stores.ts';

// Commit cdf78eec, the version before this one, wrote these files: its server the folder, `npm run backup` the backup, and
// `npm run copy` the database, as its schema and one statement for each table.
const pathOf = (name: string) => fileURLToPath(new URL(`../fixtures/previous-version/${name}`, import.meta.url));

export const previousBackup = pathOf('backup.tar.gz');

/** When that server was stopped. */
export const stoppedAt = Date.parse('2026-11-25T16:00:30Z');

/** The last form that it took. */
export const lastForm = {
  firstName: 'Uma',
  lastName: 'Stone',
  phone: '(904) 555-0148',
  email: 'uma@example.com',
  serviceType: 'New System Quote',
  isNewCustomer: false,
  message: 'Quote for Ponte Vedra.',
  captchaToken:
    'H4kpS8RPKQBoUIzQZmxe9A.1795622400874.1795622400874.hnL8XFV7-pssBiSyL7bAJQ5QwvQhKkUjDNLpc72IhQE.1I6P4G7o_h_AP2ldOBMQ6vXVd1Xn1c2tL6DVTnqNrNM',
  captchaAnswer: '15',
};
export const lastReceipt = { id: '637bcf87-a380-46e6-846e-d1c52fed496e', createdAt: '2026-11-25T16:00:00.881Z' };

/** Puts the data of that server in place of a data folder. */
export async function previousData(): Promise<string> {
  const dataDir = await temporaryFolder();
  if (onPostgres) await fillDatabase(await databaseOf(dataDir));
  else await extract({ file: pathOf('folder.tar.gz'), cwd: dataDir });
  return dataDir;
}

async function fillDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(gunzipSync(await readFile(pathOf('database.sql.gz'))).toString());
  await client.end();
}
