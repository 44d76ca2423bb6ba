import type { LeadDetail, Team } from '@hvac/content/model';
import { assignmentWords as words } from '@hvac/content/words';
import { useId } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { row } from '../FollowUp/FollowUp.css.ts';
import { getAssignees } from '../format.ts';

interface AssignToProps {
  /** Nothing renders when the owner is the only person. */
  team: Team | undefined;
  /** Undefined when the lead is unassigned. */
  assignee: LeadDetail['assignee'];
  /** Id of the person chosen while that is being saved; null for nobody. */
  chosen?: string | null | undefined;
  /** Called with an id, or with null to unassign. */
  onChange: (id: string | null) => void;
}

/** Assigns a lead to a person. */
export const AssignTo = ({ team, assignee, chosen = assignee?.id ?? null, onChange }: AssignToProps) => {
  const id = useId();
  if (!team || team.members.length === 0) return null;
  const people = getAssignees(team);
  const isGone = assignee && people.every((person) => person.id !== assignee.id);
  return (
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
  );
};
