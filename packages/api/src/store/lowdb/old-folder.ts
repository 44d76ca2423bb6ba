import { hash } from 'node:crypto';
import { join } from 'node:path';
import { newLeadState } from '../../leads/model/lead-state.ts';
import type { LeadState } from '../../leads/model/lead-state.ts';
import type { Lead } from '../../leads/model/lead.ts';
import { errorCode } from '../../error-code.ts';
import type { DataFolder } from './data-folder.ts';
import { decode, isOfThisVersion } from './envelope.ts';
import { filesFolder } from './files.ts';
import { leadFolders, parseName } from './partition.ts';
import type { Partition } from './partition.ts';

/** A row of the first version: the state of the lead lay in a file of its own, beside the file of the leads. */
type OldRow = Pick<Lead, 'entity' | 'intake'>;
type OldState = LeadState & { id: string };

const stateFile = /^(leads\/[a-z_]+\/\d{4}-\d{2}(?:\.\d{1,6})?)\.state\.json$/;

/** Whether a file holds the states of leads, as the first version had them. */
export const isOfStates = (file: string): boolean => stateFile.test(file);

/** Runs a piece of work on a file, and names the file when it turns out to be damaged. */
type WithFileContext = <T>(file: string, work: () => Promise<T>) => Promise<T>;

/**
 * Rewrites the files of the first version, once: each lead with its state in one row, and with the checksum of its file.
 * A stop in the middle leaves files of both versions, and the next start goes on.
 */
export async function modernize(folder: DataFolder, withFileContext: WithFileContext): Promise<void> {
  const { listed } = folder;
  for (const file of listed) {
    const at = parseName(file);
    if (at) await withFileContext(file, () => rewrite(folder, file, at, withFileContext));
  }
  if (listed.some(isOfStates)) await folder.mark(listed.filter((file) => !isOfStates(file)));
  for (const name of leadFolders) {
    const old = (await folder.names(name)).filter((file) => /\.state\.json(\.bak|\.tmp)?$/.test(file));
    for (const file of old) await folder.fileSystem.remove(join(folder.root, name, file));
  }
}

async function rewrite(
  folder: DataFolder,
  file: string,
  { kind }: Partition,
  withFileContext: WithFileContext,
): Promise<void> {
  const bytes = await folder.fileSystem.read(join(folder.root, file));
  const rows = decode(file, bytes) as OldRow[];
  if (isOfThisVersion(bytes)) return;
  const stateName = file.replace(/json$/, 'state.json');
  const states = await withFileContext(stateName, () => statesIn(folder, stateName));
  const leads: object[] = [];
  for (const { entity, intake } of rows) {
    const { id: _id, ...state } = states.get(entity.id) ?? { id: entity.id, ...newLeadState };
    leads.push({ kind: kind.name, entity, intake: await withChecksum(folder, intake), state });
  }
  const durable = folder.durable(file);
  // The second write replaces the copy beside the file, too.
  for (let time = 0; time < 2; time++) await durable.write(leads);
}

async function statesIn(folder: DataFolder, name: string): Promise<ReadonlyMap<string, OldState>> {
  if (!folder.listed.includes(name)) return new Map();
  const rows = decode(name, await folder.fileSystem.read(join(folder.root, name))) as OldState[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The first version kept the size of a file alone. */
async function withChecksum(folder: DataFolder, intake: Lead['intake']): Promise<Lead['intake']> {
  const { resume } = intake;
  if (!resume || resume.sha256 !== undefined) return intake;
  try {
    const bytes = await folder.fileSystem.read(join(folder.root, filesFolder, resume.file));
    return bytes.length === resume.bytes ? { ...intake, resume: { ...resume, sha256: hash('sha256', bytes) } } : intake;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return intake;
    throw error;
  }
}
