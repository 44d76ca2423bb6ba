-- From the schema of the version before, commit cdf78eec. All leads are written anew after it, and then get their indexes.
drop trigger leads_inserted on leads;
drop trigger leads_gone on leads;
drop trigger leads_updated_from on leads;
drop trigger leads_updated_to on leads;
drop function count_leads;
drop table lead_counts, deliveries, search_words;

drop index leads_in_order, leads_to_see, leads_by_status, leads_by_kind, leads_suspect, leads_by_assignee, leads_to_follow,
  leads_by_email, leads_by_phone, leads_deleted, leads_newest, leads_sent, leads_searched;
alter table leads
  drop column email, drop column phone, drop column mail_due, drop column resends, drop column sent_at, drop column newest_at,
  drop column numbers,
  add column person_keys text[] not null default '{}',
  add column urgent boolean not null default false,
  add column closed_at bigint,
  add column office_due bigint,
  add column acknowledgment_due bigint,
  add column webhook_due bigint,
  add column assignment_due bigint;
alter table leads alter column person_keys drop default, alter column urgent drop default;

-- They last an hour.
drop table used_nonces;
delete from settings where name = 'clock-confirmed';
-- Their keys were addresses.
truncate rate_limits;
