-- How many leads stand how: counting a million of them whenever the inbox is asked takes a quarter of a second. What comes
-- and goes is written below what was written before, so that leads that come at once wait for nobody; the sums are what
-- there is, and now and then take the place of their rows.
create table lead_counts (
  kind text not null,
  status text not null,
  unread boolean not null,
  suspect boolean not null,
  follow_up text collate "C",
  mail_due boolean not null,
  stuck boolean not null,
  removed boolean not null,
  leads bigint not null,
  -- Sum of the numbers of their last changes.
  changes bigint not null
);

-- Its argument is 1 for leads that came and -1 for leads that went. A change is both.
create function count_leads() returns trigger language plpgsql as $$
begin
  insert into lead_counts
    select kind, status, unread, suspect, follow_up, mail_due, attempts > 0, removed_at is not null,
      tg_argv[0]::bigint * count(*), tg_argv[0]::bigint * sum(changed)
    from counted group by 1, 2, 3, 4, 5, 6, 7, 8;
  if exists (select from counted where changed % 512 = 0) then
    -- Whoever sums at once waits, and finds the rest.
    with gone as (delete from lead_counts returning *)
    insert into lead_counts
      select kind, status, unread, suspect, follow_up, mail_due, stuck, removed, sum(leads), sum(changes)
      from gone group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(leads) <> 0;
  end if;
  return null;
end $$;

create trigger leads_came after insert on leads
  referencing new table as counted for each statement execute function count_leads('1');
create trigger leads_went after delete on leads
  referencing old table as counted for each statement execute function count_leads('-1');
create trigger leads_changed_from after update on leads
  referencing old table as counted for each statement execute function count_leads('-1');
create trigger leads_changed_to after update on leads
  referencing new table as counted for each statement execute function count_leads('1');

-- From here on nothing is written to the leads until this is done.
insert into lead_counts
  select kind, status, unread, suspect, follow_up, mail_due, attempts > 0, removed_at is not null, count(*), sum(changed)
  from leads group by 1, 2, 3, 4, 5, 6, 7, 8;

-- Each view of the inbox in its order, however few of all leads it has. A new lead is in few of these.
drop index leads_counted;
create index leads_to_see on leads (received_at desc, id desc)
  where removed_at is null and (unread or status not in ('done', 'spam'));
create index leads_by_status on leads (status, received_at desc, id desc) where removed_at is null and status <> 'new';
create index leads_by_kind on leads (kind, received_at desc, id desc) where removed_at is null;
create index leads_suspect on leads (received_at desc, id desc) where removed_at is null and suspect;
create index leads_newest on leads (newest_at) where newest_at > received_at or removed_at is not null;
create index leads_sent on leads (sent_at) where sent_at is not null;
