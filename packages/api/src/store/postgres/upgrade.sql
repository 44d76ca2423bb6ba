-- Sets aside what the version before, commit cdf78eec, has stored, and drops its schema: that of this version takes its place.
create temporary table old_leads on commit drop as select kind, entity, submission, state from leads;
create temporary table old_files on commit drop as table files;
create temporary table old_settings on commit drop as select * from settings where name <> 'clock-confirmed';
create temporary table old_tables on commit drop as table small_tables;

-- Nonces last an hour, and limits were counted by address.
drop table deliveries, files, lead_counts, leads, rate_limits, search_words, settings, small_tables, used_nonces;
drop function count_leads;
drop sequence lead_changes;
