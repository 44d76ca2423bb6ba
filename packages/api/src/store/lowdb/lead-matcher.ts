import type { Condition } from '../lead-query.ts';
import type { IndexedLead } from './indexed-lead.ts';

/** Finds the words in leads that a typed word may stand for. */
export type FindSimilar = (word: string) => readonly string[];

/** Tells whether a condition holds for a lead. */
export function matcherOf(condition: Condition, findSimilar: FindSimilar): (lead: IndexedLead) => boolean {
  if ('all' in condition) {
    const parts = condition.all.map((part) => matcherOf(part, findSimilar));
    return (lead) => parts.every((part) => part(lead));
  }
  if ('any' in condition) {
    const parts = condition.any.map((part) => matcherOf(part, findSimilar));
    return (lead) => parts.some((part) => part(lead));
  }
  if ('not' in condition) {
    const isMatch = matcherOf(condition.not, findSimilar);
    return (lead) => !isMatch(lead);
  }
  const [name, operator, value] = condition;
  const column = (lead: IndexedLead) => lead.column(name);
  const compare = (isRight: (own: string | number | boolean) => boolean) => (lead: IndexedLead) => {
    const own = column(lead);
    return own !== null && typeof own !== 'object' && isRight(own);
  };
  switch (operator) {
    case '=':
      return (lead) => column(lead) === value;
    case '<':
      return compare((own) => own < value);
    case '<=':
      return compare((own) => own <= value);
    case '>=':
      return compare((own) => own >= value);
    case 'in':
      return compare((own) => value.includes(String(own)));
    case 'not in':
      return compare((own) => !value.includes(String(own)));
    case 'contains':
      return compare((own) => String(own).includes(value));
    case 'overlaps':
      return (lead) => [column(lead)].flat().some((own) => value.includes(String(own)));
    case 'resembles': {
      const texts = [value, ...findSimilar(value)];
      return compare((own) => texts.some((text) => String(own).includes(text)));
    }
  }
}
