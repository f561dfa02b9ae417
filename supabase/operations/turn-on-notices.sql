-- Tells staff in a chat when requests come in, within five minutes, and of troubles, once an hour. Put the address of the chat's
-- incoming webhook into the setting. `select * from cron.job_run_details order by start_time desc limit 5` tells how it went.
create extension if not exists pg_net with schema extensions;
create extension if not exists pg_cron with schema pg_catalog;
insert into private.settings values ('staff_webhook', 'https://hooks.example.com/…');
select cron.schedule('tell of requests', '*/5 * * * *', $$ select private.tell_of_requests() $$);
select cron.schedule('tell of troubles', '5 * * * *', $$ select private.tell_staff(string_agg(trouble, E'\n')) from private.troubles() as trouble $$);
select cron.schedule('forget old runs', '0 4 * * *', $$ delete from cron.job_run_details where end_time < now() - interval '7 days' $$);
