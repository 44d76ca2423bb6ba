import type { AdminSpecial } from '@hvac/content/model';
import { useCallback, useEffect, useRef, useState } from 'react';
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
}

/** Everything the screen does: which special the form is about, what was typed for others, and what came of changes. */
export function useSpecialsManager() {
  const list = useAdminSpecials();
  const deleted = useDeletedSpecials();
  const { remove, restore, order } = useSpecialChanges();
  const { toast } = useToast();
  const [target, setTarget] = useState<FormTarget>(newSpecial);
  /** Grows when the form starts afresh. */
  const [round, setRound] = useState(0);
  const [news, setNews] = useState<News>();
  const newsRef = useRef<HTMLDivElement>(null);
  const [drafts] = useState(() => new Map<string, Draft>());
  useEffect(() => newsRef.current?.focus(), [news]);

  const open = (next: FormTarget) => {
    setNews(undefined);
    setTarget(next);
    // The form is at the top, the row below: go there.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#special-title')?.focus());
  };
  const close = () => {
    drafts.delete(target.key);
    setTarget(newSpecial);
    setRound((last) => last + 1);
  };
  const { key } = target;
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
    restore.mutate(special.id, {
      onSuccess: () => succeed({ title: 'Special restored successfully', text: special.title }),
      onError: (error) => fail('Failed to restore special', error),
    });

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
      onCancel: close,
      onSaved: (title: string) => {
        close();
        setNews({ tone: 'success', title });
      },
    },
    table: {
      deleting: remove.isPending ? remove.variables : undefined,
      onEdit: (special: AdminSpecial) => open(editOf(special)),
      onDuplicate: (special: AdminSpecial) => open(copyOf(special)),
      onOrder: (ids: readonly string[]) =>
        order.mutate(ids, { onError: (error) => fail('Failed to move special', error) }),
      onDelete: (special: AdminSpecial) =>
        remove.mutate(special.id, {
          onSuccess: () => {
            if (target.key === special.id) close();
            succeed({ title: 'Special deleted successfully', text: special.title, undo: special });
          },
          onError: (error) => fail('Failed to delete special', error),
        }),
    },
    restoring: restore.isPending ? restore.variables : undefined,
    bringBack,
  };
}
