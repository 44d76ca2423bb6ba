import { endpoints, member as memberSchema, type Member, type MemberChange } from '@hvac/content/model';
import { memberChangeWords as done, memberWords } from '@hvac/content/words';
import { useRef, useState } from 'react';
import { fillIn, fillInElements } from '../../components/private/fillIn.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../components/InlineError/InlineError.tsx';
import { adminFetch } from '../api.ts';
import { MemberForm } from './MemberForm.tsx';
import * as css from './team.css.ts';
import { useTeamMutation, type TeamNotice, type OnNotice } from './useTeamMutation.ts';

function noticeOf({ name }: Member, { isActive, password }: MemberChange): TeamNotice {
  if (isActive) return { title: fillIn(done.on, { name }) };
  if (isActive === false) return { title: fillIn(done.off, { name }), text: done.offText };
  return password === undefined
    ? { title: fillIn(done.changed, { name }) }
    : { title: fillIn(done.password, { name }), text: done.reminder };
}

interface MemberRowProps {
  /** The person. */
  member: Member;
  /** The current user may change it. */
  changeable: boolean;
  /** Called with what a change did. */
  onNotice: OnNotice;
}

/** A person on the team, with buttons for the owner to change them or switch them off. */
export const MemberRow = ({ member, changeable, onNotice }: MemberRowProps) => {
  const { id, name, isActive, version } = member;
  const { mutate, busy, failure } = useTeamMutation(
    (change: MemberChange) =>
      adminFetch(memberSchema, 'PATCH', `${endpoints.adminTeam}/${id}`, change, { ifMatch: version }),
    noticeOf,
    onNotice,
  );
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    setEditing(false);
    edit.current?.focus();
  };
  const hiddenName = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <li className={css.row}>
      <bdi className={isActive ? css.name : `${css.name} ${css.off}`}>{name}</bdi>
      <Badge tone={isActive ? 'cooling' : 'neutral'} {...(isActive && { icon: 'check' as const })}>
        {isActive ? memberWords.on : memberWords.off}
      </Badge>
      {changeable && (
        <Inline gap="xs">
          <Button ref={edit} variant="quiet" aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {fillInElements(memberWords.change, { name: hiddenName })}
          </Button>
          <Button variant="secondary" size="compact" loading={busy} onClick={() => mutate({ isActive: !isActive })}>
            {fillInElements(isActive ? memberWords.switchOff : memberWords.switchOn, { name: hiddenName })}
          </Button>
        </Inline>
      )}
      {editing && (
        <div className={css.wholeRow}>
          <MemberForm
            id={`member-${id}`}
            label={fillIn(memberWords.change, { name })}
            member={member}
            action={memberWords.save}
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
