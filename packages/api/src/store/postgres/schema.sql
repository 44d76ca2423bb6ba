-- Search compares trigrams; the owner of a database may add this extension.
create extension if not exists pg_trgm;

create sequence lead_changes;

-- The JSON columns hold the lead; json, unlike jsonb, keeps the order of fields. The other columns are written with it, so
-- that queries and indexes need not read JSON. Times are in milliseconds since 1970.
create table leads (
  id text collate "C" primary key,
  nonce text not null unique,
  kind text not null,
  entity json not null,
  submission json not null,
  state json not null,
  received_at bigint not null,
  -- What identifies everybody whom the lead is about.
  person_keys text[] not null,
  status text not null,
  unread boolean not null,
  suspect boolean not null,
  urgent boolean not null,
  follow_up text collate "C",
  -- The id of a user, or "owner".
  assignee text collate "C",
  closed_at bigint,
  deleted boolean not null,
  deleted_at bigint,
  -- When something is due on a channel; null when nothing is.
  office_due bigint,
  acknowledgment_due bigint,
  webhook_due bigint,
  assignment_due bigint,
  stuck boolean not null,
  searched text not null,
  -- Of the last change: a later one finds out that somebody else was faster.
  changed bigint not null default nextval('lead_changes')
);

-- Not compressed: PDF and DOCX are compressed already.
create table files (
  name text primary key,
  lead text collate "C" not null references leads on delete cascade,
  bytes bytea storage external not null
);
create index files_by_lead on files (lead);

create table settings (name text primary key, value text not null);

-- As rate-limiter-flexible needs it. Unlogged: a crash of the database may empty it. Keys are hashes.
create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
