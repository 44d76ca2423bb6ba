import type { Config } from './config.ts';
import { openLowdbStore, type LowdbOptions } from './store/lowdb/lowdb-store.ts';
import type { Store } from './store/store.ts';

/**
 * Opens PostgreSQL if there is a DATABASE_URL, or else the data folder.
 * @throws {OperatorError} when the database cannot be used as it is set
 * @throws {FolderInUse} when another process has the folder
 * @throws {UnusableFile} when a file is not valid JSON of its schema
 */
export async function openStore(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: Omit<LowdbOptions, 'root'> = {},
): Promise<Store> {
  if (databaseUrl === undefined) return openLowdbStore({ root: dataDir, ...options });
  // Loads the driver only when needed.
  const { openPostgresStore } = await import('./store/postgres/postgres-store.ts');
  return openPostgresStore({ url: databaseUrl, ...options });
}
