import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDebounce } from '../useDebounce.ts';

interface SavedInput {
  ref: RefObject<HTMLInputElement | null>;
  /** What it shows, also when somebody else saves it. */
  saved: string;
  /**
   * Called when it is left, and on Enter. Returns false when what was typed cannot be saved, or a promise of whether it was
   * saved: what was not is saved when it is left again.
   */
  save: (typed: string) => boolean | Promise<boolean>;
  /** Saves when typing pauses for so many milliseconds, too. */
  delay?: number;
}

/** An input that is saved by itself, and that nobody else's change overwrites while somebody types in it. */
export function useSavedInput({ ref, saved, save, delay }: SavedInput) {
  const isTyped = useRef(false);
  /** What stands in the input and cannot be saved, and what was saved then. */
  const [refusal, setRefusal] = useState<{ typed: string; saved: string }>();
  useEffect(() => {
    if (ref.current && !isTyped.current) ref.current.value = saved;
  }, [ref, saved]);
  const take = () => {
    if (!isTyped.current || !ref.current) return;
    const saving = save(ref.current.value.trim());
    isTyped.current = saving === false;
    if (typeof saving !== 'boolean') void saving.then((isSaved) => void (isTyped.current ||= !isSaved));
  };
  const pause = useDebounce(take, delay ?? 0);
  const leave = () => {
    take();
    setRefusal(isTyped.current ? { typed: ref.current?.value ?? '', saved } : undefined);
  };
  return {
    /** What cannot be saved; undefined when all is well. */
    refused: refusal?.saved === saved ? refusal.typed : undefined,
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
