import type { LeadDetail } from '@hvac/content/model';
import { assignmentWords as words } from '@hvac/content/words';
import { useId } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { row } from './FollowUp.css.ts';
import { getAssignees } from '../format.ts';
import { useInbox } from '../InboxContext.ts';
import type { LeadChangesState } from '../useLead.ts';

interface AssignToProps {
  lead: LeadDetail;
  changes: LeadChangesState;
}

/** Assigns a lead to a person. Shows nothing when the owner is the only one. */
export const AssignTo = ({ lead: { assignee }, changes: { change, pending, failures } }: AssignToProps) => {
  const { team } = useInbox();
  const { assignee: chosen = assignee?.id ?? null } = pending;
  const onChange = (id: string | null) => void change({ assignee: id });
  const id = useId();
  if (!team || team.members.length === 0) return null;
  const people = getAssignees(team);
  const isGone = assignee && people.every((person) => person.id !== assignee.id);
  return (
    <>
      <div role="group" aria-label={words.label} className={row}>
        <SelectField
          id={id}
          name="assignee"
          label={words.assignee}
          placeholder={words.nobody}
          value={chosen ?? ''}
          options={[
            ...(isGone ? [{ value: assignee.id, label: fillIn(words.gone, { name: assignee.name }) }] : []),
            ...people.map((person) => ({ value: person.id, label: person.name })),
          ]}
          onChange={({ target }) => onChange(target.value || null)}
        />
        {chosen !== team.you.id && (
          <Button variant="quiet" onClick={() => onChange(team.you.id)}>
            {words.me}
          </Button>
        )}
      </div>
      <InlineError message={failures.assignment} />
    </>
  );
};
