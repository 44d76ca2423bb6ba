import { toastWords } from '@hvac/content/words';
import { Toast as Radix } from 'radix-ui';
import type { FocusEventHandler } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Toast.css.ts';

export interface ToastMessage {
  /** The news in a few words. */
  title: string;
  /** One sentence more. */
  description?: string;
  /** Success: it worked. Error: it did not. */
  tone: 'success' | 'error';
  /** The page says the same where the focus is: it is seen, and not announced again. */
  silent?: boolean;
}

interface ToastProps extends ToastMessage {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The focus came to something in it. */
  onFocus: FocusEventHandler;
}

const icons = { success: 'check', error: 'warning' } as const;

/** How long a toast stays, in ms, unless the pointer or the focus is on it. */
export const toastDuration = 5000;

/** A short message over the page. What it says must stand on the page too: a toast is gone in five seconds. */
export const Toast = ({ title, description, tone, silent, open, onOpenChange, onFocus }: ToastProps) => (
  // "background" is announced politely: the same words take the focus or stand at a field.
  <Radix.Root
    type="background"
    open={open}
    onOpenChange={onOpenChange}
    onFocus={onFocus}
    className={`${css.toast} ${css.tones[tone]}`}
  >
    <span className={css.icons[tone]}>
      <Icon name={icons[tone]} size={24} weight={2.4} />
    </span>
    {/* Radix announces what has no such attribute. */}
    <div className={css.text} {...(silent && { 'data-radix-toast-announce-exclude': '' })}>
      <Radix.Title className={`${css.title} ${css.titles[tone]}`}>{title}</Radix.Title>
      {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
    </div>
    <div className={css.dismiss}>
      <Radix.Close asChild>
        <IconButton icon="close" label={toastWords.dismiss} />
      </Radix.Close>
    </div>
  </Radix.Root>
);
