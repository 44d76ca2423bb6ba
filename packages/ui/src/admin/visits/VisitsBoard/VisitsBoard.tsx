'use client';

import { endpoints, formatCalendarDate, type CalendarDate } from '@hvac/content/model';
import type { VisitRefusal, Visits, VisitWeek } from '@hvac/content/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { AdminGate } from '../../auth/RequireAuth/RequireAuth.tsx';
import { adminRequest } from '../../auth/adminRequest.ts';
import { useAdminToken } from '../../auth/useAdminToken.ts';
import { useTeam } from '../../auth/useTeam.ts';
import { LoadFailure } from '../../inbox/QueryError/QueryError.tsx';
import { AdminShell, type AdminShellProps } from '../../layout/AdminLayout/AdminLayout.tsx';
import { columns, columnWords, pagesOf, refusalsOf, refusalWords, sumOf } from '../weekNumbers.ts';
import { NumberTable } from './NumberTable.tsx';
import * as css from './VisitsBoard.css.ts';

export type VisitsBoardProps = Pick<AdminShellProps, 'company' | 'screens'>;

const nameOf = (week: string) => formatCalendarDate(week as CalendarDate);
/** Half a year is shown: its weeks are told apart without the year. */
const shortNameOf = (week: string) => nameOf(week).replace(/, \d{4}$/, '');
const numberWords = columns.map((column) => columnWords[column]);

/** One week: its pages, and why forms were not taken. */
const Week = ({ week }: { week: VisitWeek }) => {
  const refusals = refusalsOf(week);
  return (
    <>
      <NumberTable
        labelledBy="pages-title"
        columns={['Page', ...numberWords]}
        rows={pagesOf(week).map(({ path, numbers }) => ({
          name: path === 'other' ? 'Other addresses' : path,
          numbers,
        }))}
      />
      <Heading level={3} size="label" id="refused-title">
        Forms that were not taken
      </Heading>
      {refusals.length === 0 ? (
        <Text tone="soft">None this week.</Text>
      ) : (
        <NumberTable
          labelledBy="refused-title"
          columns={['Why', 'Times']}
          rows={refusals.map(({ about, count }) => ({ name: refusalWords[about as VisitRefusal], numbers: [count] }))}
        />
      )}
    </>
  );
};

const Board = (frame: VisitsBoardProps) => {
  const { logOut } = useAdminToken();
  const { data: team } = useTeam();
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: [endpoints.adminVisits],
    queryFn: async () => (await (await adminRequest('GET', endpoints.adminVisits)).json()) as Visits,
    staleTime: 60_000,
  });
  const [chosen, setChosen] = useState<string>();
  const weeks = data?.weeks ?? [];
  const shown = weeks.find(({ week }) => week === chosen) ?? weeks[0];

  return (
    <AdminShell {...frame} title="Visits" you={team?.you.name} onLogout={logOut}>
      <div className={css.board}>
        {isError && (
          <LoadFailure
            error={error}
            fallback="The numbers could not be loaded. Please try again."
            stale={data !== undefined}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && !shown && <Text>Nobody has opened a page yet.</Text>}
        {shown && (
          <div className={css.cards}>
            <Card as="section" labelledBy="weeks-title" padding="snug">
              <div className={css.part}>
                <Heading level={2} size="label" id="weeks-title">
                  Week by week
                </Heading>
                <NumberTable
                  labelledBy="weeks-title"
                  columns={['Week of', ...numberWords, 'Refused']}
                  rows={weeks.map((week) => ({
                    name: shortNameOf(week.week),
                    numbers: [...columns, 'refused' as const].map((what) => sumOf(week, what)),
                  }))}
                />
              </div>
            </Card>
            <Card as="section" labelledBy="pages-title" padding="snug">
              <div className={css.part}>
                <Heading level={2} size="label" id="pages-title">
                  Page by page
                </Heading>
                <SelectField
                  id="week"
                  name="week"
                  label="Week of"
                  initial={shown.week}
                  options={weeks.map(({ week }) => ({ value: week, label: nameOf(week) }))}
                  onChange={({ target }) => setChosen(target.value)}
                />
                <Week week={shown} />
              </div>
            </Card>
          </div>
        )}
        <Text size="small" tone="soft">
          How often a page was opened, its number tapped, its form begun, and sent. Pages are counted, not people.
        </Text>
      </div>
    </AdminShell>
  );
};

/** What works, for the owner: pages opened, calls tapped, forms begun, sent and not taken, by the week. Behind the login. */
export const VisitsBoard = (props: VisitsBoardProps) => (
  <AdminGate>
    <Board {...props} />
  </AdminGate>
);
