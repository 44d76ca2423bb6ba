import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDebounce } from '../useDebounce.ts';

interface SavedInput {
  ref: RefObject<HTMLInputElement | null>;
  /** What it shows, also when somebody else saves it. */
  saved: string;
  /**
   * Called when it is left, and on Enter. Returns false when what was typed cannot be saved, or a promise of whether it was
   * saved: what was not stays, and is saved when it is left again.
   */
  save: (typed: string) => boolean | Promise<boolean>;
  /** Saves when typing pauses for so many milliseconds, too. */
  delay?: number;
}

/** An input that is saved by itself, and that nobody else's change overwrites while somebody types in it. */
export function useSavedInput({ ref, saved, save, delay }: SavedInput) {
  const isTyped = useRef(false);
  const latest = useRef<Promise<boolean>>(undefined);
  /** What stands in the input and cannot be saved, and what was saved then. */
  const [refusal, setRefusal] = useState<{ typed: string; saved: string }>();
  useEffect(() => {
    if (!ref.current) return;
    if (ref.current.value.trim() === saved) isTyped.current = false;
    if (!isTyped.current) ref.current.value = saved;
  }, [ref, saved]);
  const take = () => {
    if (!isTyped.current || !ref.current) return;
    const typed = ref.current.value.trim();
    const saving = save(typed);
    isTyped.current = saving === false;
    if (typeof saving === 'boolean') return;
    latest.current = saving;
    void saving.then((isSaved) => {
      // Something newer replaces it.
      if (isSaved || saving !== latest.current || isTyped.current || !ref.current) return;
      ref.current.value = typed;
      isTyped.current = true;
    });
  };
  const pause = useDebounce(take, delay ?? 0);
  const leave = () => {
    take();
    setRefusal(isTyped.current ? { typed: ref.current?.value ?? '', saved } : undefined);
  };
  return {
    /** What cannot be saved; undefined when all is well. */
    refused: refusal?.saved === saved ? refusal.typed : undefined,
    /** Enters a value as if it was typed, and saves it. */
    enter: (value: string) => {
      if (!ref.current) return;
      ref.current.value = value;
      isTyped.current = true;
      leave();
    },
    props: {
      ref,
      defaultValue: saved,
      onChange: () => {
        isTyped.current = true;
        if (delay !== undefined) pause.call();
      },
      onBlur: leave,
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Enter') leave();
      },
    },
  };
}
