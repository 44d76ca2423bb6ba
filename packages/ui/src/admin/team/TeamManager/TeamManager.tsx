'use client';

import type { Member, MemberChange } from '@hvac/content/model';
import { useState } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { RequireAuth } from '../../auth/RequireAuth/RequireAuth.tsx';
import { LogOutEverywhere } from '../../auth/LogOutEverywhere.tsx';
import { useAdminToken } from '../../auth/useAdminToken.ts';
import { useTeam } from '../../auth/useTeam.ts';
import { QueryError } from '../../inbox/QueryError/QueryError.tsx';
import { AdminLayout, type AdminLayoutProps } from '../../layout/AdminLayout/AdminLayout.tsx';
import { MemberForm } from '../MemberForm.tsx';
import { MemberRow } from '../MemberRow/MemberRow.tsx';
import { OwnPassword } from '../OwnPassword.tsx';
import * as css from '../team.css.ts';
import { useTeamChanges } from '../useTeamChanges.ts';

export type TeamManagerProps = Pick<AdminLayoutProps, 'company' | 'screens'>;

const passOn = 'Give them their password now: it cannot be shown again.';

const Manager = (frame: TeamManagerProps) => {
  const { logOut } = useAdminToken();
  const { data, isError, isFetching, error, refetch } = useTeam();
  const { add, change, choose } = useTeamChanges();
  const [news, setNews] = useState<{ title: string; text?: string }>();
  const isOwner = data?.you.isOwner ?? false;

  /** Resolves to whether it was done; why not is told beside what was pressed. */
  const tell = <Done,>(done: Promise<Done>, wordsOf: (done: Done) => { title: string; text?: string }) =>
    done.then(
      (value) => {
        setNews(wordsOf(value));
        return true;
      },
      () => {
        setNews(undefined);
        return false;
      },
    );
  const changeWords = ({ password }: MemberChange) => {
    return ({ name }: Member) =>
      password === undefined ? { title: `${name} was changed` } : { title: `${name} has a new password`, text: passOn };
  };

  return (
    <AdminLayout {...frame} title="Team" you={data?.you.name} onLogout={logOut}>
      <div role="status">
        {news && (
          <Alert tone="success" title={news.title}>
            {news.text && <p>{news.text}</p>}
          </Alert>
        )}
      </div>
      {isError && (
        <QueryError
          error={error}
          fallback="The team could not be loaded. Please try again."
          stale={data !== undefined}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className={css.team}>
          <Card as="section" labelledBy="team-title">
            <div className={css.part}>
              <Heading level={2} size="label" id="team-title">
                People of the office
              </Heading>
              {data.members.length === 0 && (
                <Text>Nobody yet. With a password of their own, people’s notes and changes carry their name.</Text>
              )}
              <ul className={css.list}>
                {data.members.map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    changeable={isOwner}
                    busy={change.busy}
                    failure={change.about === member.id ? change.failure : undefined}
                    onSwitch={(isActive) =>
                      void tell(change.run({ member, change: { isActive } }), ({ name }) =>
                        isActive
                          ? { title: `${name} can log in again` }
                          : { title: `${name} is switched off`, text: 'They are logged out everywhere.' },
                      )
                    }
                    onSave={(values) => tell(change.run({ member, change: values }), changeWords(values))}
                  />
                ))}
              </ul>
              {!isOwner && <Text tone="soft">The owner adds people, and switches them off.</Text>}
            </div>
          </Card>
          <div className={css.column}>
            {!isOwner && (
              <Card as="section" labelledBy="own-password-title">
                <div className={css.part}>
                  <Heading level={2} size="label" id="own-password-title">
                    Your password
                  </Heading>
                  <OwnPassword
                    busy={choose.busy}
                    failure={choose.failure}
                    onSave={(values) => tell(choose.run(values), () => ({ title: 'Your password is changed' }))}
                  />
                </div>
              </Card>
            )}
            {isOwner && (
              <Card as="section" labelledBy="add-title">
                <div className={css.part}>
                  <Heading level={2} size="label" id="add-title">
                    Add a person
                  </Heading>
                  <MemberForm
                    id="new-member"
                    label="Add a person"
                    action="Add person"
                    busy={add.busy}
                    failure={add.failure}
                    onSave={({ name: added, password = '' }) =>
                      tell(add.run({ name: added, password }), ({ name }) => ({
                        title: `${name} can log in`,
                        text: passOn,
                      }))
                    }
                  />
                </div>
              </Card>
            )}
            <Card as="section" labelledBy="everywhere-title">
              <div className={css.part}>
                <Heading level={2} size="label" id="everywhere-title">
                  Your logins
                </Heading>
                <LogOutEverywhere />
              </div>
            </Card>
          </div>
        </div>
      )}
    </AdminLayout>
  );
};

/** The office's people: made, changed and switched off by the owner. Behind the login. */
export const TeamManager = (props: TeamManagerProps) => (
  <RequireAuth>
    <Manager {...props} />
  </RequireAuth>
);
