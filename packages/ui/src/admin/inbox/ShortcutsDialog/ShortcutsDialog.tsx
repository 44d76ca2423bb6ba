import { shortcutWords as words } from '@hvac/content/words';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { useStoredBoolean } from '../useStoredBoolean.ts';
import * as css from './ShortcutsDialog.css.ts';

const shortcuts = [
  { keys: ['j', 'k'], what: words.step },
  { keys: ['Enter'], what: words.open },
  { keys: ['Esc'], what: words.back },
  { keys: ['/'], what: words.search },
  { keys: ['?'], what: words.help },
] as const;

/** Keys in these elements are text, or a dialog's own. */
const ignoresShortcuts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/**
 * Handles keyboard shortcuts, except while somebody types. Letters can be switched off, because speech input may trigger
 * them (WCAG 2.1.4).
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>) {
  const [on, switchOn] = useStoredBoolean('hvac-inbox-keys', true);
  const latest = useRef({ actions, on });
  useEffect(() => {
    latest.current = { actions, on };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || ignoresShortcuts(event.target))
        return;
      const { actions: now, on: letters } = latest.current;
      const action = letters || event.key.length > 1 ? now[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { on, onSwitch: switchOn };
}

interface ShortcutsDialogProps extends ReturnType<typeof useShortcuts> {
  /** The dialog is open. */
  open: boolean;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Lists the keyboard shortcuts of the inbox, and switches the letters on or off. */
export const ShortcutsDialog = ({ open, on, onSwitch, onClose }: ShortcutsDialogProps) => (
  <Dialog open={open} title={words.title} onClose={onClose}>
    <dl className={css.keys}>
      {shortcuts.map(({ keys, what }) => (
        <div key={what} style={{ display: 'contents' }}>
          <dt>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && ' '}
                <kbd className={css.key}>{key}</kbd>
              </span>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <CheckboxField
      id="shortcuts-on"
      name="shortcuts"
      label={words.on}
      checked={on}
      onChange={({ target }) => onSwitch(target.checked)}
    />
  </Dialog>
);
