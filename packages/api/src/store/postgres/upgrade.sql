-- From schema 4, which searched numbers apart from texts. All leads are written anew.
update leads set searched = searched || E'\n' || replace(numbers, ' ', E'\n') where numbers <> '';
alter table leads drop column numbers, drop column sender_keys, drop column sent_at;
drop index leads_office_due, leads_acknowledgment_due, leads_webhook_due, leads_assignment_due;
create index leads_due on leads (received_at desc, id desc)
  where office_due is not null or acknowledgment_due is not null or webhook_due is not null or assignment_due is not null;
create index leads_searched on leads using gin (searched gin_trgm_ops);
