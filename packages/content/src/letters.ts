/** The emails about leads, to the office and to visitors. */
export { acknowledgement, acknowledgementTo } from './letters/acknowledgement.ts';
export type { Letter, LetterFacts, LetterLead } from './letters/lead.ts';
export { assignmentLetter, dailyLetter, testLetter } from './letters/notices.ts';
export type { AssignedLead, LeadNumbers, Waiting } from './letters/notices.ts';
export { oneLine } from './letters/one-line.ts';
export { inboxLink, letterToOffice } from './letters/to-office.ts';
