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
