-- Sends staff a message, without personal data, to the incoming webhook of a chat. Does nothing until the setting 'staff_webhook'
-- holds its address: supabase/operations/turn-on-notices.sql. The key `text` suits Slack and Mattermost; Discord wants `content`.
create function private.tell_staff(message text) returns void
language plpgsql set search_path = '' as $$
declare
  webhook constant text := (select value from private.settings where name = 'staff_webhook');
begin
  if webhook is not null and message is not null then
    perform net.http_post(url := webhook, body := jsonb_build_object('text', message));
  end if;
end $$;

-- Runs every five minutes. Ends a minute ago, as a row is dated by the beginning of its transaction.
create function private.tell_of_requests() returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  until constant timestamptz := date_trunc('minute', now()) - interval '1 minute';
begin
  perform private.tell_staff((
    select 'New in the inbox: ' || string_agg(format('%s of the kind "%s"', number, kind), ', ' order by kind)
    from (
      -- A new row's reply is due later than now: the index on `due` finds it.
      select kind, count(*) as number from private.submissions
      where handled_at is null and due > now() and received >= until - interval '5 minutes' and received < until and kind <> 'referral'
      group by kind
    ) as arrived
  ));
end $$;

-- A full hour, and far more requests of a kind than usual, one sentence each.
create function private.troubles() returns setof text
language sql set search_path = '' set timezone = 'UTC' as $$
  select format('%s was full in the hour from %s UTC on: requests were refused.', stored_in, to_char(hour, 'HH24:MI'))
  from private.row_counts as counted join private.row_limits as allowed on scope = sender
  where hour >= date_trunc('hour', now()) - interval '1 hour' and (counted.rows >= allowed.rows or counted.bytes >= allowed.bytes)
  union all
  select format('%s of the kind "%s" within a day, where %s are usual.', today, kind, ceil(usual))
  from (
    select kind, count(*) filter (where received > now() - interval '1 day') as today,
      count(*) filter (where received <= now() - interval '1 day') / 28.0 as usual
    from private.submissions where received > now() - interval '29 days' group by kind
  ) as days
  where today >= 50 and today > 5 * usual
$$;

-- Deletes what the privacy policy no longer keeps (src/content/legal/owner.ts). `handled_at` counts as the last contact. Write
-- `client` into `status` where a contract came of it, `paid` where an order was paid, and any word but `pending` for a referral code
-- that was used, as its credit never expires. Runs once a month after supabase/operations/turn-on-deletion.sql.
create function private.delete_expired() returns void
language sql set search_path = '' as $$
  delete from public.consultation_requests where greatest(created_at, handled_at)
    < now() - case status when 'client' then interval '2 years' else interval '12 months' end;
  delete from public.contact_submissions where greatest(created_at, handled_at)
    < now() - case status when 'client' then interval '2 years' else interval '12 months' end;
  delete from public.database_orders where greatest(created_at, handled_at)
    < now() - case status when 'paid' then interval '2 years' else interval '12 months' end;
  delete from public.referrals where status = 'pending' and created_at < now() - interval '12 months';
  delete from public.student_profiles where greatest(created_at, handled_at) < now() - interval '12 months';
  delete from public.consultant_applications where greatest(created_at, handled_at) < now() - interval '12 months';
$$;
