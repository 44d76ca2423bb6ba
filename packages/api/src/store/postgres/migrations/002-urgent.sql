-- Whether the text names an emergency: the inbox puts these on top.
alter table leads add column urgent boolean not null default false;

-- Leads of before, by the main words. The server writes the column with the next change of a lead.
update leads set urgent = true
where status not in ('done', 'spam') and kind <> 'career-application'
  and concat(entity ->> 'message', entity ->> 'comments') ~*
    '\y(emergenc|urgent|gas\y|smok|burn|carbon monoxide|no (heat|cool|a/?c\y|air\y)|baby|infant|newborn|elderly|oxygen|hospice)';

-- Few leads are both: the inbox asks for them with every page.
create index leads_urgent on leads (received_at desc, id desc) where not deleted and urgent and status = 'new';
