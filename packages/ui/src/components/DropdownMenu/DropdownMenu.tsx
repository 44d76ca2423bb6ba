'use client';

import {
  useEffect,
  useImperativeHandle,
  useRef,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../private/native.ts';
import * as css from './DropdownMenu.css.ts';

interface DropdownMenuProps extends Native<'details', 'children' | 'open' | 'onBlur' | 'onKeyDown'> {
  /** What the menu holds more of. */
  label: string;
  /** What can be chosen. No label stands twice. */
  items: readonly { label: string; onPress: () => void; disabled?: boolean }[];
}

/** An overflow menu. Arrow keys move between items; a choice, Escape, a press elsewhere and Tab close it. */
export const DropdownMenu = ({ label, items, ref, ...native }: DropdownMenuProps) => {
  // Radix's DropdownMenu would more than double the script of the inbox, past its limit.
  const menu = useRef<HTMLDetailsElement>(null);
  useImperativeHandle(ref, () => menu.current as HTMLDetailsElement);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      event.preventDefault();
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    // Captured, since Escape on the page closes the open lead.
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, []);
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const moveFocus = (event: ReactKeyboardEvent<HTMLDetailsElement>) => {
    if (!event.currentTarget.open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
    const focused = buttons.findIndex((button) => button === document.activeElement);
    const next = event.key === 'ArrowDown' ? (focused + 1) % buttons.length : Math.max(focused, 0) - 1;
    buttons.at(next)?.focus();
  };
  return (
    // The keys come from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details {...native} ref={menu} className={css.menu} onBlur={closeOnLeave} onKeyDown={moveFocus}>
      <summary className={css.toggle}>
        {label}
        <Icon name="chevronDown" size={16} weight={2.4} />
      </summary>
      <div className={css.list}>
        {items.map(({ label: name, onPress, disabled = false }) => (
          <button
            key={name}
            type="button"
            disabled={disabled}
            className={css.item}
            onClick={() => {
              close();
              // The item is hidden now; a dialog gives the focus back to what had it.
              menu.current?.querySelector('summary')?.focus();
              onPress();
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </details>
  );
};
