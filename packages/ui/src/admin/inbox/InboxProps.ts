import type { OpeningHours, Team } from '@hvac/content/model';
import type { Undo } from './UndoBar/UndoBar.tsx';

/** What both the list and the open lead need. */
export interface InboxProps {
  /** Undefined while loading. */
  team: Team | undefined;
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** When the office reads messages. */
  hours: OpeningHours;
  undo: Undo;
  /** URL of a lead. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}
