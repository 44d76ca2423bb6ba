import type { LetterLead } from '@hvac/content/letters';
import type { LeadKindName } from '@hvac/content/model';
import type { StoredLead } from '../store/port.ts';
import { leadKinds } from './lead-kinds.ts';

/** @throws when nothing is kept under this name: the store opens the collections of the kinds alone */
export const kindOf = (collection: string): LeadKindName => {
  const kind = leadKinds.find((each) => each.collection === collection);
  if (!kind) throw new Error(`No kind of lead is kept in ${collection}`);
  return kind.name;
};

/** The lead with the type that its collection gives it: the store has checked that its record is of that kind. */
export const typedLead = ({ collection, record }: StoredLead): LetterLead =>
  ({ kind: kindOf(collection), entity: record.entity, ...record.intake }) as unknown as LetterLead;
