import {
  compareDays,
  localDay,
  identityKeys,
  isClosed,
  isDue,
  isOpen,
  isScheduled,
  isVersioned,
  leadsPerPage,
  countedViews,
  leadSummary,
  isEmergency,
  openSectionOf,
  openSections,
  otherLeadsLimit,
  phoneNumbers,
  type LeadDetail,
  type LeadPage,
  type LeadView,
  type Erased,
  type MailTested,
  type OpenSection,
  type OtherLeads,
  type Overview,
  type PersonFound,
  type PersonRequest,
  type PhoneLead,
  type Team,
  type ViewCounts,
  type leadFilter,
} from '@hvac/content/model';
import * as z from 'zod/mini';
import { Table } from './table.ts';
import { mockTeamOfOne } from './team.ts';

type Filter = z.output<typeof leadFilter>;

/** A lead as the list shows it: parsed without what only its page shows. */
const summary = z.object(leadSummary.shape);
const toSummary = (lead: LeadDetail) => summary.parse(lead);

const today = () => localDay(Date.now());

/** Whether a lead is in a view. */
function isIn(lead: LeadDetail, view: LeadView): boolean {
  if (view === 'all') return true;
  switch (view) {
    case 'suspects':
      return lead.suspect.length > 0;
    case 'open':
      return isOpen(lead, today());
    case 'due':
      return isDue(lead, today());
    case 'scheduled':
      return isScheduled(lead, today());
    case 'applications':
      return lead.kind === 'career-application';
    case 'done':
    case 'spam':
      return lead.status === view;
  }
}

/** Whether a lead is in somebody's list. One's own open view has new emergencies that are nobody's, too. */
function isFor({ assignee, status, urgent }: LeadDetail, whose: string, me: string, view: LeadView): boolean {
  if (whose === 'me' && view === 'open' && !assignee && status === 'new' && urgent) return true;
  return (assignee?.id ?? 'none') === (whose === 'me' ? me : whose);
}

const dayOf = ({ receivedAt }: LeadDetail) => localDay(Date.parse(receivedAt));

function containsWords({ name, phone, subject, fields, notes }: LeadDetail, words: string): boolean {
  const texts = [
    name,
    subject,
    ...phoneNumbers(phone),
    ...fields.map(({ value }) => value),
    ...notes.map((note) => note.text),
  ];
  const text = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Rule<Name extends keyof Filter> = (
  lead: LeadDetail,
  wanted: NonNullable<Filter[Name]>,
  filter: Filter,
  me: string,
) => boolean;

/** What each query parameter of the list asks for. */
const rules: { [Name in keyof Filter]-?: Rule<Name> } = {
  view: isIn,
  kind: (lead, kind) => lead.kind === kind,
  unread: (lead) => lead.unread,
  assignee: (lead, whose, { view }, me) => isFor(lead, whose, me, view),
  q: containsWords,
  from: (lead, day) => dayOf(lead) >= day,
  to: (lead, day) => dayOf(lead) <= day,
};

const matches = (lead: LeadDetail, filter: Filter, me: string): boolean =>
  Object.entries(filter).every(([name, wanted]) =>
    // The rule is the one of this parameter, which the type of the entries does not say.
    wanted === undefined ? true : (rules[name as keyof Filter] as Rule<never>)(lead, wanted as never, filter, me),
  );

const hasOneOf = (own: readonly string[], keys: readonly string[]) => own.some((key) => keys.includes(key));

/** What identifies the people in a lead: the sender, and the friend of a referral. */
function personKeys({ email, phone, name, fields }: LeadDetail): string[] {
  const valueOf = (field: string) => fields.find((each) => each.name === field)?.value ?? '';
  const friend = `${valueOf('friendFirstName')} ${valueOf('friendLastName')}`;
  return [
    ...identityKeys({ email, phone, name }),
    ...identityKeys({ email: valueOf('friendEmail'), phone: valueOf('friendPhone'), name: friend }),
  ];
}

/** The leads of one story, newest first, and what the office does with them. */
export class InboxStore extends Table<LeadDetail> {
  #revision = 1;
  #mail: Partial<Overview['mail']>;
  /** Who is in the office. */
  team: Team = mockTeamOfOne;

  /**
   * @param leads newest first
   * @param mail how the mail server is, where it differs from one that works
   */
  constructor(leads: readonly LeadDetail[], mail: Partial<Overview['mail']> = {}) {
    super(leads);
    this.#mail = mail;
  }

  /** Adds a lead as the newest. */
  arrive(lead: LeadDetail): void {
    this.rows.unshift(lead);
    this.#revision += 1;
  }

  /** A lead from a phone call. */
  addPhoneLead({ id, name, phone, serviceType, message, address = '', city = '' }: PhoneLead): LeadDetail {
    const known = this.find(id);
    if (known) return known;
    const receivedAt = new Date().toISOString();
    const lead: LeadDetail = {
      id,
      kind: 'service-request',
      receivedAt,
      name,
      phone,
      email: '',
      city,
      subject: `${serviceType}: ${message}`,
      byPhone: true,
      ...(isEmergency(message) && { urgent: true }),
      status: 'new',
      unread: false,
      suspect: [],
      mail: 'none',
      version: 0,
      fields: Object.entries({ name, phone, serviceType, message, address, city }).map(([key, value]) => ({
        name: key,
        value,
      })),
      notes: [],
      history: [{ at: receivedAt, kind: 'received', detail: 'a phone call', by: this.team.you.name }],
      delivery: { state: 'none', attempts: 0 },
    };
    this.arrive(lead);
    return lead;
  }

  override update(lead: LeadDetail, changes: Partial<LeadDetail>): LeadDetail {
    this.#revision += 1;
    const { history = lead.history } = changes;
    return super.update(lead, { ...changes, version: history.filter(isVersioned).length });
  }

  matching(filter: Filter): LeadDetail[] {
    return this.rows.filter((lead) => matches(lead, filter, this.team.you.id));
  }

  /** The open view is in the order of its sections. A cursor is the number of leads before it. */
  page(filter: Filter, cursor: string | null): LeadPage {
    const found = this.matching(filter);
    const sectionOf = (lead: LeadDetail): OpenSection => {
      if (filter.view === 'open') return openSectionOf(lead, today());
      return filter.view === 'due' || filter.view === 'scheduled' ? 'due' : 'rest';
    };
    const inOrder = (section: OpenSection) => {
      const leads = found.filter((lead) => sectionOf(lead) === section);
      return section === 'due' ? leads.sort(compareDays) : leads;
    };
    const all = openSections.flatMap(inOrder);
    const start = Number(cursor ?? 0);
    const end = start + leadsPerPage + (start === 0 ? inOrder('due').length : 0);
    const isCounted = (lead: LeadDetail, view: LeadView) =>
      isIn(lead, view) && (view !== 'applications' || isOpen(lead, today()));
    const counts = countedViews.map((view) => [view, this.rows.filter((lead) => isCounted(lead, view)).length]);
    return {
      leads: all.slice(start, end).map(toSummary),
      before: start,
      total: all.length,
      suspects: all.filter(({ suspect }) => suspect.length > 0).length,
      counts: Object.fromEntries(counts) as ViewCounts,
      empty: this.rows.length === 0,
      next: end < all.length ? String(end) : null,
    };
  }

  /** Other leads of the same person. */
  others(lead: LeadDetail): OtherLeads {
    const keys = identityKeys({ email: lead.email, phone: lead.phone });
    const found = this.rows.filter(
      ({ id, email, phone }) => id !== lead.id && hasOneOf(identityKeys({ email, phone }), keys),
    );
    return { leads: found.slice(0, otherLeadsLimit).map(toSummary), more: found.length > otherLeadsLimit };
  }

  /** All leads of a person. */
  of(person: PersonRequest): LeadDetail[] {
    const keys = identityKeys(person);
    return this.rows.filter((lead) => hasOneOf(personKeys(lead), keys));
  }

  /** How much is kept about a person. */
  findPerson(person: PersonRequest): PersonFound {
    const leads = this.of(person);
    return {
      names: [...new Set(leads.map(({ name }) => name))].slice(0, 5),
      leads: leads.length,
      resumes: leads.filter(({ resume }) => resume).length,
      messages: leads.filter(({ mail }) => mail === 'waiting' || mail === 'retrying').length,
    };
  }

  /** Deletes all leads of a person. */
  erase(person: PersonRequest): Erased {
    const { names: _names, ...erased } = this.findPerson(person);
    const leads = this.of(person);
    this.rows = this.rows.filter((lead) => !leads.includes(lead));
    this.#revision += 1;
    return erased;
  }

  /** A test message goes out; undefined when no mail server is set. */
  sendTestMail(): MailTested | undefined {
    if (this.overview().mail.server === 'off') return undefined;
    this.#mail = { ...this.#mail, tried: true };
    return { to: ['office@hvac.example'] };
  }

  overview(): Overview {
    const retrying = this.rows.filter(({ mail }) => mail === 'retrying');
    const givenUp = this.rows.filter(({ mail, status, unread }) => mail === 'failed' && unread && !isClosed(status));
    return {
      revision: String(this.#revision),
      unread: this.rows.filter(({ unread }) => unread).length,
      suspects: this.rows.filter(({ suspect }) => suspect.length > 0).length,
      lastLeadAt: this.rows[0]?.receivedAt ?? null,
      mail: {
        server: 'on',
        tried: true,
        waiting: retrying.length + this.rows.filter(({ mail }) => mail === 'waiting').length,
        stuck: retrying.length + givenUp.length,
        retried: retrying.length,
        ...(retrying[0]?.delivery.problem && { problem: retrying[0].delivery.problem }),
        ...this.#mail,
      },
      notices: [],
    };
  }
}
