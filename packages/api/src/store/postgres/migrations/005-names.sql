-- Words of the names in a lead, as the program folds them: a name with a typo is looked for among them.
alter table leads add column names text[] not null default '{}';

-- Nothing that is counted changes.
alter table leads disable trigger user;
update leads set names = coalesce((
  select array_agg(word) from regexp_split_to_table(lower(concat_ws(' ', entity ->> 'firstName', entity ->> 'lastName',
    entity ->> 'friendFirstName', entity ->> 'friendLastName')), '[^[:alpha:]]+') word where length(word) >= 5), '{}');
alter table leads enable trigger user;

create index leads_named on leads using gin (names);
