import { leadWords } from '@hvac/content/words';
import { useQuery } from '@tanstack/react-query';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { otherLeadsQuery } from '../../api.ts';
import { useInbox } from '../InboxContext.ts';
import { onPlainClick } from '../LeadList/LeadRow.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { formatAge, longTime } from '../time.ts';
import { formatCount, formatSubject } from '../format.ts';
import * as css from './OtherLeads.css.ts';

/** Other leads of the same person. Renders nothing while loading, or when there are none. */
export const OtherLeads = ({ id }: { id: string }) => {
  const { now, hrefOf, onOpen } = useInbox();
  const { data } = useQuery(otherLeadsQuery(id));
  if (!data || data.leads.length === 0) return null;
  const { leads, more } = data;
  return (
    <details>
      <summary className={css.summary}>
        {fillIn(more ? leadWords.moreOthers : leadWords.others, { leads: formatCount(leads.length, 'otherLead') })}
      </summary>
      <ul role="list">
        {leads.map((lead) => (
          <li key={lead.id}>
            <a href={hrefOf(lead.id)} className={css.link} onClick={onPlainClick(() => onOpen(lead.id))}>
              <span dir="auto" className={css.wants}>
                {formatSubject(lead)}
              </span>
              <time dateTime={lead.receivedAt} title={longTime(lead.receivedAt, now)} className={css.time}>
                {formatAge(lead.receivedAt, now)}
              </time>
              <StatusMark kind={lead.kind} status={lead.status} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
