import type { Lead } from '../../leads/model/lead.ts';
import { leadColumns } from '../lead-query.ts';
import type { Condition } from '../lead-query.ts';

/** Tells whether a condition holds for a lead. */
export function matcherOf(condition: Condition): (lead: Lead) => boolean {
  if ('all' in condition) {
    const parts = condition.all.map(matcherOf);
    return (lead) => parts.every((part) => part(lead));
  }
  if ('any' in condition) {
    const parts = condition.any.map(matcherOf);
    return (lead) => parts.some((part) => part(lead));
  }
  if ('not' in condition) {
    const isMatch = matcherOf(condition.not);
    return (lead) => !isMatch(lead);
  }
  const [name, operator, value] = condition;
  const column = leadColumns[name];
  const compare = (isRight: (own: string | number | boolean) => boolean) => (lead: Lead) => {
    const own = column(lead);
    return own !== null && isRight(own);
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
  }
}
