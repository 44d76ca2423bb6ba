-- Searching any part of a text needs trigrams; the owner of a database may add this extension.
create extension if not exists pg_trgm;

create sequence lead_changes;

-- What was said (the form's order is kept: json, not jsonb), how it came and how it stands. The columns below these tell of
-- them what is asked for; the program writes them with the lead.
create table leads (
  id text collate "C" primary key,
  kind text not null,
  received_at bigint not null,
  nonce text not null unique,
  -- Of the sender, as they are compared.
  email text collate "C",
  phone text collate "C",
  entity json not null,
  intake json not null,
  state json not null,
  status text not null,
  unread boolean not null,
  suspect boolean not null,
  follow_up text collate "C",
  removed_at bigint,
  mail_due boolean not null,
  attempts integer not null,
  resends integer not null,
  sent_at bigint,
  newest_at bigint not null,
  searched text not null,
  numbers text not null,
  changed bigint not null default nextval('lead_changes'),
  mail_by text,
  mail_until bigint
);

create index leads_in_order on leads (received_at desc, id desc) where removed_at is null;
create index leads_with_mail on leads (received_at, id) where mail_due and removed_at is null;
create index leads_to_follow on leads (follow_up) where follow_up is not null and removed_at is null;
create index leads_of_email on leads (email) where removed_at is null;
create index leads_of_phone on leads (phone) where removed_at is null;
create index leads_removed on leads (removed_at) where removed_at is not null;
create index leads_searched on leads using gin (searched gin_trgm_ops, numbers gin_trgm_ops);
-- All that is counted, so that counting reads no lead.
create index leads_counted on leads
  (removed_at, suspect, unread, status, follow_up, received_at, newest_at, sent_at, mail_due, attempts, changed);

create table files (
  name text primary key,
  lead text collate "C" not null references leads on delete cascade,
  bytes bytea not null
);
create index files_of_leads on files (lead);
-- Applications are packed already.
alter table files alter column bytes set storage external;

-- Captcha tokens that wrong answers have spent.
create table spent_nonces (
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

create table secrets (
  name text primary key,
  value text not null
);

-- As rate-limiter-flexible wants it. A crash of the database may empty it.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
