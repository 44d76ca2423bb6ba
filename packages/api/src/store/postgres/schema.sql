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

create index leads_in_order on leads (received_at desc, id desc) where not deleted;
create index leads_by_status on leads (status, received_at desc, id desc) where not deleted;
create index leads_unread on leads (received_at desc, id desc) where unread and not deleted;
create index leads_suspect on leads (received_at desc, id desc) where suspect and not deleted;
create index leads_by_assignee on leads (assignee, received_at desc, id desc) where not deleted;
create index leads_to_follow on leads (follow_up) where follow_up is not null and not deleted;
create index leads_urgent on leads (received_at desc, id desc) where urgent and status = 'new' and not deleted;
create index leads_by_person on leads using gin (person_keys);
create index leads_due on leads (received_at desc, id desc)
  where office_due is not null or acknowledgment_due is not null or webhook_due is not null or assignment_due is not null;
create index leads_stuck on leads (id) where stuck;
create index leads_closed on leads (closed_at) where closed_at is not null;
create index leads_deleted on leads (deleted_at) where deleted;
create index leads_changed on leads (changed);
create index leads_searched on leads using gin (searched gin_trgm_ops);

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

-- The small tables have the fields of `tables.ts` as columns. `position` is the order of insertion.
create table specials (
  position integer not null,
  id text primary key,
  title text not null,
  description text not null,
  discount text not null,
  terms text not null,
  "expirationDate" text not null,
  "printURL" text,
  "isActive" boolean not null,
  "startDate" text,
  "order" integer not null,
  "createdAt" text not null,
  version integer not null,
  "deletedAt" text
);
create table users (
  position integer not null,
  id text primary key,
  username text not null,
  email text,
  password text not null,
  "isActive" boolean not null,
  "createdAt" text not null,
  version integer not null
);
create table owner (position integer not null, name text primary key, email text);
create table service_areas (
  position integer not null,
  id text primary key,
  "cityName" text not null,
  "pageUrl" text,
  "isActive" boolean not null
);
create table sessions (
  position integer not null,
  "tokenHash" text primary key,
  "userId" text not null,
  credential text not null,
  "createdAt" bigint not null,
  "expiresAt" bigint not null
);
create table used_nonces (
  position integer not null,
  nonce text primary key,
  until bigint not null
);

-- Grow with each change of a small table, so that servers read one again only after that.
create table table_versions (name text primary key, version bigint not null);
