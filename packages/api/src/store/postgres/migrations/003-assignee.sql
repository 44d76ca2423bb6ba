-- Who is to see to a lead: the id of a user, or "owner".
alter table leads add column assignee text collate "C";
create index leads_of_people on leads (assignee, received_at desc, id desc) where assignee is not null and removed_at is null;
