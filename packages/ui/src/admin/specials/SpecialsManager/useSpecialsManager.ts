import type { AdminSpecial } from '@hvac/content/model';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../../api-client/ApiError.ts';
import { useToast } from '../../../components/Toast/ToastProvider.tsx';
import { copyOf, editOf, newSpecial, type Draft, type FormTarget } from '../formTarget.ts';
import { useAdminSpecials, useDeletedSpecials, useSpecialChanges } from '../useAdminSpecials.ts';

/** What came of the last change, until the next one. */
interface News {
  tone: 'success' | 'error';
  title: string;
  text?: string | undefined;
  /** A deletion can be taken back. */
  undo?: AdminSpecial;
  /** Leaves the focus where it is: the admin is at something else by now. */
  late?: boolean;
}

/** Everything the screen does: which special the form is about, what was typed for others, and what came of changes. */
export function useSpecialsManager() {
  const list = useAdminSpecials();
  const deleted = useDeletedSpecials();
  const { remove, restore, order, deleting, restoring } = useSpecialChanges();
  const { toast } = useToast();
  const [target, setTarget] = useState<FormTarget>(newSpecial);
  /** Grows when the form starts afresh. */
  const [round, setRound] = useState(0);
  const [news, setNews] = useState<News>();
  const newsRef = useRef<HTMLDivElement>(null);
  const [drafts] = useState(() => new Map<string, Draft>());
  const { key } = target;
  /** The one that is open now: answers may come after another was opened. */
  const openKey = useRef(key);
  useLayoutEffect(() => {
    openKey.current = key;
  }, [key]);
  useEffect(() => {
    if (!news?.late) newsRef.current?.focus();
  }, [news]);

  const open = (next: FormTarget) => {
    setNews(undefined);
    setTarget(next);
    // The form is at the top, the row below: go there.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#special-title')?.focus());
  };
  /** Drops what was typed for one special; the form starts afresh when it is about that one. */
  const close = (closed: string) => {
    drafts.delete(closed);
    if (openKey.current !== closed) return;
    setTarget(newSpecial);
    setRound((last) => last + 1);
  };
  const onDraft = useCallback((draft: Draft) => void drafts.set(key, draft), [drafts, key]);

  const fail = (title: string, error: unknown) => {
    // The login card says what is wrong.
    if (error instanceof ApiError && error.status === 401) return;
    const text = sentenceOf(error, 'Please try again.');
    setNews({ tone: 'error', title, text });
    toast({ title, description: text, tone: 'error' });
  };
  const succeed = (done: Omit<News, 'tone'>) => {
    setNews({ tone: 'success', ...done });
    const { title, undo } = done;
    toast({ title, tone: 'success', ...(undo && { action: { label: 'Undo', onAction: () => bringBack(undo) } }) });
  };
  const bringBack = (special: AdminSpecial) =>
    void restore(special.id).then(
      () => succeed({ title: 'Special restored successfully', text: special.title }),
      (error: unknown) => fail('Failed to restore special', error),
    );

  return {
    list,
    deleted: deleted.data ?? [],
    news,
    newsRef,
    form: {
      key: `${key}-${round}`,
      target,
      latest: list.data?.find(({ id }) => id === target.edited?.id),
      draft: drafts.get(key),
      onDraft,
      reload: async () => (await list.refetch()).data,
      onCancel: () => close(key),
      onSaved: (title: string, text: string) => {
        const late = openKey.current !== key;
        setNews({ tone: 'success', title, late, ...(late && { text }) });
        close(key);
      },
      onFailedLate: (title: string, text: string) => setNews({ tone: 'error', title, text, late: true }),
    },
    table: {
      deleting,
      onEdit: (special: AdminSpecial) => open(editOf(special)),
      onDuplicate: (special: AdminSpecial) => open(copyOf(special)),
      onOrder: (ids: readonly string[]) =>
        void order(ids).catch((error: unknown) => fail('Failed to move special', error)),
      onDelete: (special: AdminSpecial) =>
        void remove(special.id).then(
          () => {
            close(special.id);
            succeed({ title: 'Special deleted successfully', text: special.title, undo: special });
          },
          (error: unknown) => fail('Failed to delete special', error),
        ),
    },
    restoring,
    bringBack,
  };
}
