import { temporaryFolder } from '../../support/server.ts';
import { storeContract } from '../../support/store-contract.ts';
import { openTestStore } from '../../support/stores.ts';

const prepare = async () => {
  const place = await temporaryFolder();
  return () => openTestStore(place);
};
storeContract('the PostgreSQL store', prepare);
