-- Leads that the webhook is still to be told of.
alter table leads add column webhook_due boolean not null default false;
create index leads_with_webhook on leads (received_at desc, id desc) where webhook_due and removed_at is null;
