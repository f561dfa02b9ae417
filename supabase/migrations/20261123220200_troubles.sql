-- What staff should look at, one sentence each: a flooded hour, an inbox that fails or is slow, far more requests of a kind
-- than on a usual day. No personal data; docs/deploy.md has it sent to a chat.
create function private.troubles() returns setof text
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  asked_at constant timestamptz := clock_timestamp();
begin
  return query
    select format('%s was flooded in the hour from %s UTC on: others were refused.', a.stored_in, to_char(a.hour, 'HH24:MI'))
    from private.arrivals as a join private.arrival_limits as l using (stored_in)
    where a.hour >= date_trunc('hour', now()) - interval '1 hour' and a.sender = '00000000-0000-0000-0000-000000000000'
      and a.weight + a.free >= l.from_everybody
    order by a.hour, a.stored_in;

  begin
    perform max(length(inbox::text)) from (select * from public.staff_inbox order by due, received, id limit 1000) as inbox;
    if clock_timestamp() > asked_at + interval '2 seconds' then
      return next 'The inbox took longer than 2 seconds.';
    end if;
  exception when others or query_canceled then
    return next 'The inbox fails: ' || sqlerrm;
  end;

  return query
    select format('%s of the kind "%s" within a day, where %s are usual.', today, kind, ceil(usual))
    from (
      select kind, count(*) filter (where received > now() - interval '1 day') as today,
        count(*) filter (where received <= now() - interval '1 day') / 28.0 as usual
      from private.submissions where received > now() - interval '29 days' group by kind
    ) as days
    where today >= 50 and today > 5 * usual
    order by kind;
end $$;
revoke execute on function private.troubles() from public;
