-- A message to the incoming webhook of a chat when a request comes in: no personal data, at most one message a minute.
-- Put the webhook's address into the second statement. `{"text": …}` suits Slack and Mattermost; Discord wants `content`.
create extension if not exists pg_net with schema extensions;
select vault.create_secret('https://hooks.example.com/…', 'new_request_hook');

create table private.notices (last_sent timestamptz not null);
insert into private.notices values ('-infinity');

create function private.tell_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- No visitor waits for another: where the row is locked, another one's message is on its way.
  perform from private.notices where last_sent < now() - interval '1 minute' for update skip locked;
  if found then
    update private.notices set last_sent = now();
    perform net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'new_request_hook'),
      body := jsonb_build_object('text', 'New in ' || tg_table_name || ', received ' ||
        to_char(new.created_at at time zone 'Europe/Brussels', 'DD Mon HH24:MI') ||
        ' in Antwerp. More may follow within the minute. See the inbox.')
    );
  end if;
  return null;
exception when others then
  -- The request is stored even if no message can be sent.
  raise warning 'nobody was told of a new row in %: %', tg_table_name, sqlerrm;
  return null;
end $$;
revoke execute on function private.tell_staff() from public;

create trigger tell_staff after insert on public.consultation_requests
  for each row execute function private.tell_staff();
create trigger tell_staff after insert on public.contact_submissions
  for each row execute function private.tell_staff();
create trigger tell_staff after insert on public.database_orders
  for each row execute function private.tell_staff();
create trigger tell_staff after insert on public.student_profiles
  for each row execute function private.tell_staff();
create trigger tell_staff after insert on public.consultant_applications
  for each row execute function private.tell_staff();
