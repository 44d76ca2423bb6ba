import { leadKinds } from '../../leads/model/lead-kinds.ts';
import type { Lead } from '../../leads/model/lead.ts';
import type { LeadState } from '../../leads/model/lead-state.ts';
import type { DeleteResult, InsertResult, UsedNonce } from '../store.ts';
import type { DataFile } from './data-file.ts';
import type { DataFolder } from './data-folder.ts';
import type { LeadIndex } from './lead-index.ts';
import { leadsPerFile, monthOf, nameOf } from './partition.ts';

/** Writes leads: into the files of their months, and then into the index. */
export class LowdbLeads {
  readonly #folder: DataFolder;
  readonly #index: LeadIndex;
  /** By name, in the order of their parts. */
  readonly #months = new Map<string, DataFile<Lead>>();
  /** Leads that are being kept, by nonce. */
  readonly #arriving = new Map<string, Promise<unknown>>();
  /** Nonces that wrong answers have spent, in the order in which they came. A restart forgets them. */
  readonly #usedNonces = new Map<string, UsedNonce>();

  constructor(folder: DataFolder, index: LeadIndex, months: readonly DataFile<Lead>[]) {
    this.#folder = folder;
    this.#index = index;
    for (const month of months) this.#months.set(month.name, month);
  }

  /** @throws {StoreUnavailable} when nothing was kept */
  async insertLead(lead: Lead, file?: Uint8Array): Promise<InsertResult> {
    const { digest, nonce } = lead.intake;
    // One with the same nonce that fails leaves the nonce to this one.
    while (this.#arriving.has(nonce)) await this.#arriving.get(nonce)?.catch(() => {});
    if (this.#usedNonces.has(nonce)) return { outcome: 'nonceUsed' };
    const earlier = this.#index.ofNonce(nonce);
    if (earlier)
      return earlier.intake.digest === digest ? { outcome: 'duplicate', lead: earlier } : { outcome: 'nonceUsed' };
    const keeping = this.#keep(lead, file).finally(() => this.#arriving.delete(nonce));
    this.#arriving.set(nonce, keeping);
    await keeping;
    return { outcome: 'created' };
  }

  consumeNonce(used: UsedNonce): 'created' | 'duplicate' | 'nonceUsed' {
    const { digest, nonce, now } = used;
    for (const [name, { until }] of this.#usedNonces) {
      if (until > now) break;
      this.#usedNonces.delete(name);
    }
    const earlier = this.#usedNonces.get(nonce);
    if (earlier) return earlier.digest === digest ? 'duplicate' : 'nonceUsed';
    if (this.#arriving.has(nonce) || this.#index.ofNonce(nonce)) return 'nonceUsed';
    this.#usedNonces.set(nonce, used);
    return 'created';
  }

  /** @throws {StoreUnavailable} when the change was not kept */
  async updateLead(id: string, make: (state: LeadState) => LeadState): Promise<Lead | undefined> {
    const file = this.#index.get(id)?.file;
    const changed = await file?.edit((rows) => {
      const at = rows.findIndex(({ entity }) => entity.id === id);
      const before = rows[at];
      if (!before) return { rows, result: undefined };
      const state = make(before.state);
      if (state === before.state) return { rows, result: before };
      const after: Lead = { ...before, state };
      return { rows: rows.with(at, after), result: after };
    });
    if (file && changed) this.#index.put(changed, file);
    return changed;
  }

  /**
   * Files go first: while their lead is there, the removal can be repeated.
   * @throws {StoreUnavailable} when some of it may still be there
   */
  async deleteLeads(ids: readonly string[]): Promise<DeleteResult> {
    const found = [...new Set(ids)].flatMap((id) => this.#index.get(id) ?? []);
    const resumes = found.flatMap(({ lead }) => lead.intake.resume?.file ?? []);
    await this.#folder.files.remove(resumes);
    const byFile = new Map<DataFile<Lead>, Set<string>>();
    for (const { file, lead } of found) byFile.set(file, (byFile.get(file) ?? new Set()).add(lead.entity.id));
    for (const [file, gone] of byFile) {
      await file.edit((rows) => ({ rows: rows.filter(({ entity }) => !gone.has(entity.id)), result: undefined }), true);
      this.#index.remove([...gone]);
    }
    return { leads: found.length, resumes: resumes.length };
  }

  /** Every file of leads. */
  files(): Iterable<DataFile<Lead>> {
    return this.#months.values();
  }

  async #keep(lead: Lead, bytes: Uint8Array | undefined): Promise<void> {
    const { files } = this.#folder;
    const name = lead.intake.resume?.file;
    // The file is durable before the lead that names it.
    if (name !== undefined && bytes) await files.put(name, bytes);
    try {
      const month = this.#monthOf(lead);
      await month.edit((rows) => ({ rows: [...rows, lead], result: undefined }));
      this.#index.put(lead, month);
    } catch (error) {
      // One that stays because the store has stopped is a stray, and goes with them.
      if (name !== undefined) await files.remove([name]).catch(() => {});
      throw error;
    }
  }

  /** The last file of a month, with room for one more. */
  #monthOf(lead: Lead): DataFile<Lead> {
    const month = monthOf(lead);
    const kind = leadKinds[lead.kind];
    for (let part = 1; ; part++) {
      const name = nameOf({ kind, month, part });
      const file = this.#months.get(name) ?? this.#folder.file<Lead>(name);
      this.#months.set(name, file);
      if (file.projectedSize < leadsPerFile) return file;
    }
  }
}
