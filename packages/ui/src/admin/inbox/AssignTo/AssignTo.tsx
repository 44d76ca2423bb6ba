import type { LeadDetail, Team } from '@hvac/content/model';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { row } from '../FollowUp/FollowUp.css.ts';
import { peopleOf } from '../words.ts';

interface AssignToProps {
  /** With nobody but the owner there is nobody to assign a lead to, and nothing shows. */
  team: Team | undefined;
  /** Who has it; nothing when nobody does. */
  assignee: LeadDetail['assignee'];
  /** Called with an id, or with null for nobody. */
  onChange: (id: string | null) => void;
}

/** Who is to see to a lead. */
export const AssignTo = ({ team, assignee, onChange }: AssignToProps) => {
  const id = useId();
  if (!team || team.members.length === 0) return null;
  const people = peopleOf(team);
  const isGone = assignee && people.every((person) => person.id !== assignee.id);
  return (
    <div role="group" aria-label="Assignment" className={row}>
      <SelectField
        id={id}
        name="assignee"
        label="Assigned to"
        placeholder="Nobody"
        value={assignee?.id ?? ''}
        options={[
          ...(isGone ? [{ value: assignee.id, label: `${assignee.name} (switched off)` }] : []),
          ...people.map((person) => ({ value: person.id, label: person.name })),
        ]}
        onChange={({ target }) => onChange(target.value || null)}
      />
      {assignee?.id !== team.you.id && (
        <Button variant="quiet" onClick={() => onChange(team.you.id)}>
          Assign to me
        </Button>
      )}
    </div>
  );
};
