import type { VisitCount, VisitRefusal, VisitWeek } from '@hvac/content/model';

/** The numbers of a row, in the order of the columns. */
export const columns = ['opened', 'called', 'begun', 'sent'] as const;
export const columnWords: Record<(typeof columns)[number], string> = {
  opened: 'Opened',
  called: 'Calls',
  begun: 'Begun',
  sent: 'Sent',
};

export const refusalWords: Record<VisitRefusal, string> = {
  captcha: 'The math problem was not solved',
  fields: 'A field was missing or wrong',
  file: 'The résumé was too large or no document',
  often: 'Too many tries from one address',
  storing: 'It could not be saved',
  other: 'Something else',
};

/** Sum of what a week has of one thing. */
export const sumOf = ({ counts }: VisitWeek, what: VisitCount['what']): number =>
  counts.reduce((sum, one) => (one.what === what ? sum + one.count : sum), 0);

export interface PageNumbers {
  path: string;
  numbers: readonly number[];
}

/** A row a page: those first that brought forms, then calls, then readers. */
export function pagesOf({ counts }: VisitWeek): PageNumbers[] {
  const paths = new Set(counts.filter(({ what }) => what !== 'refused').map(({ about }) => about));
  const numberOf = (path: string, what: VisitCount['what']) =>
    counts.find((one) => one.what === what && one.about === path)?.count ?? 0;
  return [...paths]
    .map((path) => ({ path, numbers: columns.map((what) => numberOf(path, what)) }))
    .toSorted(({ numbers: a }, { numbers: b }) => rank(b) - rank(a));
}

const rank = ([opened = 0, called = 0, , sent = 0]: readonly number[]) => sent * 1e6 + called * 1e3 + opened / 1e3;

/** Why forms were not taken, the most frequent first. */
export const refusalsOf = ({ counts }: VisitWeek): VisitCount[] =>
  counts.filter(({ what }) => what === 'refused').toSorted((a, b) => b.count - a.count);
