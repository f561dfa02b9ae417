-- Five minutes past each hour sends what `private.troubles()` finds to the chat of `tell-staff.sql`: a flooded hour, an inbox that
-- fails or is slow, far more requests of a kind than usual.
create extension if not exists pg_cron with schema pg_catalog;
select cron.schedule('watch', '5 * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'new_request_hook'),
    body := jsonb_build_object('text', string_agg(trouble, E'\n'))
  ) from private.troubles() as trouble having count(*) > 0;
$$);
