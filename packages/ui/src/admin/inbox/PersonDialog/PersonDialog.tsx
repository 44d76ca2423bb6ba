import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import * as css from './PersonDialog.css.ts';
import { PersonForm } from './PersonForm.tsx';

interface PersonDialogProps {
  open: boolean;
  /** Address to begin with: that of the lead that is open. */
  email?: string | undefined;
  onClose: () => void;
}

/** Export or erase everything that is kept about one e-mail address. */
export const PersonDialog = ({ open, email, onClose }: PersonDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} aria-labelledby={title} className={css.dialog} onClose={onClose}>
      {open && (
        <div className={css.content}>
          <Heading level={2} size="card" id={title}>
            One person’s data
          </Heading>
          <PersonForm email={email} />
          <div className={css.actions}>
            <Button variant="secondary" size="compact" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
};
