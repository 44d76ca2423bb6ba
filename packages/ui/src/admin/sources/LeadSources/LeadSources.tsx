'use client';

import { endpoints, leadSources, localDay, type LeadSource } from '@hvac/content/model';
import { sourceWords } from '@hvac/content/words';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { adminFetch } from '../../api.ts';
import { QueryError } from '../../components/QueryError/QueryError.tsx';
import { formatNumber } from '../../../components/private/formatNumber.ts';
import { useDownload } from '../../useDownload.ts';
import { AdminScreen } from '../../layout/AdminLayout/AdminLayout.tsx';
import * as css from './LeadSources.css.ts';
import { serverTime } from '../../serverClock.ts';

const sourcesQuery = queryOptions({
  queryKey: [endpoints.adminSources],
  queryFn: () => adminFetch(leadSources, 'GET', endpoints.adminSources),
  staleTime: 0,
});

/** @param month "2026-11". Its middle is in that month in every time zone. */
const formatMonth = (month: string, parts: Intl.DateTimeFormatOptions) =>
  new Date(`${month}-15`).toLocaleDateString('en-US', parts);

const columns = ['leads', 'booked', 'quoted', 'lost', 'earned'] as const;
type Column = (typeof columns)[number];
type Counts = Pick<LeadSource, Column>;

const sum = (rows: readonly Counts[]): Counts =>
  Object.fromEntries(columns.map((column) => [column, rows.reduce((total, row) => total + row[column], 0)])) as Record<
    Column,
    number
  >;
const count = (rows: readonly LeadSource[]) => formatNumber(sum(rows).leads);

/** "google, heat-pumps-fall", the site that led here, or "Direct". The pages they came to are in the CSV. */
const nameOf = ({ source, campaign, referrer }: LeadSource) =>
  [source || referrer.replace(/^www\./, '') || sourceWords.direct, campaign].filter(Boolean).join(', ');

interface SourceRowProps {
  /** Where the leads came from. */
  name: string;
  /** How many leads came, and what became of them. */
  counts: Counts;
  /** Leads of all sources. */
  all: number;
}

const SourceRow = ({ name, counts, all }: SourceRowProps) => (
  <tr>
    <th scope="row">
      <bdi>{name}</bdi>
    </th>
    <td>{formatNumber(counts.leads)}</td>
    <td>{all > 0 && `${Math.round((100 * counts.leads) / all)}%`}</td>
    <td>{formatNumber(counts.booked)}</td>
    <td className={css.wide}>{formatNumber(counts.quoted)}</td>
    <td className={css.wide}>{formatNumber(counts.lost)}</td>
    <td className={css.wide}>{counts.earned > 0 && `$${formatNumber(counts.earned)}`}</td>
  </tr>
);

/** One row a source, the one with the most leads first. */
const SourceTable = ({ rows }: { rows: readonly LeadSource[] }) => {
  const total = sum(rows);
  const sources = [...new Set(rows.map(nameOf))]
    .map((name) => ({ name, counts: sum(rows.filter((row) => nameOf(row) === name)) }))
    .sort((one, other) => other.counts.leads - one.counts.leads);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {sourceWords.columns.map((title, index) => (
            <th key={title} scope="col" className={index > 3 ? css.wide : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((row) => (
          <SourceRow key={row.name} {...row} all={total.leads} />
        ))}
      </tbody>
      <tfoot>
        <SourceRow name={sourceWords.total} counts={total} all={total.leads} />
      </tfoot>
    </table>
  );
};

/** Of the highest bar, in px. */
const chartHeight = 96;

/** Leads by month as bars, oldest first. The list of months says the same in words. */
const MonthChart = ({ months, shown }: { months: readonly [string, number][]; shown: string | undefined }) => {
  const most = Math.max(...months.map(([, leads]) => leads));
  return (
    <div aria-hidden="true" className={css.chart}>
      {[...months].reverse().map(([month, leads]) => (
        <span key={month} className={month === shown ? css.shownMonth : css.month}>
          {formatNumber(leads)}
          <span className={css.bar} style={{ height: (chartHeight * leads) / most }} />
          {formatMonth(month, { month: 'short' })}
        </span>
      ))}
    </div>
  );
};

/** Where leads came from, by month, and what became of them. */
export const LeadSources = () => {
  const sources = useQuery(sourcesQuery);
  const { data } = sources;
  const csv = useDownload(sourceWords.exportFailed);
  const [chosen, setChosen] = useState<string>();
  const all = data?.rows ?? [];
  const months = [...new Set(all.map(({ month }) => month))];
  const [latest] = months;
  const shown = chosen !== undefined && months.includes(chosen) ? chosen : latest;
  const rowsOf = (wanted: string | undefined) => all.filter(({ month }) => month === wanted);
  return (
    <AdminScreen title={sourceWords.title}>
      <QueryError query={sources} fallback={sourceWords.failed} />
      {data && (
        <Card as="section" id="list">
          {latest === undefined ? (
            <Text>{sourceWords.none}</Text>
          ) : (
            <Stack>
              <div className={css.head}>
                <SelectField
                  // A select keeps its choice when a new month takes the first place.
                  key={latest}
                  id="month"
                  name="month"
                  label={sourceWords.month}
                  options={months.map((value) => ({
                    value,
                    label: fillIn(sourceWords.monthOption, {
                      month: formatMonth(value, { month: 'long', year: 'numeric' }),
                      leads: count(rowsOf(value)),
                    }),
                  }))}
                  defaultValue={shown ?? latest}
                  onChange={({ target }) => setChosen(target.value)}
                />
                <Button
                  variant="secondary"
                  size="compact"
                  loading={csv.busy}
                  onClick={() =>
                    csv.start({ url: `${endpoints.adminSources}.csv`, name: `sources-${localDay(serverTime())}.csv` })
                  }
                >
                  {csv.busy ? sourceWords.exporting : sourceWords.export}
                </Button>
              </div>
              <InlineError message={csv.failure} />
              <MonthChart months={months.map((month) => [month, sum(rowsOf(month)).leads])} shown={shown} />
              <SourceTable rows={rowsOf(shown)} />
            </Stack>
          )}
        </Card>
      )}
    </AdminScreen>
  );
};
