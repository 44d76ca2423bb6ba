import { draftWords } from '@hvac/content/words';
import { Button } from '../../components/Button/Button.tsx';
import type { Native } from '../../components/private/native.ts';
import { note } from './DraftNote.css.ts';

interface DraftNoteProps extends Native<'div', 'children'> {
  /** What is to be known beside that it was kept. */
  children?: string | undefined;
  /** Empties the form. */
  onStartOver: () => void;
  /** What it says, in place of its own words. */
  words?: typeof draftWords;
}

/** Says that what stands in a form is from before, and offers an empty one. */
export const DraftNote = ({ children, onStartOver, words = draftWords, ...native }: DraftNoteProps) => (
  <div {...native} className={note}>
    <p>{children ? `${words.kept} ${children}` : words.kept}</p>
    <Button variant="quiet" size="compact" onClick={onStartOver}>
      {words.startOver}
    </Button>
  </div>
);
