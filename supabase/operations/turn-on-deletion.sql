-- Calls `private.delete_expired` on the first of each month. If you change the periods in src/content/legal/owner.ts, change the
-- function too, by a new migration.
create extension if not exists pg_cron with schema pg_catalog;
select cron.schedule('delete expired rows', '0 3 1 * *', 'select private.delete_expired()');
