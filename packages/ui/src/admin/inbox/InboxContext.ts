import type { OpeningHours, Team } from '@hvac/content/model';
import { createContext, use } from 'react';
import type { Undo } from './UndoBar/UndoBar.tsx';

/** What the list and the open lead share. */
interface Inbox {
  /** Undefined while loading. */
  team: Team | undefined;
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** When the office reads messages. */
  hours: OpeningHours;
  undo: Pick<Undo, 'offer'>;
  /** URL of a lead. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

export const InboxContext = createContext<Inbox | undefined>(undefined);

export function useInbox(): Inbox {
  const inbox = use(InboxContext);
  if (!inbox) throw new Error('This is a part of the inbox');
  return inbox;
}
