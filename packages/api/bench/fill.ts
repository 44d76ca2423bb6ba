/** For benches of other packages: fills the data folder that is named with 25,000 leads. */
import { fillTwoYears } from './stored-leads.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder');
await fillTwoYears(folder);
