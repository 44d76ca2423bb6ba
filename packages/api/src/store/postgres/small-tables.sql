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
create table table_versions (name text primary key, version bigint not null default 0);
insert into table_versions (name)
  values ('specials'), ('users'), ('owner'), ('service_areas'), ('sessions'), ('used_nonces');
