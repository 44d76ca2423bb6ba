import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/Button/IconButton.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import * as css from './UndoBar.css.ts';
import type { Undo } from './useUndo.ts';

/** Says what was done last, and undoes it. It stays until the next change, or until it is dismissed. */
export const UndoBar = ({ undo: { done, busy, failure, run, forget } }: { undo: Undo }) => (
  <div className={done || failure ? css.bar : undefined}>
    <p role="status">{done}</p>
    <InlineError message={failure} />
    {(done || failure) && (
      <span className={css.buttons}>
        {done && (
          <Button variant="secondary" size="compact" loading={busy} onClick={run}>
            Undo
          </Button>
        )}
        <IconButton icon="close" label="Dismiss" onClick={forget} />
      </span>
    )}
  </div>
);
