import type { Config } from './config.ts';
import { openStore as openFolder } from './store/lowdb/open-store.ts';
import type { StoreOptions } from './store/lowdb/open-store.ts';
import type { Store } from './store/port.ts';

/**
 * Opens the store that the environment names: the database, or else the data folder.
 * @throws {UnusableDatabase}
 * @throws {FolderInUse} when another process has the folder
 * @throws {UnsoundFolder} when a file is damaged or gone
 */
export async function openStore(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: Omit<StoreOptions, 'root'> = {},
): Promise<Store> {
  if (databaseUrl === undefined) return openFolder({ root: dataDir, ...options });
  // Who has no database starts without its driver.
  const { openStore: openDatabase } = await import('./store/postgres/open-store.ts');
  return openDatabase({ url: databaseUrl, ...options });
}
