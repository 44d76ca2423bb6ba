import type {
  LeadEvent,
  LeadFilter,
  LeadFolder,
  LeadKindName,
  LeadStatus,
  MailState,
  Suspicion,
} from '@hvac/content/model';

export const kindWords: Record<LeadKindName, string> = {
  'service-request': 'Service request',
  contact: 'Message',
  referral: 'Referral',
  'career-application': 'Job application',
};

export const statusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  done: 'Done',
  spam: 'Spam',
};

export const folderWords: Record<LeadFolder, string> = { inbox: 'Inbox', suspects: 'Suspects' };

/** What a row of the list says about a lead's mail; nothing when all is well. */
export const mailWords: Record<MailState, string | undefined> = {
  none: undefined,
  sent: undefined,
  off: 'Not mailed: mail is off',
  waiting: 'Waiting to be mailed',
  retrying: 'Mail is stuck',
};

export const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'A field that people cannot see was filled in.',
  'too-fast': 'It was sent faster than people type.',
};

/** One line of a lead's history. */
export function eventWords({ kind, detail }: LeadEvent): string {
  switch (kind) {
    case 'received':
      return 'Received';
    case 'status':
      return `Marked ${(detail in statusWords ? statusWords[detail as LeadStatus] : detail).toLowerCase()}`;
    case 'note':
      return 'Note added';
    case 'mail-sent':
      return 'Mailed to the office';
    case 'mail-failed':
      return detail ? `Mail failed: ${detail}` : 'Mail failed';
    case 'mail-resend':
      return 'Asked to be mailed again';
  }
}

/** "1 lead", "2 leads". @param plural of the noun, when an s is not enough */
export const count = (number: number, noun: string, plural = `${noun}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;

/** How many filters are set, beside the folder. */
export const filtersSet = ({ folder: _folder, ...filter }: LeadFilter): number =>
  Object.values(filter).filter(Boolean).length;
