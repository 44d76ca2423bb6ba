import type { Config } from './environment.ts';
import { openStore as openFolder } from './store/lowdb/open-store.ts';
import type { StoreOptions } from './store/lowdb/open-store.ts';
import { openStore as openDatabase } from './store/postgres/open-store.ts';
import type { Store } from './store/port.ts';

/**
 * Opens the store that the environment names: the database, or else the data folder.
 * @throws {UnusableDatabase}
 * @throws {FolderInUse} when another process has the folder
 * @throws {UnsoundFolder} when a file is damaged or gone
 */
export const openStore = (
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: Omit<StoreOptions, 'root'> = {},
): Promise<Store> =>
  databaseUrl === undefined
    ? openFolder({ root: dataDir, ...options })
    : openDatabase({ url: databaseUrl, ...options });
