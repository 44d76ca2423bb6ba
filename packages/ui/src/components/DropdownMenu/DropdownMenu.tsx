import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './DropdownMenu.css.ts';

interface DropdownMenuProps {
  /** What the menu holds more of. */
  label: string;
  items: readonly { label: string; onPress: () => void; disabled?: boolean }[];
}

/** What is needed rarely, behind one button. It closes by a choice, by Escape, and by a press elsewhere. */
export const DropdownMenu = ({ label, items }: DropdownMenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const element = menu.current;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !element?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return;
      event.preventDefault();
      close();
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    element?.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={menu} className={css.menu}>
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
