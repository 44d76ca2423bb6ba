import { useEffect, useId } from 'react';
import { addDays, localDay, statusLabel } from '@hvac/content/model';
import { selectionWords as words } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { getAssignees } from '../format.ts';
import { useInbox } from '../InboxContext.ts';
import * as css from './SelectionBar.css.ts';
import type { LeadSelection } from './useLeadSelection.ts';
import { serverTime } from '../../serverClock.ts';

interface SelectionBarProps {
  /** Which leads are selected, and what can be done to them. */
  selection: LeadSelection;
  /** How many leads are in view. */
  inView: number;
}

/** Statuses for several leads at once. */
const closing = ['contacted', 'scheduled', 'done', 'spam'] as const;

/** Bulk actions on the selected leads. */
export const SelectionBar = ({ selection, inView }: SelectionBarProps) => {
  const { team } = useInbox();
  const { selected, kind, busy, failure, change, selectAll, stop } = selection;
  const markId = useId();
  const none = selected.length === 0;
  // The pressed button has made way for the bar.
  useEffect(() => document.getElementById('select-all')?.focus(), []);
  return (
    <div role="group" aria-label={words.label} className={css.bar}>
      <Inline gap="m">
        <CheckboxField
          id="select-all"
          name="all"
          label={fillIn(words.all, { count: inView })}
          checked={selected.length === inView}
          onChange={(event) => selectAll(event.currentTarget.checked)}
        />
        <p role="status" className={css.count}>
          {none ? words.none : fillIn(words.selected, { count: selected.length })}
        </p>
        <Button variant="quiet" onClick={stop}>
          {words.cancel}
        </Button>
      </Inline>
      <Inline gap={{ phone: 'xs', desktop: 'xl' }}>
        <Inline gap="xs" role="group" aria-labelledby={markId}>
          <p id={markId} className={css.mark}>
            {words.mark}
          </p>
          {closing.map((status) => (
            <Button
              key={status}
              variant="secondary"
              size="compact"
              disabled={none}
              loading={busy}
              onClick={() => change({ status })}
            >
              {statusLabel(kind, status)}
            </Button>
          ))}
        </Inline>
        <Button
          variant="secondary"
          size="compact"
          disabled={none}
          loading={busy}
          onClick={() => change({ followUp: addDays(localDay(serverTime()), 1) })}
        >
          {words.tomorrow}
        </Button>
        {selected.some(({ suspect }) => suspect.length > 0) && (
          <Button variant="secondary" size="compact" loading={busy} onClick={() => change({ suspect: false })}>
            {words.notSpam}
          </Button>
        )}
        {team && team.members.length > 0 && (
          <div className={css.assign}>
            <DropdownMenu
              label={words.assign}
              items={[...getAssignees(team), { id: null, name: words.nobody }].map(({ id, name }) => ({
                label: name,
                disabled: none || busy,
                onPress: () => change({ assignee: id }),
              }))}
            />
          </div>
        )}
      </Inline>
      <InlineError message={failure} />
    </div>
  );
};
