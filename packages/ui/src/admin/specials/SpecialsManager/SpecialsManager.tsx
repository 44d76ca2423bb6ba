'use client';

import type { CompanyFacts } from '@hvac/content/model';
import type { Schedule } from '../../../api-client/schedule.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormNotice } from '../../../forms/FormNotice/FormNotice.tsx';
import { useToday } from '../../../specials/useToday.ts';
import { AdminShell } from '../../AdminShell/AdminShell.tsx';
import { useAdminToken } from '../../useAdminToken.ts';
import { AllSpecials } from '../AllSpecials/AllSpecials.tsx';
import { DayPreview, type DayPreviewProps } from '../DayPreview/DayPreview.tsx';
import { DeletedSpecials } from '../DeletedSpecials/DeletedSpecials.tsx';
import { GapWarning } from '../GapWarning/GapWarning.tsx';
import { SpecialFormCard } from '../SpecialForm/SpecialFormCard.tsx';
import { news as newsBox } from './SpecialsManager.css.ts';
import { useSpecialsManager } from './useSpecialsManager.ts';

export interface SpecialsManagerProps extends Pick<DayPreviewProps, 'fallbacks' | 'noOffers' | 'recent' | 'contact'> {
  company: Pick<CompanyFacts, 'name' | 'shortName' | 'tagline' | 'phone' | 'license'>;
  /** Waits for midnight. Tests bring their own. */
  schedule?: Schedule;
}

/** The office's screen for specials: what it changes, visitors see at once. */
export const SpecialsManager = ({ company, schedule, contact, ...page }: SpecialsManagerProps) => {
  const { logOut } = useAdminToken();
  const today = useToday(schedule);
  const { list, deleted, news, newsRef, form, table, restoring, bringBack } = useSpecialsManager();
  const { key, ...formSettings } = form;
  const { undo } = news ?? {};
  return (
    <AdminShell company={company} title="Manage Specials" onLogout={logOut}>
      {list.data && <GapWarning specials={list.data} today={today} />}
      <SpecialFormCard key={key} {...formSettings} today={today} issuer={company} contact={contact} />
      <div data-news="" role={news?.tone === 'error' ? 'alert' : 'status'} className={newsBox}>
        {news && (
          <FormNotice ref={newsRef} tone={news.tone} title={news.title}>
            {news.text && <p>{news.text}</p>}
            {undo && (
              <div>
                <Button variant="secondary" size="compact" onClick={() => bringBack(undo)}>
                  Undo
                </Button>
              </div>
            )}
          </FormNotice>
        )}
      </div>
      <AllSpecials query={list} today={today} {...table} />
      {deleted.length > 0 && (
        <DeletedSpecials specials={deleted} today={today} onRestore={bringBack} restoring={restoring} />
      )}
      {list.data && <DayPreview {...page} specials={list.data} today={today} issuer={company} contact={contact} />}
    </AdminShell>
  );
};
