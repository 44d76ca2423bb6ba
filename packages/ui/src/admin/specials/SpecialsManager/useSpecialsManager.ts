import type { AdminSpecial } from '@hvac/content/model';
import { specialChangeWords } from '@hvac/content/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, getErrorMessage } from '../../../api/ApiError.ts';
import { deletedSpecialsQuery, specialsQuery } from '../../api.ts';
import { useAddress } from '../../layout/useAddress.ts';
import { dropDraft, readDraft } from '../drafts.ts';
import { copyKey, editTarget, newSpecial, formTargetOf, type FormTarget } from '../formTarget.ts';
import { useSpecialChanges } from '../useAdminSpecials.ts';
import { useFormView } from './useFormView.ts';

/** The outcome of the last change. */
interface SpecialNotice {
  tone: 'success' | 'error';
  title: string;
  text?: string | undefined;
  /** Undoes the change. */
  undo?: () => void;
  /** Does not take the focus: the user is doing something else by now. */
  late?: boolean;
}

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
  const { remove, edit, restore, order, deleting, switching, restoring } = useSpecialChanges();
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

  const fail = (title: string, error: unknown) => {
    // The login card shows the error.
    if (error instanceof ApiError && error.status === 401) return;
    setNotice({ tone: 'error', title, text: getErrorMessage(error, specialChangeWords.again) });
  };
  /** Tells of a change when it is done, or why it failed. */
  const report = async <Done>(
    change: Promise<Done>,
    failed: string,
    noticeOf: (done: Done) => Omit<SpecialNotice, 'tone'>,
  ) => {
    try {
      const done = await change;
      setNotice({ tone: 'success', ...noticeOf(done) });
    } catch (error) {
      fail(failed, error);
    }
  };
  const onSwitch = (special: AdminSpecial) => {
    const { done, failed } = specialChangeWords[special.isActive ? 'pause' : 'resume'];
    // `late` keeps the focus on the button.
    void report(edit({ ...special, isActive: !special.isActive }), failed, (now) => ({
      title: done,
      text: now.title,
      late: true,
      undo: () => onSwitch(now),
    }));
  };
  const restoreSpecial = (special: AdminSpecial) =>
    void report(restore(special.id), specialChangeWords.restore.failed, () => ({
      title: specialChangeWords.restore.done,
      text: special.title,
    }));

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
    table: {
      deleting,
      switching,
      onSwitch,
      onEdit: ({ id }: AdminSpecial) => open(id),
      onDuplicate: (special: AdminSpecial) => open(copyKey(special)),
      onOrder: (ids: readonly string[]) =>
        void order(ids).catch((error: unknown) => fail(specialChangeWords.move.failed, error)),
      onDelete: (special: AdminSpecial) =>
        void report(remove(special.id), specialChangeWords.delete.failed, () => {
          close(special.id);
          return { title: specialChangeWords.delete.done, text: special.title, undo: () => restoreSpecial(special) };
        }),
    },
    restoring,
    restoreSpecial,
    /** The form is open; on narrow screens it replaces the list. */
    isOpen: opened !== undefined,
    listRef: view.listRef,
    onNew: () => open(newSpecial.key),
  };
}
