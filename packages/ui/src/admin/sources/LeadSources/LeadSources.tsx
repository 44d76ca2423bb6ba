'use client';

import { endpoints, localDay, sourceColumns, type LeadSource, type LeadSources as Sources } from '@hvac/content/model';
import { sourceWords } from '@hvac/content/words';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { adminFetch } from '../../api.ts';
import { QueryError } from '../../inbox/QueryError/QueryError.tsx';
import { useDownload } from '../../inbox/useDownload.ts';
import { AdminScreen } from '../../layout/AdminLayout/AdminLayout.tsx';
import * as css from './LeadSources.css.ts';

const sourcesQuery = queryOptions({
  queryKey: [endpoints.adminSources],
  queryFn: () => adminFetch<Sources>('GET', endpoints.adminSources),
  staleTime: 0,
});

const names = Object.keys(sourceColumns) as (keyof typeof sourceColumns)[];
// For the middle of a month, which is in that month in every time zone.
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const count = (rows: readonly LeadSource[]) => rows.reduce((sum, { leads }) => sum + leads, 0).toLocaleString('en-US');

const SourceTable = ({ rows }: { rows: readonly LeadSource[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll it (WCAG 2.1.1)
  <div className={css.scroller} tabIndex={0} role="region" aria-label={sourceWords.title}>
    <table className={css.table}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {sourceColumns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {names.map((name) => (
              <td key={name}>
                <bdi>{name === 'leads' ? row.leads.toLocaleString('en-US') : row[name]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Where leads came from, by month: campaigns, referrers and pages. */
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
                  id="month"
                  name="month"
                  label={sourceWords.month}
                  options={months.map((value) => ({
                    value,
                    label: `${monthFormat.format(new Date(`${value}-15`))} (${count(rowsOf(value))})`,
                  }))}
                  defaultValue={latest}
                  onChange={({ target }) => setChosen(target.value)}
                />
                <Button
                  variant="secondary"
                  size="compact"
                  loading={csv.busy}
                  onClick={() =>
                    csv.start({ url: `${endpoints.adminSources}.csv`, name: `sources-${localDay(Date.now())}.csv` })
                  }
                >
                  {csv.busy ? sourceWords.exporting : sourceWords.export}
                </Button>
              </div>
              <InlineError message={csv.failure} />
              <SourceTable rows={rowsOf(shown)} />
            </Stack>
          )}
        </Card>
      )}
    </AdminScreen>
  );
};
