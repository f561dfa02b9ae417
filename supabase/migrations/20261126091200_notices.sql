-- Tells a chat how many submissions of each kind came in, without personal data and without referrals, which need no answer. A cron
-- job calls it every five minutes (supabase/operations/turn-on-notices.sql). Does nothing until the setting 'staff_webhook' holds the
-- address of the chat's webhook.
create function private.notify_staff() returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  webhook constant text := (select value from private.settings where name = 'staff_webhook');
  -- A minute ago: `received` is the start of the transaction, which may not have committed yet.
  until constant timestamptz := now() - interval '1 minute';
  -- The `until` of the last run, so that the rows of a run that was left out are counted by the next one.
  since constant timestamptz := coalesce(
    (select value::timestamptz from private.settings where name = 'notified_until'), until - interval '5 minutes'
  );
  arrived text;
begin
  if webhook is null then
    return;
  end if;
  -- A row is due after it is received: the index on `due` finds it.
  select string_agg(format('%s of the kind "%s"', number, kind), ', ' order by kind) into arrived
  from (
    select kind, count(*) as number from private.submissions
    where handled_at is null and due > since and received >= since and received < until and kind <> 'referral'
    group by kind
  ) as counted;
  if arrived is not null then
    -- Slack and Mattermost read the key `text`. For Discord docs/deploy.md says what to change.
    perform net.http_post(url := webhook, body := jsonb_build_object('text', 'New in the inbox: ' || arrived));
  end if;
  insert into private.settings values ('notified_until', until) on conflict (name) do update set value = excluded.value;
end $$;
