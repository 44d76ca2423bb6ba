'use client';

import { dialogWords } from '@hvac/content/words';
import { useEffect, useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import type { Native } from '../private/native.ts';
import * as css from './Dialog.css.ts';

interface DialogProps extends Native<'dialog', 'open' | 'title' | 'aria-labelledby'> {
  /** Whether it shows. */
  open: boolean;
  /** Its heading and its name. */
  title: string;
  /** Closed by Escape or by its button; whoever opened it sets `open` to false. */
  onClose: () => void;
  /** What it holds. It mounts anew each time the dialog opens. */
  children: ReactNode;
}

/** A window above the page, which cannot be used until it closes. */
export const Dialog = ({ open, title, onClose, children, ref, ...native }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  const heading = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      {...native}
      ref={dialog}
      data-surface="light"
      aria-labelledby={heading}
      className={css.dialog}
      // Not when whoever opened it has closed it, or opened it again: this event comes later.
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      {open && (
        <div className={css.content}>
          <div className={css.head}>
            <Heading level={2} size="card" id={heading}>
              {title}
            </Heading>
          </div>
          {children}
          <div className={css.close}>
            <IconButton icon="close" label={dialogWords.close} onClick={() => onClose()} />
          </div>
        </div>
      )}
    </dialog>
  );
};
