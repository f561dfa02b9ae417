-- On the first of each month deletes what the privacy policy no longer keeps; `private.delete_expired` says what. Change the
-- periods there by a migration of your own if src/content/legal/owner.ts gives others.
create extension if not exists pg_cron with schema pg_catalog;
select cron.schedule('delete expired rows', '0 3 1 * *', 'select private.delete_expired()');
