import { createContext, use } from 'react';

/** The outcome of the last change. */
export interface SpecialNotice {
  tone: 'success' | 'error';
  title: string;
  text?: string | undefined;
  /** Undoes the change of the special with this id. */
  undo?: { id: string; run: () => void };
  /** Does not take the focus: the user is doing something else by now. */
  late?: boolean;
}

/** What a row can do to the screen. */
export interface SpecialsScreen {
  /** Opens a form. @param key of its target */
  open: (key: string) => void;
  /** Discards the draft of one special, and closes the form when it shows that one. */
  close: (key: string) => void;
  /** Tells of a change when it is done, or why it failed. Nothing is told of what shows by itself. */
  report: <Done>(
    change: Promise<Done>,
    words: { done?: string; failed: string },
    more?: (done: Done) => Pick<SpecialNotice, 'text' | 'undo' | 'late'>,
  ) => Promise<void>;
}

export const SpecialsScreenContext = createContext<SpecialsScreen | undefined>(undefined);

export function useSpecialsScreen(): SpecialsScreen {
  const screen = use(SpecialsScreenContext);
  if (!screen) throw new Error('This is a part of the screen for specials');
  return screen;
}
