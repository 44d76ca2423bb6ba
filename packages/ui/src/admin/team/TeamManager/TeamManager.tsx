'use client';

import {
  endpoints,
  member as memberSchema,
  ownerProfile,
  type NewMember,
  type NewOwnerProfile,
  type Team,
} from '@hvac/content/model';
import { loginWords, memberChangeWords, memberWords, teamWords as words } from '@hvac/content/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { adminFetch, adminRequest, failureOf, teamQuery } from '../../api.ts';
import { clearSession } from '../../auth/adminToken.ts';
import { QueryError } from '../../components/QueryError/QueryError.tsx';
import { AdminScreen } from '../../layout/AdminLayout/AdminLayout.tsx';
import { MemberForm } from '../MemberForm.tsx';
import { MemberRow } from '../MemberRow.tsx';
import { OwnPasswordForm } from '../OwnPasswordForm.tsx';
import { liveRegion } from '../../../theme/liveRegion.css.ts';
import { useTeamMutation, type TeamNotice, type OnNotice } from '../useTeamMutation.ts';

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Card as="section" labelledBy={id}>
    <Stack gap="s">
      <Heading level={2} size="label" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);

/** Ends all sessions of the current user. */
const LogOutEverywhere = () => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => adminRequest('DELETE', endpoints.adminSessions),
    onSuccess: clearSession,
  });
  return (
    <>
      <Text tone="soft">{loginWords.everywhereText}</Text>
      <InlineError message={failureOf(error, loginWords.everywhereFailed)} />
      <div>
        <Button variant="secondary" size="compact" loading={isPending} onClick={() => mutate()}>
          {loginWords.everywhere}
        </Button>
      </div>
    </>
  );
};

const AddMember = ({ onNotice }: { onNotice: OnNotice }) => {
  const { mutate, ...request } = useTeamMutation(
    (person: NewMember) => adminFetch(memberSchema, 'POST', endpoints.adminTeam, person),
    ({ name }) => ({ title: fillIn(memberChangeWords.added, { name }), text: memberChangeWords.reminder }),
    onNotice,
  );
  return (
    <MemberForm
      id="new-member"
      label={words.add}
      action={memberWords.add}
      {...request}
      onSave={({ password = '', ...person }, reset) => mutate({ ...person, password }, { onSuccess: () => reset() })}
    />
  );
};

const OwnerForm = ({ owner, onNotice }: Pick<Team, 'owner'> & { onNotice: OnNotice }) => {
  const { mutate, ...request } = useTeamMutation(
    (profile: NewOwnerProfile) => adminFetch(ownerProfile, 'PUT', `${endpoints.adminTeam}/owner`, profile),
    ({ name }) => ({ title: fillIn(memberChangeWords.owner, { name }) }),
    onNotice,
  );
  return (
    <MemberForm
      id="owner"
      label={words.you}
      member={owner}
      withoutPassword
      action={memberWords.save}
      {...request}
      onSave={({ name, email }) => mutate({ name, email })}
    />
  );
};

/** The screen for the team. The owner adds people, changes them and switches them off. */
export const TeamManager = () => {
  const team = useQuery(teamQuery);
  const { data } = team;
  const [notice, setNotice] = useState<TeamNotice>();
  const isOwner = data?.you.isOwner ?? false;

  return (
    <AdminScreen title={words.title}>
      <div role="status" className={liveRegion}>
        {notice && (
          <Alert tone="success" title={notice.title}>
            {notice.text && <p>{notice.text}</p>}
          </Alert>
        )}
      </div>
      <QueryError query={team} fallback={words.failed} />
      {data && (
        <Columns split="first" align="start">
          <Part id="team-title" title={words.members}>
            {data.members.length === 0 && <Text>{words.none}</Text>}
            <ul role="list" id="list">
              {data.members.map((member) => (
                <MemberRow key={member.id} member={member} changeable={isOwner} onNotice={setNotice} />
              ))}
            </ul>
            {!isOwner && <Text tone="soft">{words.ownerOnly}</Text>}
          </Part>
          <Stack gap="l">
            {isOwner ? (
              <>
                <Part id="add-title" title={words.add}>
                  <AddMember onNotice={setNotice} />
                </Part>
                <Part id="owner-title" title={words.you}>
                  <OwnerForm owner={data.owner} onNotice={setNotice} />
                </Part>
              </>
            ) : (
              <Part id="own-password-title" title={words.password}>
                <OwnPasswordForm onNotice={setNotice} />
              </Part>
            )}
            <Part id="everywhere-title" title={words.logins}>
              <LogOutEverywhere />
            </Part>
          </Stack>
        </Columns>
      )}
    </AdminScreen>
  );
};
