import { oneLine } from '@hvac/content/letters';
import {
  resumeExtension,
  resumeTypes,
  educationLevelNames,
  isUrgent,
  isVersioned,
  inquiryTypeNames,
  limits,
  redeemPrefix,
  referralTypeNames,
  type LeadDetail,
  type LeadEvent,
  type LeadSummary,
  type MailState,
  type Referral,
} from '@hvac/content/model';
import { fullName, isSuspect, type Lead } from './lead.ts';
import { firstDueTime, isMailDue, summarizeMail } from './deliveries.ts';

/** Whether a mail server is configured. Without one, letters wait in the queue. */
export type MailServer = 'on' | 'off';

/** What the view of a lead needs beside the lead. */
export interface ViewContext {
  mailServer: MailServer;
  /** Name of a user; undefined for an unknown id. */
  nameOf: (id: string) => string | undefined;
}

/** Fields of the record that the form didn't ask for. */
const notFormFields = ['id', 'createdAt', 'resumeFileName', 'resumeFileSize', 'fileMimeType'];

function mailStateOf(lead: Lead, server: MailServer): MailState {
  const { attempts, problem, sentAt } = summarizeMail(lead);
  if (!isMailDue(lead)) return problem !== undefined ? 'failed' : sentAt !== undefined ? 'sent' : 'none';
  if (server === 'off') return 'off';
  return attempts > 0 ? 'retrying' : 'waiting';
}

export function summaryOf(lead: Lead, { mailServer, nameOf }: ViewContext): LeadSummary {
  const { submission, kind, state } = lead;
  const { id, phone, email } = lead.entity;
  const offer = offerOf(lead);
  return {
    id,
    kind,
    receivedAt: submission.receivedAt,
    name: fullName(lead),
    phone,
    email,
    ...(lead.kind === 'referral' && { friend: friendOf(lead.entity) }),
    city: ('city' in lead.entity && lead.entity.city) || '',
    subject: subjectOf(lead),
    ...(offer !== undefined && { offer }),
    ...(submission.addedBy !== undefined && { byPhone: true }),
    ...(isUrgent(lead) && { urgent: true }),
    status: state.status,
    ...(state.followUp !== undefined && { followUp: state.followUp }),
    ...(state.arrivalWindow && { arrivalWindow: state.arrivalWindow }),
    ...(state.outcome && { outcome: state.outcome }),
    ...(state.assignee !== undefined && {
      assignee: { id: state.assignee, name: nameOf(state.assignee) ?? 'Somebody' },
    }),
    unread: state.unread,
    suspect: isSuspect(lead) ? submission.suspect : [],
    mail: mailStateOf(lead, mailServer),
    version: state.history.filter(isVersioned).length,
  };
}

const friendOf = ({ friendFirstName, friendLastName, friendPhone }: Referral) => ({
  name: `${friendFirstName} ${friendLastName}`,
  phone: friendPhone,
});

/** The form's fields as text, in the form's order. */
export const leadFields = ({ entity }: Lead): LeadDetail['fields'] =>
  Object.entries(entity)
    .filter(([name, value]) => !notFormFields.includes(name) && value !== '')
    .map(([name, value]) => ({ name, value: String(value) }));

/** The applicant's file; undefined when the lead has none. `file` is its name on disk, `name` the applicant's. */
export function resumeOf(lead: Lead): { file: string; name: string; bytes: number; type: string } | undefined {
  const { resume } = lead.submission;
  if (!resume || lead.kind !== 'career-application') return undefined;
  const extension = resumeExtension(resume.file);
  return {
    file: resume.file,
    bytes: resume.bytes,
    // Whole: a name without its extension is of no use.
    name: oneLine(lead.entity.resumeFileName ?? '', limits.line) || resume.file,
    type: extension ? resumeTypes[extension] : 'application/octet-stream',
  };
}

/** @param hasFile whether the lead's file can be read @param now milliseconds since 1970 */
export function detailOf(lead: Lead, context: ViewContext, hasFile: boolean, now: number): LeadDetail {
  const { submission, state } = lead;
  const { attempts, sentAt, problem } = summarizeMail(lead);
  const dueTime = firstDueTime(state.deliveries.office) ?? 0;
  const received: LeadEvent = {
    at: submission.receivedAt,
    kind: 'received',
    detail: submission.addedBy === undefined ? (submission.page ?? '') : 'a phone call',
    ...(submission.addedBy !== undefined && { by: submission.addedBy }),
  };
  const resume = resumeOf(lead);
  return {
    ...summaryOf(lead, context),
    fields: leadFields(lead),
    notes: state.notes,
    history: [received, ...state.history.filter(({ undone }) => !undone)],
    delivery: {
      state: mailStateOf(lead, context.mailServer),
      attempts,
      ...(sentAt !== undefined && { sentAt }),
      // A letter whose time has passed goes as soon as the mail server is back.
      ...(attempts > 0 && dueTime > now && { nextAttemptAt: new Date(dueTime).toISOString() }),
      ...(problem !== undefined && { problem }),
    },
    ...(submission.landing && { landing: submission.landing }),
    ...(resume && { resume: { name: resume.name, bytes: resume.bytes, present: hasFile } }),
  };
}

/** In characters. */
const maxSubjectLength = 160;

export const subjectOf = (lead: Lead): string =>
  oneLine(aboutOf(lead).slice(0, 2 * maxSubjectLength), maxSubjectLength);

/** A message that redeems an offer begins with its title, on a line of its own. */
const redeemed = new RegExp(`^${redeemPrefix}([^\\n]*)\\n*`);

const offerOf = ({ kind, entity }: Lead): string | undefined =>
  kind === 'contact' ? redeemed.exec(entity.message)?.[1] : undefined;

function aboutOf({ kind, entity }: Lead): string {
  switch (kind) {
    case 'service-request':
      return `${entity.serviceType}: ${entity.message}`;
    case 'contact':
      return `${inquiryTypeNames[entity.inquiryType]}: ${entity.message.replace(redeemed, '')}`.replace(/: $/, '');
    case 'referral':
      return `${referralTypeNames[entity.referralType]} for ${entity.friendFirstName} ${entity.friendLastName}`;
    case 'career-application':
      return [
        entity.educationLevel && educationLevelNames[entity.educationLevel],
        entity.position1,
        entity.additionalInfo,
      ]
        .filter((part) => part)
        .join(', ');
  }
}
