'use client';

import type { AdminSpecial, CalendarDate, CompanyFacts } from '@hvac/content/model';
import { manageSpecialsWords, specialsScreenWords as words } from '@hvac/content/words';
import { fillInElements } from '../../../components/private/fillIn.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useToday } from '../../../specials/useToday.ts';
import { serverClockAhead } from '../../serverClock.ts';
import { QueryError } from '../../components/QueryError/QueryError.tsx';
import { AdminScreen } from '../../layout/AdminLayout/AdminLayout.tsx';
import { desktopOnly } from '../../layout/widths.css.ts';
import { DayPreview, type DayPreviewProps } from '../DayPreview/DayPreview.tsx';
import { GapWarning } from '../GapWarning/GapWarning.tsx';
import { SpecialForm } from '../SpecialForm/SpecialForm.tsx';
import { newSpecial } from '../formTarget.ts';
import { useIsChanging } from '../useAdminSpecials.ts';
import { liveRegion } from '../../../theme/liveRegion.css.ts';
import * as css from './SpecialsManager.css.ts';
import { SpecialRow } from './SpecialRow.tsx';
import { SpecialsScreenContext, type SpecialNotice } from './SpecialsScreen.ts';
import { SpecialsTable } from './SpecialsTable.tsx';
import { useSpecialsManager } from './useSpecialsManager.ts';

interface AllSpecialsProps {
  /** The list as it loads, with its error. */
  query: ReturnType<typeof useSpecialsManager>['list'];
  /** The day in the company's time zone. */
  today: CalendarDate;
}

/** The list of specials, and why it could not be loaded. */
const AllSpecials = ({ query, query: { data, isFetching }, today }: AllSpecialsProps) => (
  <Card as="section" labelledBy="all-specials-title">
    <Stack>
      <Heading level={2} size="card" id="all-specials-title">
        {manageSpecialsWords.all}
      </Heading>
      <QueryError query={query} fallback={words.offline} />
      <div role="status">
        {!data && isFetching && <Text>{manageSpecialsWords.loading}</Text>}
        {data?.length === 0 && <Text>{manageSpecialsWords.none}</Text>}
      </div>
      {data && data.length > 0 && <Text tone="soft">{manageSpecialsWords.ending}</Text>}
      {data && data.length > 0 && <SpecialsTable specials={data} today={today} />}
    </Stack>
  </Card>
);

interface DeletedSpecialsProps {
  /** Latest first. */
  specials: readonly AdminSpecial[];
  /** The day in the company's time zone. */
  today: CalendarDate;
}

/** Deleted specials, which can be restored. */
const DeletedSpecials = ({ specials, today }: DeletedSpecialsProps) => (
  <Card as="section" tone="band" labelledBy="deleted-title">
    <Heading level={2} size="card" id="deleted-title">
      {words.deleted}
    </Heading>
    <Text tone="soft">{words.deletedText}</Text>
    <ul role="list">
      {specials.map((special) => (
        <li key={special.id}>
          <SpecialRow special={special} today={today} />
        </li>
      ))}
    </ul>
  </Card>
);

const UndoButton = ({ id, run }: NonNullable<SpecialNotice['undo']>) => (
  <Button variant="secondary" size="compact" loading={useIsChanging(id)} onClick={run}>
    {words.undo}
  </Button>
);

export interface SpecialsManagerProps extends Pick<DayPreviewProps, 'fallbacks' | 'noOffers' | 'recent'> {
  /** The company whose coupons are previewed. */
  company: CompanyFacts;
}

/** The screen for specials. Visitors see each change at once. */
export const SpecialsManager = ({ company, ...page }: SpecialsManagerProps) => {
  const today = useToday(undefined, serverClockAhead());
  const { list, deleted, notice, noticeRef, form, screen, isOpen, listRef } = useSpecialsManager();
  const listSide = isOpen ? desktopOnly : undefined;
  const { key, ...formSettings } = form;
  return (
    <AdminScreen
      title={manageSpecialsWords.title}
      aside={
        <div className={listSide}>
          <Button data-command="new" size="compact" onClick={() => screen.open(newSpecial.key)}>
            {fillInElements(words.new, { rest: <span className={css.rest}>{words.newRest}</span> })}
          </Button>
        </div>
      }
    >
      <div data-notice="" role={notice?.tone === 'error' ? 'alert' : 'status'} className={liveRegion}>
        {notice && (
          <Alert ref={noticeRef} tone={notice.tone} title={notice.title}>
            {notice.text && <p>{notice.text}</p>}
            {notice.undo && (
              <div>
                <UndoButton {...notice.undo} />
              </div>
            )}
          </Alert>
        )}
      </div>
      <Columns align="start">
        <div id="list" ref={listRef} className={listSide}>
          <SpecialsScreenContext value={screen}>
            <Stack gap="l">
              {list.data && <GapWarning specials={list.data} today={today} />}
              <AllSpecials query={list} today={today} />
              {deleted.length > 0 && <DeletedSpecials specials={deleted} today={today} />}
            </Stack>
          </SpecialsScreenContext>
        </div>
        <div className={isOpen ? undefined : desktopOnly}>
          <SpecialForm key={key} {...formSettings} today={today} company={company} />
        </div>
      </Columns>
      {list.data && (
        <div className={listSide}>
          <DayPreview key={today} {...page} specials={list.data} today={today} company={company} />
        </div>
      )}
    </AdminScreen>
  );
};
