import { useEffect } from 'react';
import { addDays, localDay, statusLabels, type Team } from '@hvac/content/model';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { getAssignees } from '../format.ts';
import * as css from './SelectionBar.css.ts';
import type { LeadSelection } from './useLeadSelection.ts';
import { serverTime } from '../../serverClock.ts';

interface SelectionBarProps {
  selection: LeadSelection;
  /** How many leads are in view. */
  inView: number;
  /** Possible assignees; undefined while loading. */
  team: Team | undefined;
}

/** Statuses for several leads at once. */
const closing = ['contacted', 'scheduled', 'done', 'spam'] as const;

/** Bulk actions on the selected leads. */
export const SelectionBar = ({ selection, inView, team }: SelectionBarProps) => {
  const { selected, busy, failure, change, selectAll, stop } = selection;
  const none = selected.length === 0;
  // The pressed button has made way for the bar.
  useEffect(() => document.getElementById('select-all')?.focus(), []);
  return (
    <div role="group" aria-label="Selected leads" className={css.bar}>
      <Inline gap="xs">
        <CheckboxField
          id="select-all"
          name="all"
          label={`All ${inView} in view`}
          checked={selected.length === inView}
          onChange={(event) => selectAll(event.currentTarget.checked)}
        />
        <p role="status" className={css.count}>
          {none ? 'None' : selected.length} selected
        </p>
        <Button variant="quiet" onClick={stop}>
          Cancel
        </Button>
      </Inline>
      <Inline gap="xs">
        <p className={css.mark}>Mark as</p>
        {closing.map((status) => (
          <Button
            key={status}
            variant="secondary"
            size="compact"
            disabled={none}
            loading={busy}
            onClick={() => change({ status })}
          >
            {statusLabels[status]}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="compact"
          disabled={none}
          loading={busy}
          onClick={() => change({ followUp: addDays(localDay(serverTime()), 1) })}
        >
          Follow up tomorrow
        </Button>
        {selected.some(({ suspect }) => suspect.length > 0) && (
          <Button variant="secondary" size="compact" loading={busy} onClick={() => change({ suspect: false })}>
            Not spam
          </Button>
        )}
        {team && team.members.length > 0 && (
          <div className={css.assign}>
            <DropdownMenu
              label="Assign to"
              items={[...getAssignees(team), { id: null, name: 'Nobody' }].map(({ id, name }) => ({
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
