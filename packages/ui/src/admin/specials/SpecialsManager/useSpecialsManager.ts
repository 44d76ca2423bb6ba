import type { AdminSpecial } from '@hvac/content/model';
import { specialChangeWords } from '@hvac/content/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deletedSpecialsQuery, failureOf, specialsQuery } from '../../api.ts';
import { useAddress } from '../../layout/useAddress.ts';
import { dropDraft, readDraft } from '../drafts.ts';
import { editTarget, newSpecial, formTargetOf, type FormTarget } from '../formTarget.ts';
import type { SpecialNotice, SpecialsScreen } from './SpecialsScreen.ts';
import { useFormView } from './useFormView.ts';

/** The form that the URL names. A draft of a deleted special can still be opened. */
function findTarget(key: string, specials: readonly AdminSpecial[] | undefined): FormTarget | undefined {
  const typedOver = specials && readDraft(key)?.edited;
  return formTargetOf(key, specials) ?? (typedOver && editTarget(typedOver));
}

/** State of the screen: the open form, and the result of the last change. */
export function useSpecialsManager() {
  const { search, changeSearch } = useAddress();
  const list = useQuery(specialsQuery);
  const deleted = useQuery(deletedSpecialsQuery);
  const wanted = new URLSearchParams(search).get('special') ?? undefined;
  const [held, setHeld] = useState<FormTarget>(newSpecial);
  // An open form keeps its special, even after it was removed from the list.
  const found = wanted === undefined || held.key === wanted ? undefined : findTarget(wanted, list.data);
  if (found) setHeld(found);
  const isHeld = held.key === wanted;
  const target = isHeld ? held : (found ?? newSpecial);
  const opened = isHeld || found ? wanted : undefined;
  const view = useFormView(opened);
  /** Part of the form's key: a new number resets the form. */
  const [round, setRound] = useState(0);
  const [notice, setNotice] = useState<SpecialNotice>();
  const noticeRef = useRef<HTMLDivElement>(null);
  const { key } = target;
  /** The open form now: a response may come after another was opened. */
  const openKey = useRef(key);
  useLayoutEffect(() => {
    openKey.current = key;
  }, [key]);
  useEffect(() => {
    if (!notice?.late) noticeRef.current?.focus();
  }, [notice]);

  const open = (next: string) => {
    setNotice(undefined);
    view.beforeOpening(next);
    if (next === opened) return;
    setHeld(newSpecial);
    changeSearch(`?special=${encodeURIComponent(next)}`, opened ? 'replace' : 'push');
  };
  const toList = () => {
    setHeld(newSpecial);
    if (wanted !== undefined) changeSearch('', 'replace');
  };
  /** Discards the draft of one special, and closes the form when it shows that one. */
  const close = (closed: string) => {
    dropDraft(closed);
    if (openKey.current !== closed) return;
    toList();
    setRound((last) => last + 1);
  };

  const report: SpecialsScreen['report'] = async (change, { done, failed }, more) => {
    try {
      const result = await change;
      const told = more?.(result);
      if (done !== undefined) setNotice({ tone: 'success', title: done, ...told });
    } catch (error) {
      const text = failureOf(error, specialChangeWords.again);
      if (text !== undefined) setNotice({ tone: 'error', title: failed, text });
    }
  };

  return {
    list,
    deleted: deleted.data ?? [],
    notice,
    noticeRef,
    form: {
      key: `${key}-${round}`,
      target,
      onCancel: () => close(key),
      onStartOver: () => {
        dropDraft(key);
        const fresh = formTargetOf(key, list.data);
        if (fresh) setHeld(fresh);
        setRound((last) => last + 1);
      },
      onBack: toList,
      onSaved: (title: string, text: string) => {
        const late = openKey.current !== key;
        setNotice({ tone: 'success', title, late, ...(late && { text }) });
        close(key);
      },
      onFailedLate: (title: string, text: string) => setNotice({ tone: 'error', title, text, late: true }),
    },
    screen: { open, close, report },
    /** The form is open; on narrow screens it replaces the list. */
    isOpen: opened !== undefined,
    listRef: view.listRef,
  };
}
