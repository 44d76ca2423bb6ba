import type { AdminSpecial, CalendarDate } from '@hvac/content/model';
import { specialChangeWords, specialRowWords as words } from '@hvac/content/words';
import { useLayoutEffect, useRef, useState } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { IconButton } from '../../../components/Button/IconButton.tsx';
import { useSpecialOrder } from '../useAdminSpecials.ts';
import { SpecialRow } from './SpecialRow.tsx';
import { useSpecialsScreen } from './SpecialsScreen.ts';

interface SpecialsTableProps {
  /** In display order. */
  specials: readonly AdminSpecial[];
  /** The day in the company's time zone. */
  today: CalendarDate;
}

const moves = [
  { by: -1, label: words.moveUp, icon: 'chevronUp' },
  { by: 1, label: words.moveDown, icon: 'chevronDown' },
] as const;

/** The list of specials, which can be reordered. */
export const SpecialsTable = ({ specials, today }: SpecialsTableProps) => {
  const { report } = useSpecialsScreen();
  const saveOrder = useSpecialOrder();
  const [spoken, setSpoken] = useState('');
  /** The row being moved, until the list renders it in its new place. */
  const moved = useRef<{ id: string; by: -1 | 1 }>(undefined);
  const listRef = useRef<HTMLUListElement>(null);
  const ids = specials.map(({ id }) => id);
  const step = ({ id, title }: AdminSpecial, from: number, by: -1 | 1) => {
    const to = from + by;
    moved.current = { id, by };
    const order = ids.filter((other) => other !== id);
    order.splice(to, 0, id);
    void report(saveOrder(order), specialChangeWords.move);
    setSpoken(fillIn(words.moved, { title, place: to + 1, count: ids.length }));
  };
  // A moved row loses the focus. At the end of the list, focus the other button.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    moved.current = undefined;
    const buttons = [by, -by].map((way) =>
      listRef.current?.querySelector<HTMLButtonElement>(`[data-special="${CSS.escape(id)}"] [data-step="${way}"]`),
    );
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [specials]);

  return (
    <>
      <ul role="list" ref={listRef}>
        {specials.map((special, place) => (
          <li key={special.id} data-special={special.id}>
            <SpecialRow
              special={special}
              today={today}
              moves={
                <Stack gap="xxs">
                  {moves.map(({ by, label, icon }) => (
                    <IconButton
                      key={by}
                      data-step={by}
                      icon={icon}
                      label={fillIn(label, { title: special.title })}
                      disabled={place === (by === -1 ? 0 : ids.length - 1)}
                      onClick={() => step(special, place, by)}
                    />
                  ))}
                </Stack>
              }
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden as="p" role="status">
        {spoken}
      </VisuallyHidden>
    </>
  );
};
