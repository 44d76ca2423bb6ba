import { oneLine } from '@hvac/content/letters';
import { resumeTypes } from '@hvac/content/model';
import type { LeadDetail, LeadEvent, LeadSummary, MailState } from '@hvac/content/model';
import { isMailDue } from '../leads/lead-state.ts';
import { typedLead } from '../leads/typed-lead.ts';
import type { StoredLead } from '../store/port.ts';
import { subjectOf } from './lead-subject.ts';

/** Whether a mail server is set: without one, messages wait for one. */
export type MailServer = 'on' | 'off';

/** What the inbox tells of other than in the form's fields: the lead's identity, and the file. */
const apart = ['id', 'createdAt', 'resumeFileName', 'resumeFileSize', 'fileMimeType'];

function mailStateOf({ record, state }: StoredLead, server: MailServer): MailState {
  const { attempts, sentAt } = state.delivery;
  if (!isMailDue(record.intake.mail, state.delivery)) return sentAt === undefined ? 'none' : 'sent';
  if (server === 'off') return 'off';
  return attempts > 0 ? 'retrying' : 'waiting';
}

/** A lead as the list shows it. */
export function summaryOf(lead: StoredLead, server: MailServer): LeadSummary {
  const { record, state } = lead;
  const typed = typedLead(lead);
  const { id, firstName, lastName, phone, email } = typed.entity;
  return {
    id,
    kind: typed.kind,
    receivedAt: record.intake.receivedAt,
    name: `${firstName} ${lastName}`,
    phone,
    email,
    subject: subjectOf(typed),
    status: state.status,
    unread: state.unread,
    suspect: state.cleared ? [] : record.intake.suspect,
    mail: mailStateOf(lead, server),
  };
}

/** A text for each thing that the form said, in the form's order. */
export const fieldsOf = ({ record }: StoredLead): LeadDetail['fields'] =>
  Object.entries(record.entity)
    .filter(([name]) => !apart.includes(name))
    .map(([name, value]) => ({ name, value: String(value) }));

/** The applicant's file; undefined when the lead has none. */
export function resumeOf(lead: StoredLead): { file: string; name: string; bytes: number; type: string } | undefined {
  const { resume } = lead.record.intake;
  const typed = typedLead(lead);
  if (!resume || typed.kind !== 'career-application') return undefined;
  const extension = resume.file.split('.').at(-1) ?? '';
  const type = Object.entries(resumeTypes).find(([name]) => name === extension)?.[1] ?? 'application/octet-stream';
  return { ...resume, name: oneLine(typed.entity.resumeFileName ?? '') || resume.file, type };
}

/**
 * A lead as its page shows it.
 * @param files names of the files that are there
 */
export function detailOf(lead: StoredLead, server: MailServer, files: readonly string[]): LeadDetail {
  const { record, state } = lead;
  const { attempts, sentAt, nextAttemptAt, problem } = state.delivery;
  const received: LeadEvent = { at: record.intake.receivedAt, kind: 'received', detail: '' };
  const resume = resumeOf(lead);
  return {
    ...summaryOf(lead, server),
    fields: fieldsOf(lead),
    notes: state.notes,
    history: [received, ...state.history],
    delivery: {
      state: mailStateOf(lead, server),
      attempts,
      ...(sentAt !== undefined && { sentAt }),
      ...(nextAttemptAt !== undefined && { nextAttemptAt }),
      ...(problem !== undefined && { problem }),
    },
    ...(resume && { resume: { name: resume.name, bytes: resume.bytes, present: files.includes(resume.file) } }),
  };
}
