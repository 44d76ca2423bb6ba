import { identityKeys, type Erased, type PersonFound, type PersonRequest } from '@hvac/content/model';
import { spendNonces, tokenLifetime } from '../leads/captcha.ts';
import { fullName, receivedAt, type Lead } from '../leads/model/lead.ts';
import { isMailDue } from '../leads/model/deliveries.ts';
import type { Store } from '../store/store.ts';
import { eachLead } from '../store/each-lead.ts';

/** Leads about a person, the sender or a referred friend, however it was spelled; soft-deleted ones, too. */
async function* leadsOf(request: PersonRequest, store: Pick<Store, 'listLeads'>): AsyncGenerator<Lead> {
  const person = identityKeys(request);
  yield* eachLead({ person }, store);
  yield* eachLead({ person, deleted: true }, store);
}

const maxNames = 5;

export async function findPerson(
  person: PersonRequest,
  store: Pick<Store, 'listLeads'>,
): Promise<PersonFound | undefined> {
  const names = new Set<string>();
  const found = { leads: 0, resumes: 0, messages: 0 };
  for await (const lead of leadsOf(person, store)) {
    found.leads += 1;
    if (lead.submission.resume) found.resumes += 1;
    if (isMailDue(lead)) found.messages += 1;
    if (names.size < maxNames) names.add(fullName(lead));
  }
  return found.leads === 0 ? undefined : { names: [...names], ...found };
}

/**
 * The text of a JSON file with everything that is stored about a person. Files stay in the inbox.
 * @param now milliseconds since 1970
 */
export async function* exportPerson(
  person: PersonRequest,
  store: Pick<Store, 'listLeads'>,
  now: number,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...person, exportedAt: new Date(now).toISOString() }).slice(0, -1)},"leads":[`;
  let separator = '\n';
  for await (const { entity, submission, kind, state } of leadsOf(person, store)) {
    const { nonce: _nonce, digest: _digest, ...arrival } = submission;
    yield separator + JSON.stringify({ kind, form: entity, arrival, ...state });
    separator = ',\n';
  }
  yield '\n]}\n';
}

/**
 * Erases a person's leads with their files, notes and queued letters. A referral is erased when either person asks.
 * @param now milliseconds since 1970
 * @returns how much was erased, and how many leads are still there
 * @throws {StoreUnavailable} when some of it is still there; calling it again erases the rest
 */
export async function erasePerson(
  person: PersonRequest,
  store: Pick<Store, 'deleteLeads' | 'listLeads' | 'updateRows'>,
  now: number,
): Promise<Erased> {
  const leads: Lead[] = [];
  for await (const lead of leadsOf(person, store)) leads.push(lead);
  const nonces = leads.map((lead) => ({ nonce: lead.submission.nonce, until: receivedAt(lead) + tokenLifetime }));
  const valid = nonces.filter(({ until }) => until > now);
  // Before the leads are gone: a browser that sends its form again must not store the person anew.
  if (valid.length > 0) await spendNonces(valid, now, store);
  const erased = await store.deleteLeads(leads.map(({ entity }) => entity.id));
  const left = await findPerson(person, store);
  return {
    leads: erased,
    resumes: leads.filter(({ submission }) => submission.resume).length,
    messages: leads.filter(isMailDue).length,
    ...(left && { remaining: left.leads }),
  };
}
