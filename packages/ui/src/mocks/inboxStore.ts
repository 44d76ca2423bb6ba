import {
  localDay,
  e164,
  isDue,
  isOpen,
  leadsPerPage,
  leadViews,
  leadSummary,
  othersShown,
  statusesIn,
  type LeadDetail,
  type LeadPage,
  type LeadView,
  type Erased,
  type MailTested,
  type OtherLeads,
  type Overview,
  type PersonFound,
  type PersonRequest,
  type Team,
  type ViewCounts,
  type leadFilter,
} from '@hvac/content/model';
import type * as z from 'zod/mini';
import { aloneTeam } from './team.ts';

type Filter = z.output<typeof leadFilter>;

const summaryKeys = new Set(Object.keys(leadSummary.shape));

/** A lead as the list shows it. */
const toSummary = (lead: LeadDetail) =>
  leadSummary.parse(Object.fromEntries(Object.entries(lead).filter(([key]) => summaryKeys.has(key))));

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
    case 'done':
    case 'spam':
      return lead.status === view;
  }
}

function matches(lead: LeadDetail, { view, kind, status, unread, assignee, q, from, to }: Filter): boolean {
  const day = localDay(Date.parse(lead.receivedAt));
  const text = [
    lead.name,
    lead.subject,
    ...lead.fields.map(({ value }) => value),
    ...lead.notes.map((note) => note.text),
  ]
    .join(' ')
    .toLowerCase();
  return (
    isIn(lead, view) &&
    (!kind || lead.kind === kind) &&
    (!status || (statusesIn(status) ?? []).includes(lead.status)) &&
    (!unread || lead.unread) &&
    (!assignee || (lead.assignee?.id ?? 'none') === (assignee === 'me' ? 'owner' : assignee)) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (q ?? '')
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

/** The leads of one story, and what the office does with them. */
export class InboxStore {
  #leads: LeadDetail[];
  #revision = 1;
  #mail: Partial<Overview['mail']>;
  /** Who is in the office. */
  team: Team = aloneTeam;

  /**
   * @param leads newest first
   * @param mail how the mail server is, where it differs from one that works
   */
  constructor(leads: readonly LeadDetail[], mail: Partial<Overview['mail']> = {}) {
    this.#leads = [...leads];
    this.#mail = mail;
  }

  /** A lead comes in: the newest. */
  arrive(lead: LeadDetail): void {
    this.#leads.unshift(lead);
    this.#revision += 1;
  }

  find(id: unknown): LeadDetail | undefined {
    return this.#leads.find((lead) => lead.id === id);
  }

  /** Changes a lead, and answers it as it is then. */
  change(lead: LeadDetail, changes: Partial<LeadDetail>): LeadDetail {
    const changed = { ...lead, ...changes };
    this.#leads = this.#leads.map((other) => (other.id === lead.id ? changed : other));
    this.#revision += 1;
    return changed;
  }

  matching(filter: Filter): LeadDetail[] {
    return this.#leads.filter((lead) => matches(lead, filter));
  }

  /** Due ones first, where something is to be done. A cursor is the number of leads before it. */
  page(filter: Filter, cursor: string | null): LeadPage {
    const found = this.matching(filter);
    const isFirst = (lead: LeadDetail) => ['open', 'due'].includes(filter.view) && isDue(lead, today());
    const due = found.filter(isFirst).toSorted((a, b) => (a.followUp ?? '').localeCompare(b.followUp ?? ''));
    const all = [...due, ...found.filter((lead) => !isFirst(lead))];
    const start = Number(cursor ?? 0);
    const end = start === 0 ? due.length + leadsPerPage : start + leadsPerPage;
    const counts = leadViews.map((view) => [view, this.#leads.filter((lead) => isIn(lead, view)).length]);
    return {
      leads: all.slice(start, end).map(toSummary),
      before: start,
      total: all.length,
      suspects: all.filter(({ suspect }) => suspect.length > 0).length,
      counts: Object.fromEntries(counts) as ViewCounts,
      next: end < all.length ? String(end) : null,
    };
  }

  /** Leads of the same person. */
  others(lead: LeadDetail): OtherLeads {
    const found = this.#leads.filter(({ id, email, phone }) => {
      return id !== lead.id && (email === lead.email || phone === lead.phone);
    });
    return { leads: found.slice(0, othersShown).map(toSummary), more: found.length > othersShown };
  }

  of({ email, phone }: PersonRequest): LeadDetail[] {
    return this.#leads.filter((lead) =>
      email === undefined
        ? e164(lead.phone) === e164(phone ?? '')
        : lead.email.toLowerCase() === email.trim().toLowerCase(),
    );
  }

  /** How much is kept about a person. */
  told(person: PersonRequest): PersonFound {
    const leads = this.of(person);
    return {
      names: [...new Set(leads.map(({ name }) => name))].slice(0, 5),
      leads: leads.length,
      resumes: leads.filter(({ resume }) => resume).length,
      messages: leads.filter(({ mail }) => mail === 'waiting' || mail === 'retrying').length,
    };
  }

  /** Forgets a person. */
  erase(person: PersonRequest): Erased {
    const { names: _names, ...erased } = this.told(person);
    const gone = this.of(person);
    this.#leads = this.#leads.filter((lead) => !gone.includes(lead));
    this.#revision += 1;
    return erased;
  }

  /** A test message goes out; undefined when no mail server is set. */
  tryMail(): MailTested | undefined {
    if (this.overview().mail.server === 'off') return undefined;
    this.#mail = { ...this.#mail, tried: true };
    return { to: ['office@whitleys.example'] };
  }

  overview(): Overview {
    const stuck = this.#leads.filter(({ mail }) => mail === 'retrying');
    const sent = this.#leads.flatMap(({ delivery }) => delivery.sentAt ?? []);
    return {
      revision: String(this.#revision),
      unread: this.#leads.filter(({ unread }) => unread).length,
      suspects: this.#leads.filter(({ suspect }) => suspect.length > 0).length,
      lastLeadAt: this.#leads[0]?.receivedAt ?? null,
      mail: {
        server: 'on',
        tried: true,
        lastSentAt: sent[0] ?? null,
        waiting: stuck.length + this.#leads.filter(({ mail }) => mail === 'waiting').length,
        stuck: stuck.length,
        ...(stuck[0]?.delivery.problem && { problem: stuck[0].delivery.problem }),
        ...this.#mail,
      },
      damaged: [],
      notices: [],
    };
  }
}
