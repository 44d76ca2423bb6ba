import { useCallback, useRef, type ChangeEvent } from 'react';
import { writeStorage, readStorage } from '../../../forms/storage.ts';
import { typedPrefix } from '../../auth/adminToken.ts';

const keyOf = (lead: string) => `${typedPrefix}note:${lead}`;

/**
 * Keeps a note that is being typed in this tab: it survives another lead being opened, a reload, and a login that
 * became necessary in between.
 * @param lead id of the lead
 */
export function useNoteDraft(lead: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      if (element) element.value = readStorage(keyOf(lead))?.['text'] ?? '';
    },
    [lead],
  );
  return {
    /** Ref of the text area. */
    attach,
    read: () => area.current?.value ?? '',
    keep: ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
      writeStorage(keyOf(lead), target.value === '' ? {} : { text: target.value }),
    /** A text was saved. What was typed since then stays; the field may be that of another panel by now. */
    clear: (saved: string) => {
      if (readStorage(keyOf(lead))?.['text'] === saved) writeStorage(keyOf(lead), {});
      if (area.current?.value === saved) area.current.value = '';
    },
  };
}
