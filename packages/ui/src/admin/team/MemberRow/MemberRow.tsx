import type { Member } from '@hvac/content/model';
import { useRef, useState } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { MemberForm, type MemberFormProps, type MemberValues } from '../MemberForm.tsx';
import * as css from '../team.css.ts';

interface MemberRowProps extends Pick<MemberFormProps, 'request'> {
  member: Member;
  /** The current user may change it. */
  changeable: boolean;
  onSwitch: (isActive: boolean) => void;
  /** Resolves to true when it was saved. */
  onSave: (values: MemberValues) => Promise<boolean>;
}

/** A person on the team, with buttons for the owner to change them or switch them off. */
export const MemberRow = ({ member, changeable, request, onSwitch, onSave }: MemberRowProps) => {
  const { id, name, isActive } = member;
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
            Change <span className={visuallyHidden}>{name}</span>
          </Button>
          <Button variant="secondary" size="compact" disabled={request.busy} onClick={() => onSwitch(!isActive)}>
            {isActive ? 'Switch off' : 'Switch on'} <span className={visuallyHidden}>{name}</span>
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
            request={request}
            onCancel={end}
            onSave={async (values) => {
              const saved = await onSave(values);
              if (saved) end();
              return false;
            }}
          />
        </div>
      )}
      {!editing && request.failure !== undefined && (
        <div className={css.wholeRow}>
          <InlineError message={request.failure} />
        </div>
      )}
    </li>
  );
};
