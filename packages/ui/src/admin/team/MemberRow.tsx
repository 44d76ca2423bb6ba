import { endpoints, member as memberSchema, type Member, type MemberChange } from '@hvac/content/model';
import { useRef, useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import { adminFetch } from '../api.ts';
import { MemberForm } from './MemberForm.tsx';
import * as css from './team.css.ts';
import { passwordReminder, useTeamMutation, type News, type OnNews } from './useTeamMutation.ts';

function newsOf({ name }: Member, { isActive, password }: MemberChange): News {
  if (isActive) return { title: `${name} can log in again` };
  if (isActive === false) return { title: `${name} is switched off`, text: 'They’re logged out everywhere.' };
  return password === undefined
    ? { title: `${name} was changed` }
    : { title: `${name} has a new password`, text: passwordReminder };
}

interface MemberRowProps {
  member: Member;
  /** The current user may change it. */
  changeable: boolean;
  onNews: OnNews;
}

/** A person on the team, with buttons for the owner to change them or switch them off. */
export const MemberRow = ({ member, changeable, onNews }: MemberRowProps) => {
  const { id, name, isActive, version } = member;
  const { mutate, busy, failure } = useTeamMutation(
    (change: MemberChange) =>
      adminFetch(memberSchema, 'PATCH', `${endpoints.adminTeam}/${id}`, change, { ifMatch: version }),
    newsOf,
    onNews,
  );
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    setEditing(false);
    edit.current?.focus();
  };
  return (
    <li className={css.row}>
      <bdi className={isActive ? css.name : `${css.name} ${css.off}`}>{name}</bdi>
      <Badge tone={isActive ? 'cooling' : 'neutral'} {...(isActive && { icon: 'check' as const })}>
        {isActive ? 'Can log in' : 'Switched off'}
      </Badge>
      {changeable && (
        <Inline gap="xs">
          <Button ref={edit} variant="quiet" aria-expanded={editing} onClick={() => setEditing(!editing)}>
            Change <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button variant="secondary" size="compact" loading={busy} onClick={() => mutate({ isActive: !isActive })}>
            {isActive ? 'Switch off' : 'Switch on'} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </Inline>
      )}
      {editing && (
        <div className={css.wholeRow}>
          <MemberForm
            id={`member-${id}`}
            label={`Change ${name}`}
            member={member}
            action="Save"
            busy={busy}
            failure={failure}
            onCancel={end}
            onSave={(values) => mutate(values, { onSuccess: end })}
          />
        </div>
      )}
      {!editing && failure !== undefined && (
        <div className={css.wholeRow}>
          <InlineError message={failure} />
        </div>
      )}
    </li>
  );
};
