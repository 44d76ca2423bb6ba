import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeStorage, readStorage } from '../../hydration/storage.ts';
import { draftKey, findControl, restoreTexts, typedTexts } from '../../hydration/typedTexts.ts';

interface DraftSettings {
  /** Id of the form: forms with the same id share a draft. */
  id: string;
  /** Fields that are kept: never the captcha, the honeypot or a file. */
  names: readonly string[];
  /** Whether a text was written by the page, and is not worth keeping. */
  given?: ((name: string, text: string) => boolean) | undefined;
  /** Changes a field and what the form knows of it. */
  setValue: (name: string, text: string) => void;
}

/**
 * Keeps what is typed while the tab is open. It is put back on hydration, into fields that nobody has typed into
 * meanwhile.
 */
export function useDraft({ id, names, given, setValue }: DraftSettings) {
  const formRef = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState(false);
  const key = draftKey(id);

  const typed = () => {
    const texts = formRef.current ? Object.entries(typedTexts(formRef.current, names)) : [];
    return Object.fromEntries(texts.filter(([name, text]) => !given?.(name, text)));
  };
  const save = useEffectEvent(() => writeStorage(key, typed()));
  const restore = useEffectEvent((form: HTMLFormElement) => {
    const texts = Object.entries(readStorage(key) ?? {}).filter(([name]) => names.includes(name));
    const isPutBack = restoreTexts(form, Object.fromEntries(texts), setValue);
    setRestored(isPutBack || 'draft' in form.dataset);
    // What depends on a choice, such as a warning, has not heard of one from before hydration.
    for (const name of Object.keys(typed())) {
      const control = findControl(form, name);
      if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    restore(form);
    // Includes what was typed before hydration.
    save();
    const onInput = () => save();
    form.addEventListener('input', onInput);
    // Password managers fill fields in without an event.
    window.addEventListener('pagehide', onInput);
    return () => {
      form.removeEventListener('input', onInput);
      window.removeEventListener('pagehide', onInput);
    };
  }, []);

  return {
    formRef,
    /** Something from an earlier visit was put back, here or, with `data-draft`, before the script came. */
    restored,
    /** The visitor would lose something by closing the tab. */
    hasTyped: () => Object.keys(typed()).length > 0,
    clear: () => {
      writeStorage(key, {});
      setRestored(false);
    },
  };
}
