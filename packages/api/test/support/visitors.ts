import { endpoints } from '@hvac/content/model';
import type { Store } from '../../src/store/store.ts';
import { office } from './inbox.ts';
import { leadPayload, postTo } from './requests.ts';
import { fileFields } from './resumes.ts';
import { adminPassword, deep } from './server.ts';
import { logIn } from './team.ts';

/** How often a test kills what it tests: `ROUNDS=100 npm run test:deep`. */
export const rounds = Number(process.env['ROUNDS'] ?? (deep ? 30 : 3));

/** Of their addresses. */
const domain = '@visitors.example';

const resumeOf = (email: string): Buffer => Buffer.from(`%PDF-1.7 of ${email}`);

/** What `compare` finds when all is well. */
export const nothingWrong = { lost: [], doubled: [], back: [], neverSent: [], damaged: [] };

/** Visitors who send leads until their server is gone, each lead with an address of its own; some are erased again. */
export class Visitors {
  readonly #sent = new Set<string>();
  readonly #acknowledged = new Set<string>();
  readonly #askedToErase = new Set<string>();
  readonly #erased = new Set<string>();
  #isOver = false;

  /** How many leads were acknowledged, and how many erasures. */
  get told(): { leads: number; erased: number } {
    return { leads: this.#acknowledged.size, erased: this.#erased.size };
  }

  /** @returns settles when the server is gone, or after `end` */
  async send(url: string, name: string): Promise<void> {
    try {
      const bearer = await logIn(url, { password: adminPassword });
      for (let count = 0; !this.#isOver; count++) await this.#sendOne(url, bearer, `${name}.${count}${domain}`, count);
    } catch (error) {
      // The connection broke, maybe in the middle of an answer.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  }

  end(): void {
    this.#isOver = true;
  }

  async #sendOne(url: string, bearer: string, email: string, count: number): Promise<void> {
    const file = { confirmEmail: email, ...fileFields('resume.pdf', resumeOf(email)) };
    const [path, payload] =
      count % 4 === 0
        ? [endpoints.careerApplications, await leadPayload(url, 'career-application', { email, ...file })]
        : [endpoints.serviceRequests, await leadPayload(url, 'service-request', { email })];
    this.#sent.add(email);
    const { status, text } = await postTo(url + path, payload);
    if (status === 503) return;
    if (status !== 201) throw new Error(`${status}: ${text}`);
    if (count % 3 !== 0) {
      this.#acknowledged.add(email);
      return;
    }
    // Until the erasure is acknowledged, the lead may be there or not, or without its file, which goes first.
    this.#askedToErase.add(email);
    const answer = await office(url, '/people/erase', 'POST', { email }, { bearer });
    if (answer.status === 200) this.#erased.add(email);
  }

  /** Compares what they were told with what is stored. @returns their addresses, by what is wrong */
  async compare(store: Store): Promise<Record<keyof typeof nothingWrong, string[]>> {
    const leads = (await store.listLeads({})).filter(({ entity }) => entity.email.endsWith(domain));
    const emails = leads.map(({ entity }) => entity.email);
    const kept = new Set(emails);
    const damaged: string[] = [];
    for (const lead of leads.filter(
      ({ entity, submission }) => submission.resume && !this.#askedToErase.has(entity.email),
    )) {
      const file = await store.readFile(lead);
      if (!file?.equals(resumeOf(lead.entity.email))) damaged.push(lead.entity.email);
    }
    return {
      lost: [...this.#acknowledged].filter((email) => !kept.has(email)),
      doubled: emails.filter((email, index) => emails.indexOf(email) !== index),
      back: [...this.#erased].filter((email) => kept.has(email)),
      neverSent: emails.filter((email) => !this.#sent.has(email)),
      damaged,
    };
  }
}
