import { Button } from '../../components/Button/Button.tsx';
import type { Native } from '../../components/native.ts';
import { note, startOver } from './DraftNote.css.ts';

interface DraftNoteProps extends Native<'div', 'children'> {
  /** What is to be known beside that it was kept. */
  children?: string | undefined;
  /** Empties the form. */
  onStartOver: () => void;
}

/** Says that what stands in a form is from before, and offers an empty one. */
export const DraftNote = ({ children, onStartOver, ...native }: DraftNoteProps) => (
  <div {...native} className={note}>
    <p>We kept what you typed. {children}</p>
    <div className={startOver}>
      <Button variant="quiet" size="compact" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  </div>
);
