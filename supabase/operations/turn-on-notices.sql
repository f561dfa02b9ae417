-- Sends the number of new submissions to a chat every five minutes. Replace the address by that of your chat's incoming webhook.
-- `select * from cron.job_run_details order by start_time desc limit 5` shows the last runs.
create extension if not exists pg_net with schema extensions;
create extension if not exists pg_cron with schema pg_catalog;
insert into private.settings values ('staff_webhook', 'https://hooks.example.com/…') on conflict (name) do update set value = excluded.value;
select cron.schedule('notify staff', '*/5 * * * *', $$ select private.notify_staff() $$);
select cron.schedule('delete old job runs', '0 4 * * *', $$ delete from cron.job_run_details where end_time < now() - interval '7 days' $$);
