-- Search needs trigrams, and the distance between words; the owner of a database may add these extensions.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create sequence lead_changes;

-- The JSON columns hold the lead; json, unlike jsonb, keeps the order of fields. The other columns are written with it, so
-- that queries and indexes need not read JSON.
create table leads (
  id text collate "C" primary key,
  kind text not null,
  received_at bigint not null,
  nonce text not null unique,
  -- What identifies the sender, and everybody whom the lead is about.
  sender_keys text[] not null,
  person_keys text[] not null,
  entity json not null,
  submission json not null,
  state json not null,
  status text not null,
  unread boolean not null,
  suspect boolean not null,
  follow_up text collate "C",
  -- The id of a user, or "owner".
  assignee text collate "C",
  deleted boolean not null,
  deleted_at bigint,
  -- When something is due on a channel, in milliseconds since 1970; null when nothing is.
  office_due bigint,
  acknowledgment_due bigint,
  webhook_due bigint,
  assignment_due bigint,
  stuck boolean not null,
  sent_at bigint,
  newest_at bigint not null,
  searched text not null,
  numbers text not null,
  changed bigint not null default nextval('lead_changes')
);

create index leads_in_order on leads (received_at desc, id desc) where not deleted;
-- One for each view of the inbox, in its order. They are partial, so an insert changes few of them.
create index leads_to_see on leads (received_at desc, id desc)
  where not deleted and (unread or status not in ('done', 'spam'));
create index leads_by_status on leads (status, received_at desc, id desc) where not deleted and status <> 'new';
create index leads_by_kind on leads (kind, received_at desc, id desc) where not deleted;
create index leads_suspect on leads (received_at desc, id desc) where not deleted and suspect;
create index leads_by_assignee on leads (assignee, received_at desc, id desc)
  where assignee is not null and not deleted;
create index leads_to_follow on leads (follow_up) where follow_up is not null and not deleted;
create index leads_by_sender on leads using gin (sender_keys);
create index leads_by_person on leads using gin (person_keys);
create index leads_deleted on leads (deleted_at) where deleted;
create index leads_newest on leads (newest_at) where newest_at > received_at or deleted;
create index leads_office_due on leads (received_at desc, id desc) where office_due is not null;
create index leads_acknowledgment_due on leads (received_at desc, id desc) where acknowledgment_due is not null;
create index leads_webhook_due on leads (received_at desc, id desc) where webhook_due is not null;
create index leads_assignment_due on leads (received_at desc, id desc) where assignment_due is not null;
create index leads_sent on leads (sent_at) where sent_at is not null;
create index leads_searched on leads using gin (searched gin_trgm_ops, numbers gin_trgm_ops);

-- Counts of leads: counting a million of them for every poll of the inbox takes a quarter of a second. Triggers append
-- deltas, so that concurrent inserts never wait for one row. A count is the sum of the deltas.
create table lead_counts (
  kind text not null,
  status text not null,
  unread boolean not null,
  suspect boolean not null,
  follow_up text collate "C",
  stuck boolean not null,
  deleted boolean not null,
  leads bigint not null,
  -- Sum of the numbers of their last changes.
  changes bigint not null
);

-- The argument is 1 for inserted rows and -1 for deleted rows. An update is both.
create function count_leads() returns trigger language plpgsql as $$
begin
  insert into lead_counts
    select kind, status, unread, suspect, follow_up, stuck, deleted,
      tg_argv[0]::bigint * count(*), tg_argv[0]::bigint * sum(changed)
    from counted group by 1, 2, 3, 4, 5, 6, 7;
  if exists (select from counted where changed % 512 = 0) then
    -- Compacts the deltas. A second transaction that does so waits, and finds what is left.
    with gone as (delete from lead_counts returning *)
    insert into lead_counts
      select kind, status, unread, suspect, follow_up, stuck, deleted, sum(leads), sum(changes)
      from gone group by 1, 2, 3, 4, 5, 6, 7 having sum(leads) <> 0;
  end if;
  return null;
end $$;

create trigger leads_inserted after insert on leads
  referencing new table as counted for each statement execute function count_leads('1');
create trigger leads_gone after delete on leads
  referencing old table as counted for each statement execute function count_leads('-1');
create trigger leads_updated_from after update on leads
  referencing old table as counted for each statement execute function count_leads('-1');
create trigger leads_updated_to after update on leads
  referencing new table as counted for each statement execute function count_leads('1');

-- Words in leads, which correct typos in searches. `seen` is when the newest lead with the word came, to the day.
create table search_words (
  word text collate "C" primary key,
  seen bigint not null
);
create index search_words_near on search_words using gist (word gist_trgm_ops);

create table files (
  name text primary key,
  lead text collate "C" not null references leads on delete cascade,
  bytes bytea not null
);
create index files_by_lead on files (lead);
-- Not compressed: PDF and DOCX are compressed already.
alter table files alter column bytes set storage external;

-- Nonces of captcha tokens that were answered wrong.
create table used_nonces (
  nonce text primary key,
  digest text not null,
  until bigint not null
);

-- One row a table: they are small, and change as a whole.
create table small_tables (
  name text primary key,
  version bigint not null,
  rows json not null
);

create table settings (
  name text primary key,
  value text not null
);

-- As rate-limiter-flexible needs it. Unlogged: a crash of the database may empty it.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
