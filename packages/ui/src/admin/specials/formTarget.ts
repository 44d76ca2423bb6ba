import { cutText, limits, type AdminSpecial } from '@hvac/content/model';
import { specialFormWords } from '@hvac/content/words';
import { fillIn } from '../../components/private/fillIn.tsx';
import { emptySpecial, changedFields, toSpecialValues, type SpecialValues } from './specialValues.ts';

/** What the form edits: a new special, an existing one, or a copy. */
export interface FormTarget {
  /** Unique, because each target has its own draft. */
  key: string;
  initial: SpecialValues;
  /** The special being edited, as it was when editing began. */
  edited?: AdminSpecial;
}

export const newSpecial: FormTarget = { key: 'new', initial: emptySpecial };
export const editTarget = (special: AdminSpecial): FormTarget => ({
  key: special.id,
  initial: toSpecialValues(special),
  edited: special,
});
export const copyKey = ({ id }: Pick<AdminSpecial, 'id'>) => `copy-${id}`;
const copyOf = (special: AdminSpecial): FormTarget => {
  const values = toSpecialValues(special);
  const added = fillIn(specialFormWords.copy, { title: '' }).length;
  const title = fillIn(specialFormWords.copy, { title: cutText(values.title, limits.title - added) });
  return { key: copyKey(special), initial: { ...values, title, isActive: false } };
};

/** The target of a key in the URL; undefined when there is no such special, or the list is loading. */
export function formTargetOf(key: string, specials: readonly AdminSpecial[] | undefined): FormTarget | undefined {
  if (key === newSpecial.key) return newSpecial;
  const special = specials?.find((each) => each.id === key || copyKey(each) === key);
  return special && (special.id === key ? editTarget(special) : copyOf(special));
}

/**
 * The version to save over: the latest one, if only its position has changed, because reordering the list must not make
 * an edit stale.
 */
export const knownVersion = (edited: AdminSpecial, latest: AdminSpecial | undefined): AdminSpecial =>
  latest && changedFields(toSpecialValues(edited), toSpecialValues(latest)).length === 0 ? latest : edited;
