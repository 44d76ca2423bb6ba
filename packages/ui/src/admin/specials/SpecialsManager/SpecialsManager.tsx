'use client';

import type { CompanyFacts, LinkItem } from '@hvac/content/model';
import { manageSpecialsWords } from '@hvac/content/words';
import { Button } from '../../../components/Button/Button.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { useToday } from '../../../specials/useToday.ts';
import { AdminLayout } from '../../layout/AdminLayout/AdminLayout.tsx';
import { useTeam } from '../../auth/useTeam.ts';
import { useAdminToken } from '../../auth/useAdminToken.ts';
import { AllSpecials } from '../AllSpecials/AllSpecials.tsx';
import { DayPreview, type DayPreviewProps } from '../DayPreview/DayPreview.tsx';
import { DeletedSpecials } from '../DeletedSpecials/DeletedSpecials.tsx';
import { GapWarning } from '../GapWarning/GapWarning.tsx';
import { SpecialFormCard } from '../SpecialForm/SpecialFormCard.tsx';
import * as css from './SpecialsManager.css.ts';
import { useSpecialsManager, type SpecialsAddress } from './useSpecialsManager.ts';

export interface SpecialsManagerProps
  extends SpecialsAddress, Pick<DayPreviewProps, 'fallbacks' | 'noOffers' | 'recent'> {
  company: CompanyFacts;
  /** The office's screens, and their paths. */
  screens: readonly LinkItem[];
}

/** The office's screen for specials: what it changes, visitors see at once. */
export const SpecialsManager = ({ company, screens, search, onSearchChange, ...page }: SpecialsManagerProps) => {
  const { logOut } = useAdminToken();
  const today = useToday();
  const { list, deleted, news, newsRef, form, table, restoring, bringBack, isOpen, listRef, onNew } =
    useSpecialsManager({
      search,
      onSearchChange,
    });
  const listSide = isOpen ? `${css.list} ${css.behind}` : css.list;
  const { key, ...formSettings } = form;
  return (
    <AdminLayout
      company={company}
      screens={screens}
      title={manageSpecialsWords.title}
      aside={
        <div className={isOpen ? css.behind : undefined}>
          <Button data-command="new" size="compact" onClick={onNew}>
            New <span className={css.rest}>special</span>
          </Button>
        </div>
      }
      you={useTeam().data?.you.name}
      onLogout={logOut}
    >
      <div data-news="" role={news?.tone === 'error' ? 'alert' : 'status'} className={css.news}>
        {news && (
          <Alert ref={newsRef} tone={news.tone} title={news.title}>
            {news.text && <p>{news.text}</p>}
            {news.undo && (
              <div>
                <Button variant="secondary" size="compact" onClick={news.undo}>
                  Undo
                </Button>
              </div>
            )}
          </Alert>
        )}
      </div>
      <div className={css.panes}>
        <div ref={listRef} className={listSide}>
          {list.data && <GapWarning specials={list.data} today={today} />}
          <AllSpecials query={list} today={today} {...table} />
          {deleted.length > 0 && (
            <DeletedSpecials specials={deleted} today={today} onRestore={bringBack} restoring={restoring} />
          )}
        </div>
        <div className={isOpen ? css.form : `${css.form} ${css.behind}`}>
          <SpecialFormCard key={key} {...formSettings} today={today} company={company} />
        </div>
      </div>
      {list.data && (
        <div className={listSide}>
          <DayPreview {...page} specials={list.data} today={today} company={company} />
        </div>
      )}
    </AdminLayout>
  );
};
