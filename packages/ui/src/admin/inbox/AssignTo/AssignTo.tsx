import { ownerId, ownerName, type LeadDetail, type Team } from '@hvac/content/model';
import { useId } from 'react';
import { control } from '../../../forms/Field/control.css.ts';
import { plain } from '../LeadFilters/LeadFilters.css.ts';
import * as css from '../FollowUp/FollowUp.css.ts';

interface AssignToProps {
  /** Nobody but the owner: there is nobody to give a lead to, and nothing shows. */
  team: Team | undefined;
  /** Who has it; nothing when nobody does. */
  assignee: LeadDetail['assignee'];
  /** Called with an id, or with null to take it from whoever has it. */
  onChange: (id: string | null) => void;
}

/** Everybody a lead can be given to: those who can log in, the owner last. */
export const peopleOf = ({ members }: Team): { id: string; name: string }[] => [
  ...members.filter(({ isActive }) => isActive),
  { id: ownerId, name: ownerName },
];

/** Who is to see to a lead. To take it oneself is a press. */
export const AssignTo = ({ team, assignee, onChange }: AssignToProps) => {
  const id = useId();
  if (!team || team.members.length === 0) return null;
  const people = peopleOf(team);
  const isGone = assignee && people.every((person) => person.id !== assignee.id);
  return (
    <div role="group" aria-label="Assignment" className={css.followUp}>
      <label htmlFor={id} className={css.label}>
        Assigned to
      </label>
      <select
        id={id}
        value={assignee?.id ?? ''}
        className={`${control} ${css.day}`}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">Nobody</option>
        {isGone && <option value={assignee.id}>{assignee.name} (switched off)</option>}
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      {assignee?.id !== team.you.id && (
        <button type="button" className={plain} onClick={() => onChange(team.you.id)}>
          Take it
        </button>
      )}
    </div>
  );
};
