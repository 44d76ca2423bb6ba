'use client';

import { endpoints } from '@hvac/content/model';
import { loginWords } from '@hvac/content/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureOf } from '../../../api/ApiError.ts';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { adminRequest, teamQuery } from '../../api.ts';
import { clearSession } from '../../auth/adminToken.ts';
import { QueryError } from '../../inbox/QueryError/QueryError.tsx';
import { AdminScreen } from '../../layout/AdminLayout/AdminLayout.tsx';
import { MemberForm } from '../MemberForm.tsx';
import { MemberRow } from '../MemberRow/MemberRow.tsx';
import { OwnPassword } from '../OwnPassword.tsx';
import * as css from '../team.css.ts';
import { useTeamChanges } from '../useTeamChanges.ts';

const passwordReminder = 'Give them their password now. You won’t be able to see it again.';

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

interface News {
  title: string;
  text?: string;
}

/** The screen for the team. The owner adds people, changes them and switches them off. */
export const TeamManager = () => {
  const team = useQuery(teamQuery);
  const { data } = team;
  const { add, change, changeOwner, choose } = useTeamChanges();
  const [news, setNews] = useState<News>();
  const isOwner = data?.you.isOwner ?? false;

  /** Resolves to true when it succeeded. Errors show beside their button. */
  const report = async <Done,>(done: Promise<Done>, wordsOf: (done: Done) => News) => {
    const words = await done.then(wordsOf, () => undefined);
    setNews(words);
    return words !== undefined;
  };

  return (
    <AdminScreen title="Team">
      <div role="status">
        {news && (
          <Alert tone="success" title={news.title}>
            {news.text && <p>{news.text}</p>}
          </Alert>
        )}
      </div>
      <QueryError query={team} fallback="We couldn’t load the team. Please try again." />
      {data && (
        <div className={css.team}>
          <Part id="team-title" title="Office team">
            {data.members.length === 0 && (
              <Text>Nobody yet. When people have their own password, their notes and changes show their name.</Text>
            )}
            <ul id="list" className={css.list}>
              {data.members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  changeable={isOwner}
                  request={change.about?.member.id === member.id ? change : { ...change, failure: undefined }}
                  onSwitch={(isActive) =>
                    void report(change.run({ member, change: { isActive } }), ({ name }) =>
                      isActive
                        ? { title: `${name} can log in again` }
                        : { title: `${name} is switched off`, text: 'They’re logged out everywhere.' },
                    )
                  }
                  onSave={(values) =>
                    report(change.run({ member, change: values }), ({ name }) =>
                      values.password === undefined
                        ? { title: `${name} was changed` }
                        : { title: `${name} has a new password`, text: passwordReminder },
                    )
                  }
                />
              ))}
            </ul>
            {!isOwner && <Text tone="soft">Only the owner can add people or switch them off.</Text>}
          </Part>
          <Stack gap="l">
            {isOwner ? (
              <Part id="add-title" title="Add a person">
                <MemberForm
                  id="new-member"
                  label="Add a person"
                  action="Add person"
                  request={add}
                  onSave={({ password = '', ...person }) =>
                    report(add.run({ ...person, password }), ({ name }) => ({
                      title: `${name} can log in`,
                      text: passwordReminder,
                    }))
                  }
                />
              </Part>
            ) : (
              <Part id="own-password-title" title="Your password">
                <OwnPassword
                  request={choose}
                  onSave={(values) => report(choose.run(values), () => ({ title: 'Your password has been changed' }))}
                />
              </Part>
            )}
            {isOwner && (
              <Part id="owner-title" title="You">
                <MemberForm
                  id="owner"
                  label="You"
                  member={data.owner}
                  withoutPassword
                  action="Save"
                  request={changeOwner}
                  onSave={async ({ name, email }) => {
                    await report(changeOwner.run({ name, email }), (owner) => ({ title: `You are ${owner.name}` }));
                    return false;
                  }}
                />
              </Part>
            )}
            <Part id="everywhere-title" title="Your logins">
              <LogOutEverywhere />
            </Part>
          </Stack>
        </div>
      )}
    </AdminScreen>
  );
};
